import { errorCatalogue } from "@/lib/contract/errors";
import { socialVersion, socialWords } from "@/lib/seo/social";
import { findStoreView } from "@/lib/store-views";
import { themeOf } from "@/lib/store-views/theme";
import { makeCall } from "@/server/call";
import { commerce } from "@/server/commerce";
import { socialPicture } from "@/server/images/social";

export const runtime = "nodejs";
export const dynamic = "force-dynamic";

/** What an address shows never changes, as long as it names what is shown. */
const FOR_EVER = "public, max-age=31536000, immutable";
/** An address of yesterday shows what is true today. */
const FOR_AN_HOUR = "public, max-age=3600";
const FOR_A_MINUTE = "public, max-age=60";

interface Context {
  params: Promise<{ store: string; sku: string; file: string }>;
}

const plain = (status: number, text: string, headers: Record<string, string>): Response =>
  new Response(text, { status, headers: { ...headers, "content-type": "text/plain" } });

/** The picture of a link to a product: `/media/social/{storeCode}/{sku}/{what it shows}.jpeg`. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { store, sku, file } = await params;
  const storeView = findStoreView(store);
  const asked = /^([0-9a-f]{16})\.jpeg$/u.exec(file)?.[1];
  if (!storeView || !asked) return plain(404, "Not found", { "cache-control": FOR_A_MINUTE });
  try {
    const found = await commerce().getProduct({ sku }, makeCall({ storeView, now: new Date(), client: "picture" }));
    if (!found.ok) {
      const isUnknown = [400, 404].includes(errorCatalogue[found.error.code].status);
      if (isUnknown) return plain(404, "Not found", { "cache-control": FOR_A_MINUTE });
      throw new Error(`${found.error.code}: ${found.error.message}`);
    }
    const product = found.value;
    const words = socialWords(storeView, product);
    const bytes = await socialPicture({ theme: themeOf(storeView), image: product.image, ...words });
    return new Response(new Uint8Array(bytes), {
      headers: {
        "content-type": "image/jpeg",
        "content-length": String(bytes.byteLength),
        "cache-control": socialVersion(storeView, product) === asked ? FOR_EVER : FOR_AN_HOUR,
        "x-content-type-options": "nosniff",
      },
    });
  } catch (error) {
    process.stderr.write(`picture of ${store}/${sku}: ${error instanceof Error ? error.message : String(error)}\n`);
    return plain(503, "Not now", { "cache-control": "no-store", "retry-after": "5" });
  }
}
