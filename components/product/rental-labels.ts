import type { MoveCartLabels } from "@/components/cart/move-cart";
import type { CountForms } from "@/components/ui/text";
import type { RuleRefusal } from "@/lib/contract";

/** Words of the rental island, passed as plain data: a cached page can't afford a message formatter. */
export interface RentalLabels {
  from: string;
  perOneDay: string;
  perPiece: string;
  perLesson: string;
  perDownload: string;
  /** What it costs without the offer that stands: "běžně {price}". */
  original: string;
  forDays: CountForms;
  forLessons: CountForms;
  perDay: string;
  perLessonOf: string;
  perDayUnit: string;
  rent: CountForms;
  /** The same of lessons. */
  lessons: CountForms;
  days: CountForms;
  free: CountForms;
  /** Beside a branch: what is chosen is free there. */
  freeAsChosen: string;
  last: string;
  taken: string;
  ownLast: string;
  /** The branch when things are brought. */
  sourceDelivers: string;
  sourceDelivered: string;
  /** The wished branch doesn't have it. */
  sourceMissing: string;
  /** The chosen place stands, although a partner's link led here: where they have it. */
  partnerWhere: string;
  /** They have none of it. */
  partnerLacks: string;
  /** Nobody has chosen the branch: why this one is shown. */
  sourceChosen: string;
  /** `{where}`: the cart decides the branch. */
  sourceLocked: string;
  /** The cart's branch stands, although another one is wished. */
  cartWins: string;
  /** The cart's branch doesn't have it. */
  cartElsewhere: string;
  moveCart: MoveCartLabels;
  checking: string;
  deposit: string;
  /** When it is left and how it comes back. */
  depositNote: string;
  periodLabel: string;
  choosePeriod: string;
  changePeriod: string;
  hint: string;
  source: string;
  /** The way to the branch's own page. */
  branch: string;
  add: string;
  chooseDays: string;
  chooseOption: string;
  cheaperLonger: CountForms;
  /** One day more: `{price}` more or less; `take` offers the days of `{period}`. */
  dayMore: { costs: string; free: string; saves: CountForms; take: string };
  /** What stands under the button as long as it is so; that it was added is told once, by the notification. */
  added: string;
  /** It could neither be added nor kept for later. */
  notAdded: string;
  toCheckout: string;
  toCart: string;
  pickup: string;
  noScript: string;
  offline: string;
  failed: string;
  ladder: string;
  takenTitle: string;
  /** Sizes by the renter's own measures: `{measures}` and the `{sizes}` that suit them; `mark` stands at each. */
  own: Record<"find" | "suits" | "height" | "weight" | "foot" | "off" | "on" | "mark", string>;
  sizes: string;
  periods: string;
  /** `{day}`: from when it can be had as long, its weekday as `weekdays` say it there. */
  freeFrom: string;
  freeFromAt: string;
  weekdays: Record<string, string>;
  sources: string;
  /** Branches that have it sooner than this one, in none of the wished days. */
  sourcesLater: string;
  noAlternative: string;
  otherSource: string;
  /** Why a branch can't serve these days, beside it or a size. */
  refused: Record<RuleRefusal["code"], string>;
  closedDay: string;
  tooLate: string;
  tooLateNext: string;
  tooShort: CountForms;
  tooLong: CountForms;
  startDay: string;
  startNext: string;
  offSeason: string;
  startNever: string;
  loading: string;
  notLoaded: string;
  close: string;
  /** Only where something is put together or bought. */
  set?: SetLabels;
  /** Only where something is written or chosen with it. */
  written?: WrittenLabels;
}

export interface WrittenLabels {
  optional: string;
  /** Surcharges: "+29 Kč za kus", "+10 % z ceny". */
  once: string;
  share: string;
  /** Most letters, and what is said of too many. */
  most: CountForms;
  tooLong: CountForms;
  /** Beside a field or a choice without an answer. */
  write: string;
  choose: string;
  /** On the button, as long as one is missing or too long. */
  missing: string;
  shorten: string;
}

export interface SetLabels {
  parts: string;
  /** No part is wanted. */
  nothing: string;
  without: string;
  /** A surcharge: "+50 Kč za den". */
  perDay: string;
  quantity: string;
  stepper: { less: string; more: string };
  /** Which `{parts}` of the set are taken; of `{name}` what is not; as many as are free; without it. */
  taken: string;
  instead: string;
  only: string;
  leaveOut: string;
  piece: string;
  download: string;
}
