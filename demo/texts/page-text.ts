import type { Text } from "../model";

/** A page of the shop about itself. */
export interface PageText {
  identifier: string;
  title: Text;
  meta: Text;
  content: Text;
  /** Shows where all branches are. */
  map?: boolean;
}
