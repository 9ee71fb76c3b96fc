import { remoteApi } from "@/lib/env";
import { imageElsewhere } from "@/server/images/elsewhere";
import { resizedImage } from "@/server/images/resize";

export const runtime = "nodejs";
export const dynamic = "force-dynamic";

/** Content-addressed: what an address shows never changes. */
export async function GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }): Promise<Response> {
  const { path } = await params;
  const elsewhere = remoteApi();
  const made = elsewhere ? await imageElsewhere(path, elsewhere) : await resizedImage(path);
  if (!made)
    return new Response("Not found", {
      status: 404,
      headers: { "cache-control": "public, max-age=60", "content-type": "text/plain" },
    });
  return new Response(new Uint8Array(made.bytes), {
    headers: {
      "content-type": made.type,
      "content-length": String(made.bytes.byteLength),
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    },
  });
}
