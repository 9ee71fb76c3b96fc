import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { BranchOverview } from "@/components/branches/branch-overview";
import type { CmsPage } from "@/lib/contract";
import { contentMetadata } from "@/lib/seo/metadata";
import { content } from "@/server/content";
import { loadBranchOverview } from "./branches/page-data";
import { callContext, enterStore, foundOf } from "./store-context";

/** A content page by its identifier; unknown ones are not found. */
export const loadCmsPage = cache(async (store: string, identifier: string): Promise<CmsPage> => {
  const storeView = enterStore(store);
  const found = foundOf(
    await content().searchCmsPages(
      { searchQuery: { filters: [{ attribute: "identifier", value: { eq: identifier } }] }, size: 1 },
      callContext(storeView),
    ),
  );
  const page = found.items[0];
  if (!page) notFound();
  return page as CmsPage;
});

export async function cmsMetadata(store: string, identifier: string): Promise<Metadata> {
  return contentMetadata(enterStore(store), await loadCmsPage(store, identifier));
}

export async function CmsArticle({ store, identifier }: { store: string; identifier: string }) {
  const page = await loadCmsPage(store, identifier);
  return (
    <>
      <article className="page cms-page">
        <h1 lang={page.other_languages?.title}>{page.title}</h1>
        {/* The server sanitises content when it is imported and says so in the contract. */}
        <div
          className="prose"
          lang={page.other_languages?.content}
          dangerouslySetInnerHTML={{ __html: page.content }}
        />
      </article>
      {page.map && (
        <div className="page branch-page">
          <BranchOverview {...await loadBranchOverview(store)} />
        </div>
      )}
    </>
  );
}
