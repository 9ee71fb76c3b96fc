/** What an owner can choose from: languages that have words (`messages/`) and themes that have colours. */

export const locales = ["cs-CZ", "en-US", "de-DE", "it-IT"] as const;
export type Locale = (typeof locales)[number];

/** Languages of catalogue texts, as importers name them. */
export const languages = ["cs", "en", "de", "it"] as const;
export type Language = (typeof languages)[number];

/** Where a carrier hands over: at an address, in a hotel or cabin, or at a point of its own. */
export const handovers = ["address", "lodging", "pickup_point"] as const;

/** Who can take money for the shop (`server/payments`); "sandbox" takes none and is for trials. */
export const gateways = ["sandbox", "gopay", "comgate"] as const;
export type GatewayName = (typeof gateways)[number];

/** How the options of an attribute of sizes are told by a renter's height or foot (`lib/domain/sizing`). */
export const sizeRules = ["ski", "board", "mondopoint", "eu", "height"] as const;
export type SizeRule = (typeof sizeRules)[number];
/** What the skis of a section are; "alpine" and "nordic" stand for several kinds together. */
export const alpineKinds = ["carving", "slalom", "allmountain", "wide", "freeride", "race"] as const;
export const nordicStyles = ["classic", "skate", "combi", "backcountry"] as const;
export const skiKinds = [...alpineKinds, ...nordicStyles, "touring", "alpine", "nordic"] as const;
export type SkiKind = (typeof skiKinds)[number];

/** `data-theme` in `app/globals.css`. */
export const themes = ["default", "dark-blue", "orange", "lake"] as const;
export type Theme = (typeof themes)[number];
