import { accountPath, apiBase } from "./routes";
import type { StoreView } from "./store-views";

/* Parts of an account that only its pages link to: links of every page are loaded by every visitor. */

const part = (storeView: StoreView, name: string, query: Record<string, string | undefined>): string =>
  accountPath(storeView, query).replace("/my-account", `/my-account/${name}`);

type Query = Record<string, string | undefined>;
export const accountNewsletterPath = (storeView: StoreView, query: Query = {}): string =>
  part(storeView, "newsletter", query);
export const accountFamilyPath = (storeView: StoreView, query: Query = {}): string => part(storeView, "family", query);
/** The lists of this browser, shown among what is the customer's. */
export const accountWishlistPath = (storeView: StoreView): string => part(storeView, "wishlist", {});
export const accountViewedPath = (storeView: StoreView): string => part(storeView, "recently-viewed", {});
export const accountReviewsPath = (storeView: StoreView): string => part(storeView, "reviews", {});
export const accountCardPath = (storeView: StoreView, query: Query = {}): string => part(storeView, "card", query);
/** The card's code as a picture, and a page of its own for the counter. */
export const accountCardFilePath = (storeView: StoreView, file: "code" | "pass"): string =>
  part(storeView, `card/${file}`, {});
export const accountDataPath = (storeView: StoreView, query: Query = {}): string => part(storeView, "data", query);
/** A file of all that the shop keeps of whoever is logged in. */
export const accountExportPath = (storeView: StoreView): string => part(storeView, "export", {});
/** Where a login by another service begins; `next` is where it is to end. */
export const socialLoginPath = (storeView: StoreView, id: string, next?: string): string =>
  `${apiBase(storeView)}/user/social/${id}${next === undefined ? "" : `?${new URLSearchParams({ next }).toString()}`}`;
