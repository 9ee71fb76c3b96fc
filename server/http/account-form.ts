import type { EndpointName, ShopError } from "@/lib/contract";
import type { OwnGroup } from "@/lib/domain/customer-group";
import type { CallContext, Cookie } from "@/server/call";
import type { CommercePort } from "@/server/commerce/port";

export type Fields = Record<string, string>;
/**
 * What became of a form: where it leads and whose account it opened, or what was refused, of which fields, and where
 * that is said; `anew`: with what the shop has by now, and not with what was typed.
 */
export type Outcome =
  | { to: string; customer?: string; group?: OwnGroup; cookies?: readonly Cookie[]; leavesNothing?: true }
  | { refused: ShopError; back: string; fields?: readonly string[]; anew?: boolean };

export interface Form {
  /** Its limit is this endpoint's. */
  endpoint: EndpointName;
  /** Fields that a browser without script gets back as they were typed; no password is among them. */
  keeps?: readonly string[];
  send(fields: Fields, call: CallContext, commerce: CommercePort): Promise<Outcome>;
}

/** Which fields of a form are wrong: inputs hold their fields at the top, or in one thing that they are of. */
export const fieldsIn = ({ errors = [] }: ShopError): string[] => [
  ...new Set(
    errors.flatMap(({ path }) => {
      const [first = "", second = first, third] = path.split(".");
      // What stands below the street has a field of its own.
      return second === "street" && third === "1" ? "apartment" : second;
    }),
  ),
];

/** The port checks what it is given: a field that is missing is one that is wrong. */
export const given = (fields: Fields, name: string): string => fields[name] ?? "";
