import { remoteApi } from "@/lib/env";
import { imageElsewhere } from "@/server/images/elsewhere";
import { resizedImage } from "@/server/images/resize";

export const runtime = "nodejs";
export const dynamic = "force-dynamic";

/** Content-addressed: what an address shows never changes. */
const FOR_EVER = "public, max-age=31536000, immutable";
/** What stands in is replaced by the picture asked for as soon as there is time to make it. */
const FOR_A_MINUTE = "public, max-age=60";

export async function GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }): Promise<Response> {
  const segments = (await params).path;
  try {
    const elsewhere = remoteApi();
    const made = elsewhere ? await imageElsewhere(segments, elsewhere) : await resizedImage(segments);
    if (!made) return plain(404, "Not found", { "cache-control": FOR_A_MINUTE });
    return new Response(new Uint8Array(made.bytes), {
      headers: {
        "content-type": made.type,
        "content-length": String(made.bytes.byteLength),
        "cache-control": made.isFinal ? FOR_EVER : FOR_A_MINUTE,
        "x-content-type-options": "nosniff",
      },
    });
  } catch (error) {
    // Too many wait, or the store of pictures is away: neither says that there is no such picture.
    process.stderr.write(`picture ${segments.join("/")}: ${error instanceof Error ? error.message : String(error)}\n`);
    return plain(503, "Not now", { "cache-control": "no-store", "retry-after": "5" });
  }
}

const plain = (status: number, text: string, headers: Record<string, string>): Response =>
  new Response(text, { status, headers: { ...headers, "content-type": "text/plain" } });
