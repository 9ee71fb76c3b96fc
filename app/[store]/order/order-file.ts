import type { Order } from "@/lib/contract";
import { findStoreView } from "@/lib/store-views";
import { loadOrderPage, type OrderPageData } from "./page-data";

export interface OrderFileContext {
  params: Promise<{ store: string }>;
}

interface OrderFile {
  content: string;
  headers: Record<string, string>;
}

const PRIVATE = { "Cache-Control": "private, no-store" };

/** Answers with a file of the order that the address names. An unknown order looks like one without such a file. */
export async function answerFile(
  request: Request,
  { params }: OrderFileContext,
  make: (page: OrderPageData & { order: Order }) => OrderFile | null | Promise<OrderFile | null>,
): Promise<Response> {
  const { store } = await params;
  const page = findStoreView(store) && (await loadOrderPage(store, new URL(request.url).searchParams.get("id")));
  const file = page?.order ? await make({ ...page, order: page.order }) : null;
  return file
    ? new Response(file.content, { headers: { ...PRIVATE, ...file.headers } })
    : new Response(null, { status: 404, headers: PRIVATE });
}
