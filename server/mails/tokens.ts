import type { Theme } from "@/lib/config/choices";

/**
 * Colours of `app/globals.css`, which mail programs can't read; a test holds the two together. Dark ones are for
 * programs that follow the system; others turn the light ones over by themselves.
 */
export interface MailColours {
  bg: string;
  surface: string;
  ink: string;
  muted: string;
  line: string;
  brand: string;
  accent: string;
  onAccent: string;
  accentText: string;
  trail: string;
}

const light: MailColours = {
  bg: "#ffffff",
  surface: "#eef2ef",
  ink: "#12201a",
  muted: "#56655d",
  line: "#d5ddd8",
  brand: "#173b2d",
  accent: "#d93a12",
  onAccent: "#ffffff",
  accentText: "#bd300d",
  trail: "#d93a12",
};

export const lightColours: Record<Theme, MailColours> = {
  default: light,
  "dark-blue": {
    ...light,
    brand: "#14294d",
    accent: "#1f4fa3",
    accentText: "#1f4fa3",
    trail: "#5b9bf0",
  },
  lake: { ...light, brand: "#0d3f4a", accent: "#0a7470", accentText: "#0a6b67", trail: "#38c5b5" },
  orange: { ...light, accent: "#db7a06", accentText: "#9a4d00", onAccent: "#190f02", trail: "#f08a1c" },
};

/** The same in every theme: a mail is read beside others. */
export const darkColours: Pick<MailColours, "bg" | "surface" | "ink" | "muted" | "line" | "accentText"> = {
  bg: "#0e1813",
  surface: "#17241d",
  ink: "#eaf1ed",
  muted: "#a6b6ad",
  line: "#2c3e35",
  accentText: "#ff8d6b",
};
