import { ok, type Result } from "@/lib/contract/errors";
import type { InputOf, OutputOf } from "@/lib/contract";
import { distance } from "@/lib/domain/distance";
import { fold } from "@/lib/domain/search-words";
import { findPickupPoints } from "@/server/repositories/pickup-points";
import { type PostcodeArea, readPostcodeArea, readPostcodeAreas } from "@/server/repositories/reference";
import type { Call } from "../call";

interface Wish extends InputOf<"listPickupPoints"> {
  size: number;
}

/** What a point is looked for by: words of its name and address, and where the seeker is. */
interface Sought {
  words: string[];
  near: Omit<PostcodeArea, "name"> | null;
  name: string | null;
}

const POSTCODE = /^\d{3,5}$/u;

function positionOf(near: string | undefined): Sought["near"] {
  const [latitude, longitude] = (near ?? "").split(",").map(Number);
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

/** Digits are a postcode, which says where; whatever else is typed are words. */
async function soughtBy(call: Call, { search = "", near }: Wish): Promise<Sought> {
  const position = positionOf(near);
  const digits = search.replace(/\s/gu, "");
  if (!POSTCODE.test(digits))
    return {
      words: fold(search)
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean),
      near: position,
      name: null,
    };
  const area = await readPostcodeArea(call.pool, digits);
  return area ? { words: [], near: area, name: area.name } : { words: [digits], near: position, name: null };
}

/** A town without a point of its own: those around it. */
async function aroundTown(call: Call, { words }: Sought): Promise<Sought | null> {
  const town = words.join(" ");
  if (town === "") return null;
  const area = (await readPostcodeAreas(call.pool)).find(({ name }) => fold(name).startsWith(town));
  return area ? { words: [], near: area, name: area.name } : null;
}

/** Points of a carrier: the nearest to a postcode or a position first, or those that a town or a street names. */
export async function listPickupPoints(call: Call, wish: Wish): Promise<Result<OutputOf<"listPickupPoints">>> {
  const { carrier, size } = wish;
  let sought = await soughtBy(call, wish);
  let rows = await findPickupPoints(call.pool, { carrier, size, ...sought });
  const around = rows.length === 0 ? await aroundTown(call, sought) : null;
  if (around) {
    sought = around;
    rows = await findPickupPoints(call.pool, { carrier, size, ...around });
  }
  const { near, name } = sought;
  const items = rows.map(({ total: _total, latitude, longitude, ...point }) => ({
    ...point,
    kilometres: near && Math.round(distance(near, { latitude, longitude }) * 10) / 10,
  }));
  return ok({ items, total: rows[0]?.total ?? 0, near: name });
}
