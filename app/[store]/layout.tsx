import type { Metadata, Viewport } from "next";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { Footer } from "@/components/shell/footer";
import { Header } from "@/components/shell/header";
import { SkipLink } from "@/components/shell/skip-link";
import { Islands } from "@/components/shell/islands";
import { fontVariables } from "@/lib/fonts";
import { siteUrl } from "@/lib/env";
import { findStoreView, languageOf } from "@/lib/store-views";
import { channel, shop } from "@/shop.config";
import "../globals.css";
import { enterStore, loadBranches, loadCategories, type StoreParams } from "./store-context";

interface Props {
  children: ReactNode;
  params: Promise<StoreParams>;
}

export const viewport: Viewport = { themeColor: shop.themeColor, viewportFit: "cover" };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const storeView = findStoreView((await params).store);
  const name = storeView?.name ?? shop.name;
  return {
    metadataBase: new URL(siteUrl()),
    title: { default: name, template: `%s | ${name}` },
    icons: { other: channel.favicons },
    formatDetection: { telephone: false },
  };
}

export default async function StoreLayout({ children, params }: Props) {
  const { store } = await params;
  const storeView = enterStore(store);
  const [categories, branches, t] = await Promise.all([
    loadCategories(store),
    loadBranches(store),
    getTranslations("shell"),
  ]);
  for (const image of channel.imagesToPreload) preload(image, { as: "image" });
  return (
    <html lang={languageOf(storeView)} data-theme={storeView.cssTheme} className={fontVariables}>
      <body className="flex flex-col">
        <SkipLink label={t("skip")} />
        <Header storeView={storeView} categories={categories} t={t} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer storeView={storeView} categories={categories} t={t} />
        <Islands storeView={storeView} branches={branches} t={t} />
      </body>
    </html>
  );
}
