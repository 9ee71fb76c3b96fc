import { manifestOf } from "@/lib/seo/manifest";
import { enterStore, type StoreParams } from "../store-context";

export const dynamic = "force-static";
export const generateStaticParams = () => [];

/** What a device asks for where somebody puts this shop front on its screen, in the front's language. */
export async function GET(_request: Request, { params }: { params: Promise<StoreParams> }): Promise<Response> {
  const storeView = enterStore((await params).store);
  return new Response(JSON.stringify(manifestOf(storeView)), {
    headers: { "content-type": "application/manifest+json" },
  });
}
