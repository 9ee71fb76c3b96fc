/*
 * A map as it is drawn here: degrees become units of a drawing, north up. Flat, with meridians as far apart as they are
 * in the middle of the country; over a few hundred kilometres nobody sees the difference.
 */

interface Position {
  latitude: number;
  longitude: number;
}

/** Units of the drawing per degree of latitude. */
const SCALE = 200;

export interface MapFrame {
  west: number;
  north: number;
  width: number;
  height: number;
  /** Units per degree of longitude. */
  perLongitude: number;
}

/** The smallest frame that holds these positions, with so many units of margin. */
export function frameOf(positions: readonly Position[], margin: number): MapFrame {
  const latitudes = positions.map(({ latitude }) => latitude);
  const longitudes = positions.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const perLongitude = SCALE * Math.cos((((south + north) / 2) * Math.PI) / 180);
  return {
    west: west - margin / perLongitude,
    north: north + margin / SCALE,
    width: (east - west) * perLongitude + 2 * margin,
    height: (north - south) * SCALE + 2 * margin,
    perLongitude,
  };
}

export const placeOn = ({ west, north, perLongitude }: MapFrame, { latitude, longitude }: Position) => ({
  x: Math.round((longitude - west) * perLongitude),
  y: Math.round((north - latitude) * SCALE),
});

/** Closed line through positions, for an SVG path. */
export const outlinePath = (frame: MapFrame, line: readonly (readonly [longitude: number, latitude: number])[]) =>
  line
    .map(([longitude, latitude]) => placeOn(frame, { longitude, latitude }))
    .map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`)
    .join("");

/**
 * Heights of labels beside points, in the order given: each as near to its point as the others leave it, at least
 * `gap` apart, so that every name can be read and pressed where branches stand close together.
 */
export function spreadLabels(heights: readonly number[], gap: number): number[] {
  const order = heights.map((_, index) => index).sort((a, b) => heights[a]! - heights[b]!);
  // Labels that would touch become one block around the middle of their points; blocks that touch become one again.
  const blocks: { members: number[]; middle: number }[] = [];
  const top = ({ members, middle }: { members: number[]; middle: number }) => middle - ((members.length - 1) / 2) * gap;
  for (const index of order) {
    let block = { members: [index], middle: heights[index]! };
    for (let above = blocks.at(-1); above; above = blocks.at(-1)) {
      if (top(block) - (top(above) + (above.members.length - 1) * gap) >= gap) break;
      blocks.pop();
      const members = [...above.members, ...block.members];
      block = { members, middle: members.reduce((sum, member) => sum + heights[member]!, 0) / members.length };
    }
    blocks.push(block);
  }
  const spread = [...heights];
  for (const block of blocks) block.members.forEach((member, nth) => (spread[member] = top(block) + nth * gap));
  return spread;
}
