/*
 * What was said in a form of the guide, by the address that it stood at: an address tells what was said before it, so
 * the browser's Back would lead to an empty form.
 */
const said = new Map<string, ReadonlyMap<string, string>>();

/** Called by a form of this page as it is sent. */
export const keepSaid = (entries: readonly (readonly [string, string])[]): void =>
  void said.set(window.location.search, new Map(entries));

/** Nothing on the server and in a new document, where the browser fills forms in again by itself. */
export const saidHere = (): ReadonlyMap<string, string> =>
  (typeof window === "undefined" ? undefined : said.get(window.location.search)) ?? new Map<string, string>();

/** Says it again where a field has no other answer of its own. */
export function sayAgain(form: HTMLFormElement): void {
  for (const [name, value] of saidHere()) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList || field instanceof HTMLSelectElement) field.value = value;
  }
}
