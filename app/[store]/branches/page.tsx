import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { BranchesPage } from "@/components/branches/branches-page";
import { JsonLd } from "@/components/content/json-ld";
import { branchesJsonLd } from "@/lib/seo/branch-json-ld";
import { branchesMetadata } from "@/lib/seo/metadata";
import type { StoreParams } from "../store-context";
import { loadBranchOverview } from "./page-data";

export const revalidate = 300;
export const dynamic = "force-static";
export const generateStaticParams = () => [];

interface Props {
  params: Promise<StoreParams>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { storeView, own } = await loadBranchOverview((await params).store);
  const t = await getTranslations("branches");
  const names = own.map(({ name }) => name).join(", ");
  return branchesMetadata(storeView, t("metaTitle"), t("metaDescription", { names }));
}

export default async function Branches({ params }: Props) {
  const data = await loadBranchOverview((await params).store);
  const t = await getTranslations("branches");
  return (
    <>
      <JsonLd data={branchesJsonLd(data, t("title"))} />
      <BranchesPage {...data} />
    </>
  );
}
