import { endpoints } from "@/lib/contract/endpoints";
import { refuse } from "@/lib/contract/errors";
import { attachment } from "@/lib/domain/attachment";
import { findStoreView } from "@/lib/store-views";
import { commerce } from "@/server/commerce";
import { downloadStream } from "@/server/commerce/download-stream";
import { callContext, enterStore } from "../../store-context";
import type { OrderFileContext } from "../order-file";

const PRIVATE = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };

/** A file that was bought: one of those that the order's page names, as long as the order stands and is paid. */
export async function GET(request: Request, { params }: OrderFileContext): Promise<Response> {
  const { store } = await params;
  const wish = endpoints.getDownload.input.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  const nothing = refuse("not_found", "no such file");
  const ask = (from: number) =>
    wish.success ? commerce().getDownload({ ...wish.data, from }, callContext(enterStore(store))) : nothing;
  const found = findStoreView(store) ? await ask(0) : nothing;
  if (!found.ok) return new Response(null, { status: 404, headers: PRIVATE });
  const { name, type, size } = found.value;
  return new Response(downloadStream(found.value, ask), {
    headers: {
      ...PRIVATE,
      "Content-Type": type,
      "Content-Length": String(size),
      "Content-Disposition": attachment(name),
    },
  });
}
