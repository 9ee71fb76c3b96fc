/** Degrees; null where nobody has said. */
interface Located {
  latitude?: number | null;
  longitude?: number | null;
}
interface Position {
  latitude: number;
  longitude: number;
}

const EARTH_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** As the crow flies, in kilometres (haversine). */
export function distance(a: Position, b: Position): number {
  const [north, east] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)];
  const half =
    Math.sin(north / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(half, 1)));
}

/** The nearest of the branches that are on the map. */
export function nearest<B extends Located & { id: string; name: string }>(
  from: Position,
  branches: readonly B[],
): { id: string; name: string; kilometres: number } | null {
  const measured = branches.flatMap(({ id, name, latitude, longitude }) =>
    typeof latitude === "number" && typeof longitude === "number"
      ? [{ id, name, kilometres: distance(from, { latitude, longitude }) }]
      : [],
  );
  return measured.sort((a, b) => a.kilometres - b.kilometres)[0] ?? null;
}
