import type { GuideOffer, GuideSport, GuideThing } from "@/lib/contract";
import type { GuideAge, GuideLevel } from "@/lib/contract/equipment-guide";

/* What the guide's tree means for somebody: which questions a sport asks, and where each thing is looked for. */

/** Somebody as the tree tells people apart. */
export interface Renter {
  age: GuideAge;
  /** Null where the sport does not ask. */
  level: GuideLevel | null;
}

/** `child:beginner`, as the API names a kind of renter. */
export const renterText = ({ age, level }: Renter): string => (level ? `${age}:${level}` : age);

export function readRenter(text: string): Renter {
  const [age = "adult", level = null] = text.split(":") as [GuideAge, GuideLevel?];
  return { age, level };
}

const allows = <T>(list: readonly T[], wanted: T | null): boolean =>
  list.length === 0 || wanted === null || list.includes(wanted);

/** Where a thing is looked for, for somebody who goes there; nothing where there is none for them. */
export const offersFor = (
  { offers }: Pick<GuideThing, "offers">,
  { age, level }: Renter,
  where: string | null,
): GuideOffer[] =>
  offers.filter((offer) => allows(offer.ages, age) && allows(offer.levels, level) && allows(offer.where, where));

/** The same of a thing that several share: one of them is enough. */
export const offersForAny = (
  thing: Pick<GuideThing, "offers">,
  renters: readonly Renter[],
  where: string | null,
): GuideOffer[] => thing.offers.filter((offer) => renters.some((one) => offersFor({ offers: [offer] }, one, where)[0]));

/** A question with one answer is not asked. */
export const asksWhere = ({ where }: Pick<GuideSport, "where">): boolean => where.length > 1;
export const asksLevel = ({ levels }: Pick<GuideSport, "levels">): boolean => levels.length > 1;

/** The answer that stands before anybody is asked. */
export const onlyWhere = ({ where }: Pick<GuideSport, "where">): string | null =>
  where.length === 1 ? (where[0]?.code ?? null) : null;
export const onlyLevel = ({ levels }: Pick<GuideSport, "levels">): GuideLevel | null =>
  levels.length === 1 ? (levels[0] ?? null) : null;

/** How many pieces of what is shared a party needs. */
export const piecesFor = ({ per }: Pick<GuideThing, "per">, people: number): number => Math.ceil(people / per);
