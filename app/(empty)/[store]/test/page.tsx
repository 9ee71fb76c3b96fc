import { Gallery } from "@/components/gallery/gallery";
import { enterStore, type StoreParams } from "../../../[store]/store-context";

export const dynamic = "force-dynamic";

/** Every primitive in every state; the dispatcher shows it where it is wanted. */
export default async function TestPage({ params }: { params: Promise<StoreParams> }) {
  enterStore((await params).store);
  return <Gallery />;
}
