import type { Theme } from "@/lib/config/choices";

/** Tokens of `app/globals.css` in which a link's picture is drawn: where it is shown nobody reads the shop's styles. */
export interface SocialColours {
  brand: string;
  onBrand: string;
  onBrandMuted: string;
  trail: string;
  /** Ground under the drawing. */
  picture: string;
}

const shared = { onBrand: "#ffffff", picture: "#eef2ef" };

export const socialColours: Record<Theme, SocialColours> = {
  default: { ...shared, brand: "#173b2d", onBrandMuted: "#cfdcd5", trail: "#d93a12" },
  "dark-blue": { ...shared, brand: "#14294d", onBrandMuted: "#ccd7ea", trail: "#5b9bf0" },
  lake: { ...shared, brand: "#0d3f4a", onBrandMuted: "#c9dde0", trail: "#38c5b5" },
  orange: { ...shared, brand: "#173b2d", onBrandMuted: "#cfdcd5", trail: "#f08a1c" },
};
