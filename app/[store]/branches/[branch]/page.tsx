import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { BranchView } from "@/components/branches/branch-view";
import { JsonLd } from "@/components/content/json-ld";
import { isSection } from "@/lib/domain/categories";
import { sourceAddress } from "@/lib/domain/address-text";
import { branchJsonLd } from "@/lib/seo/branch-json-ld";
import { branchMetadata } from "@/lib/seo/metadata";
import { loadBranchPage } from "../page-data";

/* Cached for everybody: the visitor's days and the day that it is fill in as an island. */
export const revalidate = 300;
export const dynamic = "force-static";
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ store: string; branch: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { store, branch } = await params;
  const { storeView, source, offered } = await loadBranchPage(store, branch);
  const t = await getTranslations("branches");
  const sections = offered.filter(isSection).map(({ name }) => name.toLocaleLowerCase());
  return branchMetadata(
    storeView,
    source,
    t("pageTitle", { name: source.name }),
    t("pageDescription", { address: sourceAddress(source), phone: source.phone, sections: sections.join(", ") }),
  );
}

export default async function BranchPage({ params }: Props) {
  const { store, branch } = await params;
  const data = await loadBranchPage(store, branch);
  const t = await getTranslations("branches");
  return (
    <>
      <JsonLd data={branchJsonLd(data, t("title"))} />
      <BranchView {...data} />
    </>
  );
}
