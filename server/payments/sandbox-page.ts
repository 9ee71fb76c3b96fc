import { html } from "hono/html";
import type { Pool } from "pg";
import { formatMoney } from "@/lib/domain/money";
import { wordsOf } from "@/lib/i18n/words";
import { withTransaction } from "@/server/db/client";
import { enqueue } from "@/server/repositories/job-queue";
import {
  moveSandboxPayment,
  readSandboxPayment,
  type SandboxRow,
  type SandboxState,
} from "@/server/repositories/sandbox-payments";
import { sandboxPath } from "./sandbox";

/** How long a late notice is late. */
const LATE_MS = 20_000;

interface Act {
  from?: SandboxState;
  to: SandboxState;
  /** When the shop is told of it, each time in milliseconds from now. */
  notices: readonly number[];
  /** Whether the shopper is led back to the shop. */
  returns: boolean;
}

/** What can become of a payment, for whoever tries the shop out. */
const acts = {
  pay: { to: "paid", notices: [0], returns: true },
  pay_late: { to: "paid", notices: [LATE_MS], returns: true },
  pay_twice: { to: "paid", notices: [0, 0], returns: true },
  pay_silently: { to: "paid", notices: [], returns: true },
  decline: { to: "cancelled", notices: [0], returns: true },
  cancel: { to: "cancelled", notices: [], returns: true },
  time_out: { to: "timed_out", notices: [0], returns: false },
  /** Ends what is held, as time does. */
  lapse: { from: "authorized", to: "cancelled", notices: [0], returns: false },
} as const satisfies Record<string, Act>;
type ActName = keyof typeof acts;

const isPaying = (name: ActName): boolean => acts[name].to === "paid";

const isAct = (name: string): name is ActName => Object.hasOwn(acts, name);

/** @returns where the shopper goes next; null for what the page does not know. */
export async function decideSandbox(pool: Pool, ref: string, name: string, now: Date): Promise<string | null> {
  const payment = await readSandboxPayment(pool, ref);
  if (!payment || !isAct(name)) return null;
  const act: Act = acts[name];
  await withTransaction(pool, async (tx) => {
    const to = act.to === "paid" && payment.holds ? "authorized" : act.to;
    if ((await moveSandboxPayment(tx, ref, act.from ?? "open", to)) === 0) return;
    for (const wait of act.notices)
      await enqueue(tx, "notify-sandbox", { ref }, { startAfter: new Date(now.getTime() + wait) });
  });
  return act.returns ? payment.return_url : sandboxPath(ref);
}

const STYLE = `
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif }
body { margin: 0; padding: 2rem 1.25rem }
main { max-width: 34rem; margin: 0 auto }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 .5rem }
.note { border-left: 4px solid #f0b400; padding-left: .75rem; margin: 1.25rem 0 }
.sum { font-size: 2rem; font-weight: 700; margin: 0 }
form { display: grid; gap: .75rem; margin: 1.5rem 0 }
button { font: inherit; text-align: left; padding: .8rem 1rem; border: 1px solid; border-radius: .5rem; cursor: pointer;
  background: none; color: inherit }
button[value=pay] { background: #173b2d; color: #fff; border-color: #173b2d; font-weight: 700 }
details { border-top: 1px solid; padding-top: .75rem }
summary { cursor: pointer; padding: .35rem 0 }
:focus-visible { outline: 3px solid; outline-offset: 2px }`;

const LOCALES = { cs: "cs-CZ", en: "en-US", de: "de-DE", it: "it-IT" } as const;

/** The page of the sandbox, in the shopper's language; null when there is no such payment. */
export async function sandboxPage(pool: Pool, ref: string): Promise<string | null> {
  const payment = await readSandboxPayment(pool, ref);
  return payment && String(await render(payment));
}

function render({ ref, number, amount, state, language, holds, return_url: back }: SandboxRow) {
  const t = (key: string, values?: Record<string, string>): string => wordsOf(language)(`sandbox.${key}`, values);
  const labels = holds ? "holdActs" : "acts";
  const button = (name: ActName) =>
    html`<button name="act" value="${name}">${t(`${isPaying(name) ? labels : "acts"}.${name}`)}</button>`;
  const lapse =
    state === "authorized" ? html`<form method="post" action="${sandboxPath(ref)}">${button("lapse")}</form>` : "";
  const form =
    state === "open"
      ? html`<form method="post" action="${sandboxPath(ref)}">
          ${button("pay")} ${button("decline")} ${button("cancel")}
          <details>
            <summary>${t("more")}</summary>
            <p>${t("moreText")}</p>
            ${button("pay_late")} ${button("pay_twice")} ${button("pay_silently")} ${button("time_out")}
          </details>
        </form>`
      : html`<p role="status">${t(`states.${state}`)}</p>
          ${lapse}`;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${t("title")}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main>
          <h1>${t("title")}</h1>
          <p class="note">${t("note")}</p>
          <p>${t("order", { number })}</p>
          <p class="sum">${formatMoney(amount, LOCALES[language])}</p>
          ${holds ? html`<p>${t("hold")}</p>` : ""} ${form}
          <p><a href="${back}">${t("back")}</a></p>
        </main>
      </body>
    </html>`;
}
