import { channel, storeViews as configured } from "@/shop.config";
import type { Theme } from "../config/choices";
import type { StoreView } from ".";

/** Colours of a view: its own, those of the view it extends, or the shop's. Pages in the browser never ask. */
export function themeOf({ storeCode, extend }: Pick<StoreView, "storeCode" | "extend">): Theme {
  const ownTheme = (code: string | null) => configured.views.find((view) => view.storeCode === code)?.cssTheme;
  return ownTheme(storeCode) ?? ownTheme(extend) ?? channel.cssTheme;
}
