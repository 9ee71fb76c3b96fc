import { notFound } from "next/navigation";
import { enterStore } from "../store-context";

export const dynamic = "force-static";
export const generateStaticParams = () => [];

/** Whatever no other page answers: the not-found screen in the store view's language. */
export default async function UnknownPage({ params }: { params: Promise<{ store: string }> }) {
  enterStore((await params).store);
  notFound();
}
