import { endpoints } from "@/lib/contract/endpoints";
import { attachment } from "@/lib/domain/attachment";
import { findStoreView } from "@/lib/store-views";
import { commerce } from "@/server/commerce";
import { callContext, enterStore } from "../../store-context";
import type { OrderFileContext } from "../order-file";

const PRIVATE = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };

/** A file that was bought: one of those that the order's page names, as long as the order stands and is paid. */
export async function GET(request: Request, { params }: OrderFileContext): Promise<Response> {
  const { store } = await params;
  const wish = endpoints.getDownload.input.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  const found =
    findStoreView(store) && wish.success
      ? await commerce().getDownload(wish.data, callContext(enterStore(store)))
      : null;
  if (!found?.ok) return new Response(null, { status: 404, headers: PRIVATE });
  const { name, type, content } = found.value;
  return new Response(Buffer.from(content, "base64"), {
    headers: { ...PRIVATE, "Content-Type": type, "Content-Disposition": attachment(name) },
  });
}
