import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { fontVariables } from "@/lib/fonts";
import { siteUrl, tagManager } from "@/lib/env";
import { manifestPath } from "@/lib/routes";
import { TITLE_END } from "@/lib/seo/metadata";
import { findStoreView, languageOf, type StoreView } from "@/lib/store-views";
import { lookStyle, ownFontFiles } from "@/lib/store-views/look";
import { themeOf } from "@/lib/store-views/theme";
import { channel, look, shop } from "@/shop.config";
import "../globals.css";
import type { StoreParams } from "./store-context";

/*
 * What the layouts have in common: default with header and footer (`app/[store]`), minimal with the shop's name alone
 * (`app/(minimal)`), empty with nothing around the page (`app/(empty)`). Where a page lies decides which one it has.
 */

export interface LayoutProps {
  children: ReactNode;
  params: Promise<StoreParams>;
}

export const storeViewport: Viewport = { themeColor: shop.themeColor, viewportFit: "cover" };

export async function storeMetadata({ params }: Pick<LayoutProps, "params">): Promise<Metadata> {
  const storeView = findStoreView((await params).store);
  const name = storeView?.name ?? shop.name;
  return {
    metadataBase: new URL(siteUrl()),
    title: { default: name, template: `%s${TITLE_END}${name}` },
    manifest: storeView && manifestPath(storeView),
    icons: { other: channel.favicons },
    formatDetection: { telephone: false },
  };
}

export function StoreDocument({ storeView, children }: { storeView: StoreView; children: ReactNode }) {
  const tags = tagManager();
  const style = lookStyle(themeOf(storeView));
  return (
    <html
      lang={languageOf(storeView)}
      data-theme={themeOf(storeView)}
      data-tag-manager={tags ? `${tags.id} ${tags.origin}` : undefined}
      data-markers={look.trailMarkers ? undefined : "off"}
      className={fontVariables || undefined}
    >
      {style && (
        <head>
          {ownFontFiles().map((url) => (
            <link key={url} rel="preload" as="font" type="font/woff2" href={url} crossOrigin="" />
          ))}
          <style>{style}</style>
        </head>
      )}
      <body className="flex flex-col">{children}</body>
    </html>
  );
}
