import { storeViews } from "@/lib/store-views";

const storeCodes = storeViews.map(({ storeCode }) => storeCode).join("|");

/** Addresses of what answers at a path: of the default store view, and of each one by its code. */
export const apiPaths = (path: string): string[] => [`/api/${path}`, `/api/:storeCode{${storeCodes}}/${path}`];
