/** The name only where it says more than the model's own. */
type Spoken = readonly [short: string, name?: string];

/** German and Italian names and short descriptions by SKU; long descriptions stay Czech and English. */
export type SpokenWords = Readonly<Record<string, { de: Spoken; it: Spoken }>>;
