import { getTranslations } from "next-intl/server";
import { MinimalHeader } from "@/components/shell/minimal-header";
import { enterStore } from "../../[store]/store-context";
import { type LayoutProps, StoreDocument, storeMetadata, storeViewport } from "../../[store]/store-document";

export const viewport = storeViewport;
export const generateMetadata = storeMetadata;

/** The minimal layout: the shop's name, and nothing that needs the catalogue or a script. */
export default async function MinimalLayout({ children, params }: LayoutProps) {
  const storeView = enterStore((await params).store);
  return (
    <StoreDocument storeView={storeView}>
      <MinimalHeader storeView={storeView} t={await getTranslations("shell")} />
      <main id="main">{children}</main>
    </StoreDocument>
  );
}
