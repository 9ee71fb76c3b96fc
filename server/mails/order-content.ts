import type { StoreView } from "@/lib/store-views";
import { moneyBack, openTransfer } from "@/lib/domain/bank-transfer";
import { billedTo } from "@/lib/domain/billed-to";
import { refundTerm } from "@/lib/domain/cancellation";
import { hasDays, isHandedOver } from "@/lib/domain/line-days";
import { formatPeriod } from "@/lib/domain/formats";
import { spokenAccount } from "@/lib/domain/iban";
import { type Meeting, meetingOf } from "@/lib/domain/meetings";
import { formatMoney } from "@/lib/domain/money";
import { type OrderMail, type RenterMail, type ShopMail, shopMails, trueIn } from "@/lib/domain/order-mails";
import { formatMoment, orderPeriods } from "@/lib/domain/order-times";
import { turnDays } from "@/lib/domain/turn-times";
import { spayd } from "@/lib/domain/spayd";
import { downloadPath, orderPath } from "@/lib/routes";
import { orderCalendar } from "@/server/services/order/order-calendar";
import type { Fact, MailContent, Section } from "./content";
import * as sections from "./order-sections";

/** An order, and what a mail tells of it. */
export interface OrderNews extends sections.OrderTold {
  storeView: StoreView;
  /** The shop's public address. */
  siteUrl: string;
  /** The step that the mail tells of; null for a reminder. */
  event: { actor: string; event: string; amount: number | null } | null;
  renter: { lastname: string; telephone: string };
  /** Whether the order waited for its money before it stood. */
  wasAwaited: boolean;
}

/** What stands in a kind of mail; without `sections` it is short. */
interface Story {
  subject: string;
  heading: string;
  paragraphs: string[];
  action?: string;
  sections?: Section[];
  code?: MailContent["code"];
  /** Whether the calendar goes along. */
  calendar?: boolean;
}

const isShopMail = (kind: OrderMail): kind is ShopMail => shopMails.some((known) => known === kind);

/** What a mail says; null where it has nothing to say, or would not be true any more. */
export function orderContent(kind: OrderMail, news: OrderNews): MailContent | null {
  if (!trueIn[kind].includes(news.order.status)) return null;
  const story = isShopMail(kind) ? tellShop(kind, news) : stories[kind](news);
  if (!story) return null;
  const { order, storeView, siteUrl, source, words } = news;
  const { subject, heading, paragraphs, action, sections: parts = [], calendar, code } = story;
  const number = order.increment_id;
  const withCalendar = calendar === true && order.lines.some(hasDays);
  return {
    subject,
    preview: paragraphs[0] ?? heading,
    heading,
    paragraphs: withCalendar ? [...paragraphs, words("mail.calendar")] : paragraphs,
    action: { label: action ?? words("mail.open"), href: `${siteUrl}${orderPath(storeView, order.order_id)}` },
    code,
    sections: parts,
    footer: [
      words("mail.footer.why", { number, shop: storeView.name }),
      ...(source && !isShopMail(kind) ? [words("mail.footer.contact", { phone: source.phone })] : []),
      ...(isShopMail(kind) ? [] : [words("mail.footer.secret")]),
    ],
    attachment: withCalendar ? orderCalendar(news) : undefined,
  };
}

const stories: Record<RenterMail, (news: OrderNews) => Story | null> = {
  confirmed: (news) => ({ ...plain(news, "confirmed"), sections: everything(news), calendar: true }),
  transfer: (news) => {
    const { order, locale } = news;
    // A gateway's money comes at once, or its page is left: the order's own page says that.
    if (!isTransfer(news) || order.pay_until === null) return null;
    const until = formatMoment(new Date(order.pay_until), locale);
    return { ...plain(news, "transfer", { until }), sections: everything(news), code: paymentCode(news) };
  },
  paid: (news) => {
    const { order, locale, event } = news;
    const total = formatMoney(event?.amount ?? order.grand_total, locale);
    if (order.status === "cancelled") return plain(news, "late", { total });
    // What was waited for makes the order stand; what is paid at the counter is only acknowledged.
    return news.wasAwaited && order.status === "confirmed"
      ? { ...plain(news, "paid", { total }), sections: everything(news), calendar: true }
      : { ...plain(news, "received", { total }), sections: downloads(news) };
  },
  failed: (news) => {
    const { order, locale, words } = news;
    if (order.payment_status !== "failed" || order.pay_until === null) return null;
    const until = formatMoment(new Date(order.pay_until), locale);
    return { ...plain(news, "failed", { until }), action: words("mail.failed.action") };
  },
  refunded: (news) => {
    const { order, locale, event } = news;
    const total = formatMoney(event?.amount ?? order.refund ?? order.grand_total, locale);
    return plain(news, "refunded", { total, way: moneyBack(order) });
  },
  cancelled: (news) => {
    const refund = refundTerm(news.order, news.locale);
    const actor = news.event?.actor === "gateway" ? "clock" : (news.event?.actor ?? "shop");
    // The shop gives all of it back where it is the one who can't keep its word.
    const isAsked = actor === "shop" && refund !== null && refund.key !== "whole";
    return {
      ...plain(news, "cancelled"),
      paragraphs: [
        news.words(`mail.${hasThings(news) ? "cancelled" : "cancelledBought"}.${isAsked ? "asked" : actor}`),
        ...(refund ? [news.words(`order.refund.${refund.key}`, refund.values)] : []),
      ],
    };
  },
  changed: (news) => ({ ...plain(news, "changed"), sections: everything(news), calendar: true }),
  pickUpTomorrow: (news) => ({
    ...reminder(news, "pickUpTomorrow", meetingOf(news.order, "from")),
    sections: [sections.turnSection(news, "from"), sections.duesSection(news), sections.linesSection(news)],
  }),
  returnTomorrow: (news) => ({
    ...reminder(news, "returnTomorrow", meetingOf(news.order, "to")),
    sections: [sections.turnSection(news, "to"), sections.linesSection(news)],
  }),
};

/** What is written otherwise where no things are kept for anybody: which words have a form of their own for that. */
const ofThings: Readonly<Record<string, readonly string[]>> = {
  ...{ confirmed: ["heading", "text"], transfer: ["text"], paid: ["heading", "text"], late: ["text"] },
};

function plain(news: OrderNews, kind: string, values: Record<string, string> = {}): Story {
  const { words, order } = news;
  const all = { number: order.increment_id, ...values };
  const word = (part: string): string => {
    const isBought = ofThings[kind]?.includes(part) && !hasThings(news);
    return words(`mail.${kind}.${part}${isBought ? "Bought" : ""}`, all);
  };
  return {
    subject: word("subject"),
    heading: word("heading"),
    // A cancelled order says who did it instead.
    paragraphs: kind === "cancelled" ? [] : [word("text")],
  };
}

/** Whether somebody comes, or the renter goes; at a parcel point nobody of the shop is met. */
const reminder = (news: OrderNews, kind: "pickUpTomorrow" | "returnTomorrow", meeting: Meeting): Story => {
  const { words, order } = news;
  const word = (part: string) => words(`mail.${kind}.${part}`, { number: order.increment_id });
  const isAtDoor = meeting === "door";
  const isAtPoint = meeting === "point" && kind === "pickUpTomorrow";
  return {
    subject: word(isAtDoor ? "subjectCarrier" : "subject"),
    heading: word("heading"),
    paragraphs: [word(isAtDoor ? "textCarrier" : isAtPoint ? "textPoint" : "text")],
  };
};

const downloads = (news: OrderNews): Section[] => {
  const { siteUrl, storeView, order } = news;
  return sections.downloadSections(
    news,
    (sku, file) => `${siteUrl}${downloadPath(storeView, order.order_id, sku, file)}`,
  );
};

/** Whether anything is handed over: of a voucher nothing is. */
const hasThings = ({ order }: OrderNews): boolean => order.lines.some(isHandedOver);

/** Everything that a renter needs to know before the rent. */
const everything = (news: OrderNews): Section[] => [
  ...(hasThings(news)
    ? [sections.turnSection(news, "from"), sections.turnSection(news, "to"), sections.duesSection(news)]
    : transferOnly(news)),
  ...sections.lessonSections(news),
  ...downloads(news),
  sections.linesSection(news),
  sections.sumsSection(news),
  ...sections.depositSections(news),
  ...sections.termsSections(news),
  ...billedSection(news),
];

/** Nobody brings anything for a voucher, but its money may have to be sent. */
const transferOnly = (news: OrderNews): Section[] => {
  const { order, words } = news;
  return isTransfer(news) && order.payment_status !== "paid"
    ? [{ ...sections.duesSection(news), title: words("order.paid") }]
    : [];
};

/** What a bank's program reads from the mail. */
function paymentCode({ order, words, locale }: OrderNews): MailContent["code"] {
  const transfer = openTransfer(order);
  const text = transfer && spayd(transfer);
  if (!text) return undefined;
  const { amount, iban, symbol } = transfer;
  const values = { total: formatMoney(amount, locale), account: spokenAccount(iban), symbol };
  return { text, alt: words("order.transfer.alt", values) };
}

const isTransfer = ({ order }: OrderNews): boolean => moneyBack(order) === "account";

/** What the shop has to know of an order; of what it did itself, and of what it never heard of, nothing. */
function tellShop(kind: ShopMail, news: OrderNews): Story | null {
  const { order, event, words, locale, source } = news;
  const isGivenUp = event?.event === "expire" && !isTransfer(news);
  if (event?.actor === "shop" && kind !== "shopPlaced") return null;
  if ((kind === "shopAwaiting" && !isTransfer(news)) || (kind === "shopCancelled" && isGivenUp)) return null;
  const periods = orderPeriods(order.lines.filter(hasDays));
  const [from, to] = [turnDays(periods, "from")[0], turnDays(periods, "to").at(-1)];
  const subject = words(`mail.shop.${shopWords[kind]}`, {
    number: order.increment_id,
    branch: source?.name ?? order.source_id,
    days: from && to ? formatPeriod({ from, to }, locale) : words("mail.shop.withoutDays"),
  });
  const whole = [renterSection(news), sections.linesSection(news), ...ways(news), sections.sumsSection(news)];
  const paragraphs = says[kind]?.(news) ?? [];
  return { subject, heading: subject, paragraphs, sections: says[kind] ? whole.slice(0, 2) : whole };
}

/** What the shop is told in words, and needs no whole order for. */
const says: Partial<Record<ShopMail, (news: OrderNews) => string[]>> = {
  shopCancelled: (news) => sendBack(news),
  shopDepositLapsed: ({ order, words, locale }) => [
    words("mail.shop.depositLapsedText", { deposit: formatMoney(order.deposit, locale) }),
  ],
};

/** What no gateway gives back by itself, somebody of the shop has to. */
function sendBack({ order, words, locale }: OrderNews): string[] {
  const { refund, payment_gateway: gateway, increment_id: number } = order;
  return refund && gateway === null ? [words("mail.shop.sendBack", { back: formatMoney(refund, locale), number })] : [];
}

const shopWords: Record<ShopMail, string> = {
  shopPlaced: "placed",
  shopAwaiting: "awaiting",
  shopCancelled: "cancelled",
  shopChanged: "changed",
  shopDepositLapsed: "depositLapsed",
};

const ways = (news: OrderNews): Section[] =>
  hasThings(news) ? [sections.turnSection(news, "from"), sections.turnSection(news, "to")] : [];

function renterSection(news: OrderNews): Section {
  const { order, renter, words } = news;
  const t = (key: string) => words(`mail.shop.${key}`);
  const facts: Fact[] = [
    { label: t("name"), text: `${order.firstname} ${renter.lastname}`.trim(), strong: true },
    sections.phoneFact(renter.telephone, t("phone")),
    { label: t("email"), text: order.email, href: `mailto:${order.email}` },
    ...billedFacts(news),
    ...(order.user_note === "" ? [] : [{ label: t("note"), text: order.user_note }]),
  ];
  return { title: t("renter"), shape: "facts", facts };
}

/** Who is billed, with its numbers under their names: by them it is found in the books; and where the bill goes. */
function billedFacts({ order, words }: OrderNews): Fact[] {
  const billed = billedTo(order);
  if (!billed) return [];
  const { name, companyId: id, vatId, address } = billed;
  const numbers = [
    id && words("order.billedTo.companyId", { id }),
    vatId && words("order.billedTo.vatId", { id: vatId }),
  ];
  return [[name, ...numbers].filter(Boolean).join(", "), address].filter(Boolean).map((text) => ({ text }));
}

function billedSection(news: OrderNews): Section[] {
  const facts = billedFacts(news);
  return facts.length > 0 ? [{ title: news.words("order.billedTo.title"), shape: "facts", facts }] : [];
}
