import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ContactView } from "@/components/contact/contact-view";
import { enterStore, loadSources, type StoreParams } from "../store-context";

/* What became of a message stands in its address. */
export const dynamic = "force-dynamic";

interface Props {
  params: Promise<StoreParams>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The owner's own page of contacts is the one to be found. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  enterStore((await params).store);
  const t = await getTranslations("contact");
  return { title: t("page"), robots: { index: false, follow: true } };
}

export default async function ContactPage({ params, searchParams }: Props) {
  const { store } = await params;
  const storeView = enterStore(store);
  const { sent, refused } = await searchParams;
  return (
    <ContactView
      storeView={storeView}
      sources={await loadSources(store)}
      sent={sent === "1"}
      refused={typeof refused === "string" ? refused : undefined}
    />
  );
}
