import { expect } from "@playwright/test";
import { keptLetter, type KeptLetter } from "./database";

/* Without a mail server a shop keeps its letters: what a customer would find in the mailbox is looked up there. */

/** The newest letter of this kind to this address, once it is there. */
export async function letterTo(email: string, kind: string): Promise<KeptLetter> {
  const find = (): Promise<KeptLetter | undefined> => keptLetter(email, kind);
  await expect.poll(find, { message: `a letter ${kind} to ${email}` }).toBeDefined();
  const letter = await find();
  if (!letter) throw new Error(`there is no letter ${kind} to ${email} any more`);
  return letter;
}

/** Path and query of the link in a letter that leads to an address beginning like this. */
export function linkIn({ text }: KeptLetter, path: string): string {
  const links = [...text.matchAll(/https?:\/\/[^\s>)]+/gu)].map(([address]) => new URL(address));
  const link = links.find(({ pathname }) => pathname.startsWith(path));
  if (!link) throw new Error(`no link to ${path} in:\n${text}`);
  return link.pathname + link.search;
}
