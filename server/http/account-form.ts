import type { EndpointName, ShopError } from "@/lib/contract";
import type { OwnGroup } from "@/lib/domain/customer-group";
import type { CallContext, Cookie } from "@/server/call";
import type { CommercePort } from "@/server/commerce/port";

export type Fields = Record<string, string>;
/**
 * What became of a form: where it leads and whose account it opened, or what was refused, of which field, and where
 * that is said.
 */
export type Outcome =
  | { to: string; customer?: string; group?: OwnGroup; cookies?: readonly Cookie[]; leavesNothing?: true }
  | { refused: ShopError; back: string; field?: string };

export interface Form {
  /** Its limit is this endpoint's. */
  endpoint: EndpointName;
  send(fields: Fields, call: CallContext, commerce: CommercePort): Promise<Outcome>;
}

/** The port checks what it is given: a field that is missing is one that is wrong. */
export const given = (fields: Fields, name: string): string => fields[name] ?? "";
