import { html, raw } from "hono/html";
import type { StoreView } from "@/lib/store-views";

/** All in the page itself: a device that keeps it keeps one file, which outlives every build of the shop. */
const STYLE = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif }
body { margin: 0; padding: 1.5rem 1.25rem }
main { max-width: 34rem; margin: 0 auto }
h1 { font-size: 1.25rem; line-height: 1.2; margin: 0 }
h2 { font-size: 1.0625rem; margin: 1.5rem 0 .25rem }
p, ul, dl, dd { margin: 0 }
ul { padding-left: 1.25rem }
.shop { margin-bottom: 1.5rem; font-size: 1.25rem; font-weight: 800; line-height: 1.2 }
.number { font-size: 2rem; font-weight: 700; line-height: 1.2 }
.code { display: block; width: min(18rem, 100%); margin: 1rem 0; border-radius: .5rem; overflow: hidden }
.code svg { display: block; width: 100%; height: auto }
a { color: inherit }
:focus-visible { outline: 3px solid; outline-offset: 2px }`;

interface Frame {
  storeView: StoreView;
  title: string;
  body: ReturnType<typeof html>;
}

/** A page that is shown at the counter: its shop, its title, and what stands below. */
export async function passFrame({ storeView, title, body }: Frame): Promise<string> {
  const page = html`<!doctype html>
    <html lang="${storeView.locale.slice(0, 2)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        <title>${title}</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <p class="shop">${storeView.name}</p>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
  return String(await page);
}
