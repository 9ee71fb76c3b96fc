import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NotFoundScreen } from "@/components/content/not-found-screen";
import { enterStore } from "../store-context";

export const dynamic = "force-static";
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ store: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  enterStore((await params).store);
  return { title: (await getTranslations("content.notFound"))("title"), robots: { index: false } };
}

/** Where middleware leads what nothing answers; it sends the status 404 with it, and the page needs no script. */
export default async function UnknownPage({ params }: Props) {
  return <NotFoundScreen storeView={enterStore((await params).store)} />;
}
