/* Reads what `letter.tsx` draws, whose markup is always whole: elements, what they are told, and their style sheets. */

export interface Element {
  tag: string;
  attributes: Record<string, string>;
  style: Record<string, string>;
  /** Up to the next element. */
  text: string;
}

export interface ReadLetter {
  elements: Element[];
  /** Style sheets for all programs, and what only Outlook reads. */
  sheets: string[];
  forOutlook: string[];
}

const declarations = (style: string): Record<string, string> =>
  Object.fromEntries(
    style
      .split(";")
      .filter((declaration) => declaration.includes(":"))
      .map((declaration) => {
        const [property = "", ...value] = declaration.split(":");
        return [property.trim(), value.join(":").trim()];
      }),
  );

const unescaped = (text: string): string =>
  text
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

export function readLetter(html: string): ReadLetter {
  const forOutlook: string[] = [];
  const sheets: string[] = [];
  const body = html
    .replace(/<!--\[if mso\]>([^]*?)<!\[endif\]-->/gu, (_all, told: string) => {
      forOutlook.push(told);
      return "";
    })
    .replace(/<!--[^]*?-->/gu, "")
    .replace(/(<style[^>]*>)([^]*?)<\/style>/gu, (_all, opening: string, sheet: string) => {
      sheets.push(sheet);
      return opening;
    });
  const elements = [...body.matchAll(/<([a-z][a-z0-9]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>([^<]*)/giu)].map(
    ([, tag = "", told = "", text = ""]): Element => {
      const attributes = Object.fromEntries(
        [...told.matchAll(/([^\s=]+)(?:="([^"]*)")?/gu)].map(([, name = "", value = ""]) => [
          name.toLowerCase(),
          unescaped(value),
        ]),
      );
      return { tag: tag.toLowerCase(), attributes, style: declarations(attributes.style ?? ""), text: unescaped(text) };
    },
  );
  return { elements, sheets, forOutlook };
}
