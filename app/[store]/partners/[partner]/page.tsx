import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PartnerView } from "@/components/branches/partner-view";
import { JsonLd } from "@/components/content/json-ld";
import { partnerJsonLd } from "@/lib/seo/branch-json-ld";
import { partnerMetadata } from "@/lib/seo/metadata";
import { loadPartnerPage } from "./page-data";

export const revalidate = 300;
export const dynamic = "force-static";
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ store: string; partner: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { store, partner: id } = await params;
  const { storeView, partner } = await loadPartnerPage(store, id);
  const t = await getTranslations("branches.partner");
  return partnerMetadata(storeView, partner, t("metaTitle", { name: partner.name }));
}

export default async function PartnerPage({ params }: Props) {
  const { store, partner } = await params;
  const data = await loadPartnerPage(store, partner);
  const t = await getTranslations("branches");
  return (
    <>
      <JsonLd data={partnerJsonLd(data, t("title"))} />
      <PartnerView {...data} />
    </>
  );
}
