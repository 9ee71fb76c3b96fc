import { STORABLE } from "@/lib/contract/storable";
import { type Cookie, TYPED_COOKIE, TYPED_SECONDS } from "@/server/call";

/* A browser without script shows a refused form anew: what was typed comes back by a cookie that no script reads. */

/** Of which form, and what its fields held. */
export interface TypedFields {
  form: string;
  fields: Readonly<Record<string, string>>;
}

/** Browsers keep 4,096 bytes of a cookie, its name and what is said of it among them. */
const MAX_COOKIE = 3_800;

/** None where it would be more than a browser keeps: half of what was typed is not what was typed. */
export function typedCookies(typed: TypedFields): Cookie[] {
  const value = Buffer.from(JSON.stringify(typed)).toString("base64url");
  return value.length > MAX_COOKIE ? [] : [{ name: TYPED_COOKIE, value, maxAge: TYPED_SECONDS }];
}

/** Once a form is through, or its writer leaves, nothing of it stays. */
export const noTypedCookies: Cookie[] = [{ name: TYPED_COOKIE, value: "", maxAge: 0 }];

/** What such a cookie holds; of one that was written by somebody else only what a field may show. */
export function readTyped(cookie: string | undefined): TypedFields | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(cookie ?? "", "base64url").toString());
    const { form, fields } = read as Record<string, unknown>;
    if (typeof form !== "string" || typeof fields !== "object" || fields === null) return undefined;
    const kept = Object.entries(fields).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && STORABLE.test(entry[1]),
    );
    return { form, fields: Object.fromEntries(kept) };
  } catch {
    return undefined;
  }
}
