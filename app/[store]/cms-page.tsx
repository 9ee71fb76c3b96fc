import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { BranchMap } from "@/components/branches/branch-map";
import { BranchOverview } from "@/components/branches/branch-overview";
import { ContactSection } from "@/components/contact/contact-section";
import { ContentAway } from "@/components/content/content-away";
import { OnlyIn } from "@/components/content/only-in";
import { PagesBelow, PageTrail } from "@/components/content/page-relatives";
import { RichText } from "@/components/content/rich-text";
import { contentMetadata } from "@/lib/seo/metadata";
import { contentBackend } from "@/server/content";
import type { ShownPart } from "@/server/content/blocks";
import { loadWholePage, type WholePage } from "@/server/content/whole-page";
import { loadBranchOverview } from "./branches/page-data";
import { enterStore } from "./store-context";

/** A page of the owner's by its slug; unknown ones are not found, null is one that can't be read at the moment. */
const loadPage = cache(async (store: string, slug: string): Promise<WholePage | null> => {
  const page = await loadWholePage(contentBackend(), slug, enterStore(store));
  if (page === null) notFound();
  return page ?? null;
});

export async function cmsMetadata(store: string, slug: string): Promise<Metadata> {
  const page = await loadPage(store, slug);
  // What is missing for the moment must not be remembered as empty.
  return page ? contentMetadata(enterStore(store), page) : { robots: { index: false } };
}

export async function CmsArticle({ store, slug }: { store: string; slug: string }) {
  const storeView = enterStore(store);
  const page = await loadPage(store, slug);
  if (!page) return <ContentAway storeView={storeView} />;
  const { parts, above, below } = page;
  const hasMap = parts.some((part) => "part" in part && part.part === "map");
  return (
    <>
      <article className="page cms-page">
        <header>
          <PageTrail storeView={storeView} above={above} title={page.title} lang={page.otherLanguage} />
          <h1 lang={page.otherLanguage}>{page.title}</h1>
          <OnlyIn language={page.otherLanguage} storeView={storeView} />
        </header>
        <div className="cms-parts">
          {parts.map((part, index) => (
            <CmsPart key={index} part={part} store={store} lang={page.otherLanguage} />
          ))}
          <PagesBelow storeView={storeView} pages={below} />
        </div>
      </article>
      {page.showsMap && !hasMap && (
        <div className="page branch-page">
          <BranchOverview {...await loadBranchOverview(store)} />
        </div>
      )}
    </>
  );
}

/** Words of the owner's, or what stands between them. */
async function CmsPart({ part, store, lang }: { part: ShownPart; store: string; lang: string | undefined }) {
  if ("html" in part) return <RichText html={part.html} lang={"language" in part ? part.language : lang} />;
  const { storeView, own, elsewhere } = await loadBranchOverview(store);
  return part.part === "map" ? (
    <BranchMap branches={[...own, ...elsewhere]} />
  ) : (
    <ContactSection storeView={storeView} sources={own} />
  );
}
