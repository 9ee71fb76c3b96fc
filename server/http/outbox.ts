import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { uuidSchema } from "@/lib/contract/primitives";
import type { KeptMail } from "@/server/mails/outbox";

/** The mails that this shop keeps instead of sending them. */
export interface Outbox {
  list(): Promise<KeptMail[]>;
  find(id: string): Promise<KeptMail | null>;
}

/** A letter is shown as it is, and does nothing: no script, no address of its own. */
const HEADERS = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "content-security-policy": "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 62rem; margin: 2rem auto; padding: 0 1.25rem }
li { margin: .75rem 0 } small { display: block } pre { white-space: pre-wrap; overflow-wrap: anywhere }`;

const page = (title: string, body: unknown) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;

const listPage = (mails: KeptMail[]) =>
  page(
    "Outbox",
    mails.length === 0
      ? html`<p>No mail was written yet.</p>`
      : html`<ul>
          ${mails.map(
            ({ id, kind, created_at, letter }) =>
              html`<li>
                <a href="/api/outbox/${id}">${letter.subject}</a>
                <small>${kind} to ${letter.to.join(", ")}, ${created_at.toISOString()}</small>
              </li>`,
          )}
        </ul>`,
  );

const mailPage = ({ id, letter: { sender, to, replyTo, subject, text, attachment, unsubscribe } }: KeptMail) =>
  page(
    subject,
    html`<p>From ${sender} to ${to.join(", ")}${replyTo && `, answers to ${replyTo}`}</p>
      ${unsubscribe && html`<p>Unsubscribes at ${unsubscribe}</p>`}
      <p><a href="/api/outbox/${id}/html">As HTML</a> · <a href="/api/outbox">All mails</a></p>
      <h2>Text</h2>
      <pre tabindex="0">${text}</pre>
      ${
        attachment &&
        html`<h2>${attachment.filename}</h2>
          <pre tabindex="0">${attachment.content}</pre>`
      }`,
  );

/** What the letter brings along, a mail program would put in by itself. */
const htmlOf = ({ letter: { html: letter, code } }: KeptMail): string =>
  code ? letter.replaceAll(`cid:${code.cid}`, `data:image/png;base64,${code.png}`) : letter;

/** Mails in the browser, for those who work on the shop; without an outbox none of these addresses is there. */
export function outboxRoutes(app: Hono, outbox: Outbox | null): void {
  if (!outbox) return;
  const found = async (context: Context, show: (mail: KeptMail) => Response | Promise<Response>) => {
    const id = uuidSchema.safeParse(context.req.param("id"));
    const mail = id.success ? await outbox.find(id.data) : null;
    return mail ? show(mail) : context.notFound();
  };
  app.get("/api/outbox", async (context) => context.html(listPage(await outbox.list()), 200, HEADERS));
  app.get("/api/outbox/:id", (context) => found(context, (mail) => context.html(mailPage(mail), 200, HEADERS)));
  app.get("/api/outbox/:id/html", (context) => found(context, (mail) => context.html(htmlOf(mail), 200, HEADERS)));
}
