import { Gallery } from "@/components/gallery/gallery";
import { themes } from "@/lib/config/choices";
import { themeOf } from "@/lib/store-views/theme";
import { enterStore, type StoreParams } from "../../../[store]/store-context";

interface Props {
  params: Promise<StoreParams>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const dynamic = "force-dynamic";

/** Every primitive in every state; the dispatcher shows it where it is wanted. */
export default async function TestPage({ params, searchParams }: Props) {
  const storeView = enterStore((await params).store);
  const { theme } = await searchParams;
  return <Gallery theme={themes.find((known) => known === theme) ?? themeOf(storeView)} />;
}
