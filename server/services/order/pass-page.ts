import { html, raw } from "hono/html";
import type { Day, Order, Source } from "@/lib/contract";
import { carrierAddress, sourceAddress } from "@/lib/domain/address-text";
import { formatDayLong } from "@/lib/domain/formats";
import { orderDues } from "@/lib/domain/order-dues";
import { isHandedOver } from "@/lib/domain/line-days";
import { duesTitle, meetingWord } from "@/lib/domain/meetings";
import { orderPeriods, spokenTurn, type Turn, turnOf } from "@/lib/domain/order-times";
import { turnDays } from "@/lib/domain/turn-times";
import type { Words } from "@/lib/i18n/words";
import { orderPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { codeSvg } from "@/server/images/payment-code";
import { passFrame } from "../pass-frame";

interface PassFacts {
  order: Order;
  /** The branch that hands over, and the one that takes back. */
  source: Source | null;
  returnSource: Source | null;
  storeView: StoreView;
  words: Words;
}

/** What a renter shows at the counter, with what they have to know on the way; null where there is nothing to show. */
export function passPage({ order, source, returnSource, storeView, words }: PassFacts): Promise<string> | null {
  if (!order.pass) return null;
  const { locale } = storeView;
  const t = (key: string, values?: Record<string, string | number>) => words(`order.${key}`, values);
  // Two branches: the telephone of each stands with its own turn.
  const isApart = !order.return_address && returnSource?.id !== source?.id;
  const ring = (branch: Source | null) => branch && html`<p>${t("where.phone")} ${branch.phone}</p>`;
  const turn = (where: string, of: Turn, branch: Source | null) => {
    const carried = of.end === "from" ? order.shipping_address : order.return_address;
    return html`<h2>${t(`where.${meetingWord(order, of.end)}`)}</h2>
      ${turnDays(orderPeriods(order.lines.filter(isHandedOver)), of.end).map(
        (day) => html`<p><strong>${moment(t, locale, day, of)}</strong></p>`,
      )}
      <p>${carried ? carrierAddress(carried) : where}</p>
      ${isApart && ring(branch)}`;
  };
  const at = (branch: Source | null, title: string) => (branch ? `${branch.name}, ${sourceAddress(branch)}` : title);
  const there = (order.shipping_address ? order.shipping_pickup_point : source) ?? null;
  const back = (order.return_address ? order.return_pickup_point : returnSource) ?? null;
  return passFrame({
    storeView,
    title: t("pass.title"),
    body: html`<p class="number">${order.increment_id}</p>
      <div class="code" role="img" aria-label="${t("pass.alt", { number: order.increment_id })}">
        ${raw(codeSvg(order.pass))}
      </div>
      <p>${t("pass.hint")}</p>
      ${turn(at(source, order.shipping_title), turnOf(order, "from", there), source)}
      ${turn(at(returnSource, order.return_title), turnOf(order, "to", back), returnSource)} ${!isApart && ring(source)}
      <h2>${t(`bring.${duesTitle(order)}`)}</h2>
      <ul>
        ${orderDues(order, locale).map(({ key, values }) => html`<li>${t(`bring.${key}`, values)}</li>`)}
      </ul>
      <h2>${t("lines")}</h2>
      <ul>
        ${order.lines.map((line) => html`<li>${thing(line)}</li>`)}
      </ul>
      <p style="margin-top: 1.5rem"><a href="${orderPath(storeView, order.order_id)}">${t("openOrder")}</a></p>`,
  });
}

function moment(t: Words, locale: string, day: Day, turn: Turn): string {
  const { key, values } = spokenTurn(day, turn);
  return t(`where.${key}`, { day: formatDayLong(day, locale), ...values });
}

const thing = ({ qty, name, options, person }: Order["lines"][number]): string =>
  [`${qty}× ${name}`, ...options.map(({ value }) => value), person].filter(Boolean).join(", ");
