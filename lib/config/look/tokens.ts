/**
 * Colours that an owner can set, as the default theme of `app/globals.css` has them; a test holds the two together. In
 * the dark those of the light stay that are not named there.
 */
export const lightTokens = {
  bg: "#ffffff",
  surface: "#eef2ef",
  raised: "#ffffff",
  ink: "#12201a",
  muted: "#56655d",
  line: "#d5ddd8",
  control: "#78877f",
  brand: "#173b2d",
  "brand-mid": "#205040",
  "brand-high": "#2c6450",
  "on-brand": "#ffffff",
  "on-brand-muted": "#cfdcd5",
  accent: "#d93a12",
  "accent-strong": "#b52d0b",
  "accent-text": "#bd300d",
  "accent-soft": "#fbe3db",
  "on-accent": "#ffffff",
  trail: "#d93a12",
  focus: "#1b5fb8",
} as const;

export type Token = keyof typeof lightTokens;
export type Colours = Partial<Record<Token, string>>;

export const darkTokens: Colours = {
  bg: "#0e1813",
  surface: "#17241d",
  raised: "#1a2921",
  ink: "#eaf1ed",
  muted: "#a6b6ad",
  line: "#2c3e35",
  control: "#73867c",
  "accent-text": "#ff8d6b",
  "accent-soft": "#47200f",
  "accent-strong": "#c23310",
  focus: "#8fbdf2",
};

export interface OwnColours {
  light: Colours;
  dark: Colours;
}

/** How an owner's colours come out in each scheme. */
export function colouring({ light, dark }: OwnColours): Record<keyof OwnColours, Record<Token, string>> {
  return {
    light: { ...lightTokens, ...light },
    dark: { ...lightTokens, ...light, ...darkTokens, ...dark },
  };
}
