import { type Box, drawing, type DrawingView, frame } from "./canvas";

/** A part's drawing, and where on its sheet the thing itself lies. */
export interface DrawnPart {
  svg: string;
  box: Box;
}

const MARGIN = 90;
const GAP = 56;
const ROOM: Box = { x: MARGIN, y: MARGIN, w: frame.width - 2 * MARGIN, h: frame.height - 2 * MARGIN };
/** Nothing is drawn larger than on a picture of its own. */
const LARGEST = 1;
/** More things than these are counted by the set's words. */
const MOST = 5;
/** So many below each other would be too low to be seen. */
const MANY = 4;

/** A room in so many equal parts, beside or below each other. */
function divide({ x, y, w, h }: Box, count: number, way: "beside" | "below"): Box[] {
  const [width, height] =
    way === "beside" ? [(w - GAP * (count - 1)) / count, h] : [w, (h - GAP * (count - 1)) / count];
  return Array.from({ length: count }, (_, index) => ({
    x: way === "beside" ? x + index * (width + GAP) : x,
    y: way === "below" ? y + index * (height + GAP) : y,
    w: width,
    h: height,
  }));
}

/** What the set is about has half of the sheet: the left one if it is tall, else the upper one. */
function roomsFor(parts: readonly DrawnPart[]): Box[] {
  const [main, ...others] = parts;
  if (!main || others.length === 0) return [ROOM];
  const isTall = main.box.h > main.box.w;
  const [first, rest] = divide(ROOM, 2, isTall ? "beside" : "below") as [Box, Box];
  if (!isTall) return [first, ...divide(rest, others.length, "beside")];
  if (others.length < MANY) return [first, ...divide(rest, others.length, "below")];
  return [first, ...divide(rest, 2, "below").flatMap((row) => divide(row, 2, "beside"))];
}

const inside = (svg: string): string => svg.replace(/^<svg[^>]*>/u, "").replace(/<\/svg>$/u, "");

/** A set as what it is: its parts beside each other, each as its own picture shows it. */
export function compose(all: readonly DrawnPart[]): DrawingView {
  const parts = all.slice(0, MOST);
  const rooms = roomsFor(parts);
  const placed = parts.map(({ svg, box }, index) => {
    const room = rooms[index] ?? ROOM;
    const scale = Math.min(room.w / box.w, room.h / box.h, LARGEST);
    const x = room.x + room.w / 2 - (box.x + box.w / 2) * scale;
    const y = room.y + room.h / 2 - (box.y + box.h / 2) * scale;
    const [width, height] = [frame.width * scale, frame.height * scale];
    const place = `x="${x}" y="${y}" width="${width}" height="${height}"`;
    return `<svg ${place} viewBox="0 0 ${frame.width} ${frame.height}">${inside(svg)}</svg>`;
  });
  return { name: "hero", svg: drawing(placed.join("")) };
}
