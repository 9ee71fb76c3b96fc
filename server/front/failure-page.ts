import { content as cs } from "@/messages/cs-CZ.json";
import { content as de } from "@/messages/de-DE.json";
import { content as en } from "@/messages/en-US.json";
import { content as it } from "@/messages/it-IT.json";
import { homePath } from "@/lib/routes";
import type { Locale, StoreView } from "@/lib/store-views";

const words: Record<Locale, typeof cs.error> = {
  "cs-CZ": cs.error,
  "en-US": en.error,
  "de-DE": de.error,
  "it-IT": it.error,
};

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string): string => text.replace(/[&<>"]/gu, (character) => escapes[character] ?? character);

const STYLE = `
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif }
body { margin: 0; min-height: 100vh; display: grid; place-items: center }
main { max-width: 34rem; padding: 2rem 1.25rem }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .75rem }
.shop { font-weight: 700; margin: 0 0 2rem }
.ways { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.75rem }
a { display: inline-block; padding: .7rem 1.1rem; border: 1px solid; border-radius: .5rem; color: inherit }
a:focus-visible { outline: 3px solid; outline-offset: 2px }`;

/**
 * What stands in for a page that could not be made: whole without script, styles and database, because any of them may
 * be what is missing.
 */
export function failurePage(storeView: StoreView): string {
  const { title, text, retry, home } = words[storeView.locale];
  return `<!doctype html>
<html lang="${storeView.locale.slice(0, 2)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(`${title} | ${storeView.name}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="shop">${escape(storeView.name)}</p>
<h1>${escape(title)}</h1>
<p>${escape(text)}</p>
<p class="ways"><a href="">${escape(retry)}</a> <a href="${escape(homePath(storeView))}">${escape(home)}</a></p>
</main>
</body>
</html>
`;
}
