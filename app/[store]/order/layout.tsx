import type { ReactNode } from "react";
import { enterStore, type StoreParams } from "../store-context";

/**
 * Below this layout the language is known. The framework renders a segment's not-found screen with its
 * layout; without one the screen would come before anything has named the store view, in the default language.
 */
export default async function OrderLayout({ children, params }: { children: ReactNode; params: Promise<StoreParams> }) {
  enterStore((await params).store);
  return children;
}
