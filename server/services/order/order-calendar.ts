import type { Order, Source } from "@/lib/contract";
import { carrierAddress, sourceAddress } from "@/lib/domain/address-text";
import { isDepositDue } from "@/lib/domain/deposit-hold";
import { eachDay } from "@/lib/domain/days";
import { isHandedOver } from "@/lib/domain/line-days";
import { meetingOf, meetingWord } from "@/lib/domain/meetings";
import { formatMoney } from "@/lib/domain/money";
import { orderPeriods, turnTime } from "@/lib/domain/order-times";
import type { Words } from "@/lib/i18n/words";
import { type CalendarTurn, orderCalendarFile } from "./calendar-file";

/** What a calendar says of an order. */
export interface CalendarFacts {
  order: Order;
  /** The branch that hands over, and the one that takes back. */
  source: Source | null;
  returnSource: Source | null;
  locale: string;
  words: Words;
  now: Date;
}

const placeOf = (source: Source | null, otherwise: string): string =>
  source ? `${source.name}, ${sourceAddress(source)}` : otherwise;

/** The order's pick-up and return as a calendar file in the reader's language: of its page, and with its mails. */
export function orderCalendar({ order, source, returnSource, locale, words, now }: CalendarFacts) {
  const t = (key: string, values?: Record<string, string>) => words(`order.ics.${key}`, values);
  const [number, deposit] = [order.increment_id, formatMoney(order.deposit, locale)];
  const needs = meetingOf(order, "from") === "door" ? "prepare" : "bring";
  const description = isDepositDue(order) ? t(needs, { deposit }) : t(`${needs}Id`);
  const titles = { from: t(meetingWord(order, "from"), { number }), to: t(meetingWord(order, "to"), { number }) };
  const pickUp: CalendarTurn = order.shipping_address
    ? {
        title: titles.from,
        place: carrierAddress(order.shipping_address),
        description,
        timeOn: (day) => turnTime("from", day, order.shipping_pickup_point ?? null),
        window: order.shipping_window,
      }
    : {
        title: titles.from,
        place: placeOf(source, order.shipping_title),
        description,
        timeOn: (day) => turnTime("from", day, source),
        times: order.shipping_times,
      };
  const back: CalendarTurn = order.return_address
    ? {
        title: titles.to,
        place: carrierAddress(order.return_address),
        description: "",
        timeOn: (day) => turnTime("to", day, order.return_pickup_point ?? null),
        window: order.return_window,
      }
    : {
        title: titles.to,
        place: placeOf(returnSource, order.return_title),
        description: "",
        timeOn: (day) => turnTime("to", day, returnSource),
        times: order.return_times,
      };
  return {
    filename: `order-${number}.ics`,
    content: orderCalendarFile({
      orderId: order.order_id,
      periods: orderPeriods(order.lines.filter(isHandedOver)),
      lessons: order.lines
        .filter(({ kind }) => kind === "lesson")
        .map((line) => ({
          title: t("lesson", { name: line.name }),
          place: placeOf(source, ""),
          description: line.options.map(({ label, value }) => `${label}: ${value}`).join("\n"),
          days: eachDay(line),
        })),
      pickUp,
      return: back,
      now,
    }),
  };
}
