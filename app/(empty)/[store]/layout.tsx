import { enterStore } from "../../[store]/store-context";
import { type LayoutProps, StoreDocument, storeMetadata, storeViewport } from "../../[store]/store-document";

export const viewport = storeViewport;
export const generateMetadata = storeMetadata;

/** The empty layout: the page brings everything that it shows. */
export default async function EmptyLayout({ children, params }: LayoutProps) {
  return <StoreDocument storeView={enterStore((await params).store)}>{children}</StoreDocument>;
}
