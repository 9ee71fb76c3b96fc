import type { ReactNode } from "react";
import { StillPart, type StillPartProps } from "./still-part";
import { stillParts } from "./still-parts";

interface Props extends StillPartProps {
  /** Plain elements and components of the server that ask for nothing while they are drawn; none of the browser's. */
  children: ReactNode;
}

/**
 * A part of the page in which the browser's script never changes an element by React: what it shows is drawn on the
 * server and is no part of the copy that the framework sends beside the markup (docs/decisions/180). The same contents
 * for everybody who is given that name.
 */
export function Still({ children, ...part }: Props) {
  stillParts.set(part.name, children);
  return <StillPart {...part} />;
}
