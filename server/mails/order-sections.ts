import type { Order, OrderAddress, OrderLine, Period, Source } from "@/lib/contract";
import { serviceTitle } from "@/lib/domain/additional-services";
import { carrierAddress, directionsTo, sourceAddress, telephoneLink } from "@/lib/domain/address-text";
import { groupOrderSets } from "@/lib/domain/cart-sets";
import { cancellationTerms } from "@/lib/domain/cancellation";
import { depositTerm } from "@/lib/domain/deposit-hold";
import { eachDay } from "@/lib/domain/days";
import { formatDayLong } from "@/lib/domain/formats";
import { hasDays, isHandedOver, isRentAlone, spokenDays } from "@/lib/domain/line-days";
import { formatMoney } from "@/lib/domain/money";
import { duesTitle, meetingWord } from "@/lib/domain/meetings";
import { openingWord, spokenHoursOn } from "@/lib/domain/opening";
import { orderDues } from "@/lib/domain/order-dues";
import { IS_CARRIAGE, orderSums } from "@/lib/domain/order-sums";
import { orderPeriods, promisedDeadline, spokenTurn, turnOf } from "@/lib/domain/order-times";
import { turnDays } from "@/lib/domain/turn-times";
import type { Words } from "@/lib/i18n/words";
import { shop } from "@/shop.config";
import type { Fact, Section } from "./content";

/* Parts of an order's mails, from the same rules and words as the order's page. */

export interface OrderTold {
  order: Order;
  /** The branch that hands over, and the one that takes back; null where the catalogue no longer has it. */
  source: Source | null;
  returnSource: Source | null;
  locale: string;
  words: Words;
  now: Date;
}

/** Where and when things go out, or come back: in the shop, or where a carrier goes. */
export function turnSection({ order, source, returnSource, locale, words }: OrderTold, end: keyof Period): Section {
  const t = (key: string, values?: Record<string, string>) => words(`order.where.${key}`, values);
  const out = end === "from";
  const address: OrderAddress | null = out ? order.shipping_address : order.return_address;
  const branch = out ? source : returnSource;
  const point = (out ? order.shipping_pickup_point : order.return_pickup_point) ?? null;
  /** What keeps hours there: the shop, or a parcel point. */
  const place = address ? point : branch;
  const moments = turnDays(orderPeriods(order.lines.filter(isHandedOver)), end).flatMap((day): Fact[] => {
    const hours = place && spokenHoursOn(place, day);
    const opening = t(openingWord(hours), { hours: hours ? `${hours.opens}–${hours.closes}` : "" });
    const { key, values } = spokenTurn(day, turnOf(order, end, place));
    const moment = t(key, { day: formatDayLong(day, locale), ...values });
    return [{ text: moment, strong: true }, ...(place ? [{ text: opening }] : [])];
  });
  return {
    title: t(meetingWord(order, end)),
    shape: "facts",
    facts: [
      ...moments,
      { text: out ? order.shipping_title : order.return_title },
      ...(address ? [{ text: carrierAddress(address) }] : []),
      ...(!address && branch ? addressFacts(branch, t("directions")) : []),
      ...(branch ? [phoneFact(branch.phone, t("phone"))] : []),
    ],
  };
}

const addressFacts = (source: Source, directions: string): Fact[] => [
  { text: sourceAddress(source) },
  ...(shop.directions === null
    ? []
    : [{ text: directions, href: directionsTo(shop.directions, sourceAddress(source)) }]),
];

export const phoneFact = (phone: string, label: string): Fact => ({
  label,
  text: phone,
  href: telephoneLink(phone),
});

export const duesSection = ({ order, locale, words }: OrderTold): Section => ({
  title: words(`order.bring.${duesTitle(order)}`),
  shape: "list",
  facts: orderDues(order, locale).map(({ key, values }) => ({ text: words(`order.bring.${key}`, values) })),
});

export const linesSection = ({ order, locale, words }: OrderTold): Section => ({
  title: words(isRentAlone(order.lines) ? "order.lines" : "order.linesBought"),
  shape: "sums",
  facts: groupOrderSets(order.lines).flatMap(({ set, lines }) => [
    ...(set ? [{ label: set.name, text: "", strong: true }] : []),
    ...lines.map((line): Fact => ({ ...lineFact(line, locale, words), thing: set ? "part" : "whole" })),
  ]),
});

const lineFact = (line: OrderLine, locale: string, words: Words): Fact => ({
  label: [
    `${line.qty}× ${line.name}`,
    ...line.options.map(({ label, value }) => `${label}: ${value}`),
    ...daysOfLine(line, locale, words).map(({ period, days }) => `${period}, ${days}`),
    ...line.additional_services.map(
      (service) => `${serviceTitle(service)}: ${formatMoney(service.price * line.qty, locale)}`,
    ),
    ...(line.person ? [words("order.person", { name: line.person })] : []),
  ].join("\n"),
  text: formatMoney(line.price_incl_tax * line.qty, locale),
});

const daysOfLine = (line: Order["lines"][number], locale: string, words: Words) =>
  spokenDays(line, locale, (key, values) => words(`order.${key}`, values));

/** When lessons take place, and where; nothing where there is none. */
export function lessonSections({ order, source, locale, words }: OrderTold): Section[] {
  const lessons = order.lines.filter(({ kind }) => kind === "lesson");
  if (lessons.length === 0) return [];
  const facts = lessons.flatMap((lesson): Fact[] => [
    { text: lesson.name, strong: true },
    ...lesson.options.map(({ label, value }) => ({ label, text: value })),
    ...eachDay(lesson).map((day) => ({ text: formatDayLong(day, locale) })),
  ]);
  const at = source
    ? [{ text: `${source.name}, ${sourceAddress(source)}` }, phoneFact(source.phone, words("order.where.phone"))]
    : [];
  return [{ title: words("order.lessonsWhere.title"), shape: "facts", facts: [...facts, ...at] }];
}

/** Files that were bought, each with the way to it; nothing as long as they are not paid. */
export function downloadSections(
  { order, words }: OrderTold,
  linkTo: (sku: string, file: string) => string,
): Section[] {
  const facts = order.lines.flatMap(({ name, sku, downloads = [] }) =>
    downloads.map((file): Fact => ({ label: name, text: file, href: linkTo(sku, file) })),
  );
  return facts.length > 0 ? [{ title: words("order.downloads.title"), shape: "facts", facts }] : [];
}

/** What it costs; the deposit stands below, since it is returned. */
export function sumsSection({ order, locale, words }: OrderTold): Section {
  const t = (key: string, values?: { code: string }) => words(`cart.totals.${key}`, values);
  return {
    title: words("order.totals"),
    shape: "sums",
    facts: orderSums(order).map(({ key, amount, values }) => ({
      label: (key === "shipping" && order.shipping_title) || t(key, values),
      text: amount === 0 && IS_CARRIAGE.has(key) ? t("shippingFree") : formatMoney(amount, locale),
      strong: key === "total",
    })),
    note: `${words("order.paid")}: ${order.payment_title}`,
  };
}

/** Nothing where no deposit is asked for. */
export function depositSections({ order, locale, words, now }: OrderTold): Section[] {
  if (order.deposit === 0) return [];
  const { key, values } = depositTerm(order, now, locale);
  const term = words(`order.deposit.${key}`, values);
  // A sentence that names the amount says it; others stand below it.
  const amount: Fact[] = term.includes(values.deposit) ? [] : [{ text: values.deposit, strong: true }];
  return [{ title: words("order.deposit.title"), shape: "facts", facts: [...amount, { text: term }] }];
}

export function termsSections({ order, locale, words, now }: OrderTold): Section[] {
  const deadline = order.lines.some(hasDays) ? promisedDeadline(order) : null;
  const terms = cancellationTerms(deadline, now, locale);
  if (terms.length === 0) return [];
  const facts = terms.map(({ key, values }) => ({ text: words(`order.cancellation.${key}`, values) }));
  const isFree = terms.some(({ key }) => key === "free");
  return [
    {
      title: words("order.cancellation.title"),
      shape: "facts",
      facts: isFree ? [...facts, { text: words("order.cancellation.how") }] : facts,
    },
  ];
}
