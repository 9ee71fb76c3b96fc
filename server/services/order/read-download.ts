import type { OutputOf } from "@/lib/contract";
import { ok, refuse, type Result } from "@/lib/contract/errors";
import { isSettled } from "@/lib/domain/order-money";
import { downloadType } from "@/server/images/downloads";
import { type PictureStorage, pictureStorage } from "@/server/images/storage";
import { readOrder, readOrderLines } from "@/server/repositories/orders";
import type { Call } from "../call";

/** A file of what was ordered and paid: the name is only compared, and never part of a path. */
export async function getDownload(
  call: Call,
  { id, sku, file }: { id: string; sku: string; file: string },
  storage: PictureStorage = pictureStorage(),
): Promise<Result<OutputOf<"getDownload">>> {
  const nothing = refuse("not_found", "no such file");
  const [order, lines] = await Promise.all([readOrder(call.pool, id), readOrderLines(call.pool, id)]);
  if (!order || !isSettled(order)) return nothing;
  const stored = lines.find((line) => line.sku === sku)?.downloads.find(({ name }) => name === file);
  const bytes = stored && (await storage.read(stored.key));
  if (!bytes) return nothing;
  const type = downloadType(stored.name) ?? "application/octet-stream";
  return ok({ name: stored.name, type, content: bytes.toString("base64") });
}
