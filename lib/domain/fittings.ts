import type { Fitting } from "@/lib/contract";
import { fitted } from "@/shop.config";

const sections: Record<Fitting, readonly string[]> = { bindings: fitted.bindings, saddle: fitted.saddle };
const fittings = Object.keys(sections) as Fitting[];

/** What of a thing in these categories, those above them among them, is set to whoever rents it. */
export const fittingsOf = (categorySlugs: readonly string[]): Fitting[] =>
  fittings.filter((fitting) => sections[fitting].some((slug) => categorySlugs.includes(slug)));

/** The same of all things of an order together. */
export const fittingsOfAll = (things: readonly { fittings?: readonly Fitting[] }[]): Fitting[] =>
  fittings.filter((fitting) => things.some((thing) => thing.fittings?.includes(fitting)));
