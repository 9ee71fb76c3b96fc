import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NewsletterView } from "@/components/newsletter/newsletter-view";
import { enterStore, type StoreParams } from "../store-context";

/* Personal: its address carries the link of a letter. */
export const dynamic = "force-dynamic";

interface Props {
  params: Promise<StoreParams>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** No other site is told of it, and nobody finds it by searching. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  enterStore((await params).store);
  const t = await getTranslations("newsletter");
  return { title: t("title"), robots: { index: false, follow: false }, referrer: "same-origin" };
}

export default async function NewsletterPage({ params, searchParams }: Props) {
  const storeView = enterStore((await params).store);
  const query = await searchParams;
  const text = (name: string): string | undefined => {
    const value = query[name];
    return typeof value === "string" && value !== "" ? value : undefined;
  };
  return (
    <NewsletterView
      storeView={storeView}
      token={text("token")}
      wish={text("wish") === "leave" ? "leave" : text("wish") === "confirm" ? "confirm" : "subscribe"}
      done={text("done")}
      refused={text("refused")}
    />
  );
}
