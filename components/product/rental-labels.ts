import type { CountForms } from "@/components/ui/text";

/** Words of the rental island, passed as plain data: a cached page can't afford a message formatter. */
export interface RentalLabels {
  from: string;
  perOneDay: string;
  perPiece: string;
  /** What it costs without the offer that stands: "běžně {price}". */
  original: string;
  forDays: CountForms;
  perDay: string;
  perDayUnit: string;
  rent: CountForms;
  days: CountForms;
  free: CountForms;
  last: string;
  taken: string;
  ownLast: string;
  sourceLocked: string;
  checking: string;
  deposit: string;
  periodLabel: string;
  choosePeriod: string;
  changePeriod: string;
  hint: string;
  source: string;
  add: string;
  chooseDays: string;
  chooseOption: string;
  cheaperLonger: CountForms;
  added: string;
  toCheckout: string;
  toCart: string;
  pickup: string;
  noScript: string;
  parts: string;
  offline: string;
  failed: string;
  ladder: string;
  takenTitle: string;
  sizes: string;
  periods: string;
  sources: string;
  noAlternative: string;
  otherSource: string;
  closedDay: string;
  nearestPeriod: string;
  openSource: string;
  loading: string;
  close: string;
}
