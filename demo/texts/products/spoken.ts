/** The name only where it says more than the model's own. */
type Spoken = readonly [short: string, name?: string];

/** German and Italian names and short descriptions by SKU. */
export type SpokenWords = Readonly<Record<string, { de: Spoken; it: Spoken }>>;

/** German and Italian descriptions by SKU. */
export type LongWords = Readonly<Record<string, { de: string; it: string }>>;
