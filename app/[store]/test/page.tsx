import { notFound } from "next/navigation";
import { Gallery } from "@/components/gallery/gallery";
import { enterStore } from "../store-context";

export const dynamic = "force-dynamic";

/** Every primitive in every state; outside production only. */
export default async function TestPage({ params }: { params: Promise<{ store: string }> }) {
  enterStore((await params).store);
  if (process.env.NODE_ENV === "production" && process.env.SHOW_TEST_PAGE !== "1") notFound();
  return <Gallery />;
}
