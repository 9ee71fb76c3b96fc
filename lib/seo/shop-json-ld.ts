import { look } from "@/shop.config";
import { branchesPath, branchPath, homePath, searchPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { absolute, context, type JsonLdData } from "./json-ld";

/** The shop itself with its branches, and how its things are searched for. */
export function shopJsonLd(storeView: StoreView, branches: readonly { id: string; name: string }[]): JsonLdData[] {
  const url = absolute(homePath(storeView));
  const shop = `${url}#shop`;
  return [
    {
      "@context": context,
      "@type": "Organization",
      "@id": shop,
      name: storeView.name,
      url,
      logo: absolute(look.logo?.url ?? "/icon-512.png"),
      subOrganization: branches.map((branch) => ({
        "@type": "LocalBusiness",
        "@id": absolute(branchPath(storeView, branch)),
        name: `${storeView.name} ${branch.name}`,
        url: absolute(branchPath(storeView, branch)),
      })),
      contactPoint: {
        "@type": "ContactPoint",
        contactType: "customer service",
        url: absolute(branchesPath(storeView)),
      },
    },
    {
      "@context": context,
      "@type": "WebSite",
      url,
      name: storeView.name,
      inLanguage: storeView.locale,
      publisher: { "@id": shop },
      potentialAction: {
        "@type": "SearchAction",
        target: {
          "@type": "EntryPoint",
          urlTemplate: `${absolute(searchPath(storeView))}?q={search_term_string}`,
        },
        "query-input": "required name=search_term_string",
      },
    },
  ];
}
