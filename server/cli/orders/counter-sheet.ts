import { formatInTimeZone } from "date-fns-tz";
import type { OrderAddress, OrderWindow, TurnTime } from "@/lib/contract";
import { serviceTitle } from "@/lib/domain/additional-services";
import { carrierAddress } from "@/lib/domain/address-text";
import { formatMoney } from "@/lib/domain/money";
import type { CounterOrder } from "@/server/services/order/counter";
import { setOf } from "@/server/services/order/export";
import { timeZone } from "@/shop.config";

const moment = (instant: Date): string => formatInTimeZone(instant, timeZone, "HH:mm d-M-yyyy");
/** Money as it is read in a terminal. */
export const crowns = (amount: number): string => formatMoney(amount, "en").replaceAll("\u00a0", " ");

/** For the technician, who alone sets bindings. */
const fittingText = ({ height_cm, weight_kg, foot_mm, level }: CounterOrder["fittings"][number]): string =>
  [
    height_cm && `height ${height_cm} cm`,
    weight_kg && `weight ${weight_kg} kg`,
    foot_mm && `foot ${foot_mm} mm`,
    level && `rides ${level}`,
  ]
    .filter(Boolean)
    .join(", ");

/** By whom, where and when things change hands. */
const wayText = (
  title: string,
  address: OrderAddress | null,
  window: OrderWindow | null | undefined,
  times: readonly TurnTime[] = [],
): string =>
  [
    [title, address && carrierAddress(address)].filter(Boolean).join(": "),
    window && `${window.from}–${window.to}`,
    ...times.map(({ day, time }) => `${day} at ${time}`),
  ]
    .filter(Boolean)
    .join(", ");

/** What somebody has to do about a deposit that a card holds no longer. */
function depositText({ deposit_status: status, deposit }: CounterOrder["order"]): string {
  if (status === "lapsed") return `the hold on the card has ended: take ${crowns(deposit)} at the hand-over`;
  if (status === "lost") return `the hold on the card has ended: ask for ${crowns(deposit)}, then take-deposit`;
  return "";
}

/** A note has lines, none of which may look like a fact of the sheet. */
const INDENT = `\n${" ".repeat(9)}`;

/** An order as a sheet of text: who, what, for how much, and what happened so far. */
export function counterSheet({ order, lines, fittings, log }: CounterOrder): string {
  const { billing, shipping, return: back } = order.addresses;
  const kept = order.deposit_kept > 0 ? `, ${crowns(order.deposit_kept)} kept` : "";
  const card = order.deposit_on_card ? " on a card" : "";
  const facts: [label: string, text: string][] = [
    ["Order", `${order.increment_id} (${order.store_code}), placed ${moment(order.created_at)}`],
    ["State", `${order.status}, payment ${order.payment_status}, deposit ${order.deposit_status}${card}${kept}`],
    ["Partner", order.partner_code ?? ""],
    ["Renter", `${billing.firstname} ${billing.lastname}, ${billing.telephone}, ${order.email}`],
    ["Company", [billing.company, billing.company_id, billing.vat_id].filter(Boolean).join(", ")],
    ["Branch", order.source_id],
    ["Out", wayText(order.shipping_title, shipping, order.addresses.shipping_window, order.addresses.shipping_times)],
    ["Back", wayText(order.return_title, back, order.addresses.return_window, order.addresses.return_times)],
    ["Note", order.user_note],
    ["Total", `${crowns(order.grand_total)} (${order.payment_title}), deposit ${crowns(order.deposit)}`],
    ["Deposit", depositText(order)],
    ["Coupon", order.coupon === null ? "" : `${order.coupon}, ${crowns(order.discount)} off`],
    ["Due", order.due === 0 ? "" : `${crowns(order.due)} at the hand-over`],
    ["Refund", order.refund === null ? "" : crowns(order.refund)],
  ];
  const isAwaited = order.status === "pending_payment" || order.status === "confirmed";
  const things = lines.map((line, index) => {
    const { qty, name, options, services, period_from, period_to, sku, person } = line;
    const size = options.map(({ label, value }) => `${label}: ${value}`).join(", ");
    const set = setOf(line);
    const inSet = set && `in ${set.name} #${set.copy}`;
    const what = [name, size, ...services.map(serviceTitle), person && `for ${person}`, inSet]
      .filter(Boolean)
      .join(", ");
    const given = fittings.find(({ order_line }) => order_line === index + 1);
    const missing = isAwaited && line.fittings.length > 0 ? "measures to be asked for" : "";
    const fitting = given ? fittingText(given) : missing;
    return `  ${qty}× ${what}, ${period_from} to ${period_to} [${sku}]${fitting && `\n     ${fitting}`}`;
  });
  const steps = log.map(({ at, actor, by_whom, subject, event, to_status, amount, note }) => {
    const who = by_whom ? `${actor} ${by_whom}` : actor;
    const details = [amount === null ? "" : crowns(amount), note].filter(Boolean).join(", ");
    return `  ${moment(at)}  ${who}: ${subject} ${event} → ${to_status}${details && ` (${details})`}`;
  });
  return [
    ...facts
      .filter(([, text]) => text !== "")
      .map(([label, text]) => `${label.padEnd(9)}${text.replaceAll("\n", INDENT)}`),
    ...["", "Things", ...things, "", "Steps", ...steps, ""],
  ].join("\n");
}
