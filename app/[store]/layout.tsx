import { getTranslations } from "next-intl/server";
import { preload } from "react-dom";
import { Footer } from "@/components/shell/footer";
import { Header } from "@/components/shell/header";
import { SkipLink } from "@/components/shell/skip-link";
import { Islands } from "@/components/shell/islands";
import { languageOf } from "@/lib/store-views";
import { contentBackend } from "@/server/content";
import { loadFooter } from "@/server/content/footer";
import { channel } from "@/shop.config";
import { enterStore, hasGuide, loadBranches, loadCategories } from "./store-context";
import { type LayoutProps, StoreDocument, storeMetadata, storeViewport } from "./store-document";

export const viewport = storeViewport;
export const generateMetadata = storeMetadata;

/** The default layout: header with the menu, footer, and what lives beside the page. */
export default async function StoreLayout({ children, params }: LayoutProps) {
  const { store } = await params;
  const storeView = enterStore(store);
  const [categories, branches, footer, guide, t, guideWords] = await Promise.all([
    loadCategories(store),
    loadBranches(store),
    loadFooter(contentBackend(), languageOf(storeView)),
    hasGuide(store),
    getTranslations("shell"),
    getTranslations("guide"),
  ]);
  for (const image of channel.imagesToPreload) preload(image, { as: "image" });
  return (
    <StoreDocument storeView={storeView}>
      <SkipLink label={t("skip")} />
      <Header
        storeView={storeView}
        categories={categories}
        content={footer}
        guide={guide ? guideWords("link") : undefined}
        t={t}
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer storeView={storeView} categories={categories} content={footer} t={t} />
      <Islands storeView={storeView} branches={branches} t={t} />
    </StoreDocument>
  );
}
