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

/** For how many days each holds money on a card, at most; a contract with a gateway may say less. */
export const LONGEST_HOLD_DAYS: Readonly<Record<GatewayName, number>> = { sandbox: 7, gopay: 4, comgate: 7 };

/** What a shop calls itself to a backend that it sells for. */
export const PARTNER_CODE = /^[\w.-]{1,64}$/u;

/** `data-theme` in `app/globals.css`. */
export const themes = ["default", "dark-blue", "orange", "lake"] as const;
export type Theme = (typeof themes)[number];
