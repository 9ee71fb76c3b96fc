import type { Metadata } from "next";
import { NotFoundScreen } from "@/components/content/not-found-screen";
import { enterStore } from "../store-context";

export const dynamic = "force-static";
export const generateStaticParams = () => [];
export const metadata: Metadata = { robots: { index: false } };

/** Where middleware leads what nothing answers; it sends the status 404 with it, and the page needs no script. */
export default async function UnknownPage({ params }: { params: Promise<{ store: string }> }) {
  return <NotFoundScreen storeView={enterStore((await params).store)} />;
}
