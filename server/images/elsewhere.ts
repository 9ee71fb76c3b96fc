import type { RemoteApi } from "@/lib/env";
import { isPictureType, type MadeImage, pictureType } from "./resize";

const TIMEOUT_MS = 10_000;

/** A picture of the shop whose API answers for ours, from where it serves its own. Null when it has none. */
export async function imageElsewhere(
  segments: readonly string[],
  { baseUrl }: RemoteApi,
  send: typeof fetch = fetch,
): Promise<MadeImage | null> {
  const wanted = pictureType(segments);
  if (!wanted) return null;
  const answer = await send(`${new URL(baseUrl).origin}/media/${segments.join("/")}`, {
    redirect: "error",
    cache: "no-store",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (answer.status === 404) return null;
  // Only a picture is passed on: a page of a proxy would be kept for a year under a picture's address.
  const type = answer.headers.get("content-type");
  if (!answer.ok || !type || !isPictureType(type))
    throw new Error(`the other shop answered a picture with ${answer.status}`);
  // Another type than was asked for stands in until the other shop has made it.
  return { type, bytes: Buffer.from(await answer.arrayBuffer()), isFinal: type === wanted };
}
