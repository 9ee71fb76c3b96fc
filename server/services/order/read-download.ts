import path from "node:path";
import type { OutputOf } from "@/lib/contract";
import { ok, refuse, type Result } from "@/lib/contract/errors";
import { isSettled } from "@/lib/domain/order-money";
import { DOWNLOAD_PART_BYTES } from "@/lib/limits";
import { downloadType } from "@/server/images/downloads";
import { type PictureStorage, pictureStorage } from "@/server/images/storage";
import { readOrder, readOrderLines } from "@/server/repositories/orders";
import type { Call } from "../call";

/** A part of a file that was ordered and paid: the name is only compared, and never part of a path. */
export async function getDownload(
  call: Call,
  { id, sku, file, from = 0 }: { id: string; sku: string; file: string; from?: number },
  storage: PictureStorage = pictureStorage(),
): Promise<Result<OutputOf<"getDownload">>> {
  const nothing = refuse("not_found", "no such file");
  const [order, lines] = await Promise.all([readOrder(call.pool, id), readOrderLines(call.pool, id)]);
  if (!order || !isSettled(order)) return nothing;
  const stored = lines.find((line) => line.sku === sku)?.downloads.find(({ name }) => name === file);
  const part = stored && (await storage.readPart(stored.key, from, DOWNLOAD_PART_BYTES));
  if (!part) return nothing;
  const type = downloadType(stored.name) ?? "application/octet-stream";
  const { bytes, size } = part;
  // A key is made of what is in the file.
  return ok({ name: stored.name, type, size, version: path.parse(stored.key).name, content: bytes.toString("base64") });
}
