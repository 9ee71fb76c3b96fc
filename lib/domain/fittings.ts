import type { Fitting } from "@/lib/contract";
import { fitted } from "@/shop.config";

const sections: Record<Fitting, readonly string[]> = { bindings: fitted.bindings, saddle: fitted.saddle };
const fittings = Object.keys(sections) as Fitting[];

const isIn = (listed: readonly string[], categorySlugs: readonly string[]): boolean =>
  listed.some((slug) => categorySlugs.includes(slug));

/**
 * What is set to whoever rents these things, each named by its categories, those above them among them. A helmet that
 * is listed beside children's skis has no bindings.
 */
export const fittingsOf = (...things: readonly (readonly string[])[]): Fitting[] =>
  fittings.filter((fitting) => things.some((slugs) => isIn(sections[fitting], slugs) && !isIn(fitted.never, slugs)));

/** The same of all things of an order together. */
export const fittingsOfAll = (things: readonly { fittings?: readonly Fitting[] }[]): Fitting[] =>
  fittings.filter((fitting) => things.some((thing) => thing.fittings?.includes(fitting)));
