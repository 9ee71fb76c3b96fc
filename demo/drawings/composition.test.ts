import { frame } from "./canvas";
import { compose } from "./composition";

const part = (w: number, h: number) => ({
  svg: `<svg viewBox="0 0 1200 1488"><rect id="${w}x${h}"/></svg>`,
  box: { x: (frame.width - w) / 2, y: (frame.height - h) / 2, w, h },
});

/** Where the things of a composed picture lie. */
function placesOf(parts: ReturnType<typeof part>[]) {
  const { svg } = compose(parts);
  return [...svg.matchAll(/<svg x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)"/gu)].map(([, x, y, width], index) => {
    const { box } = parts[index]!;
    const scale = Number(width) / frame.width;
    return { x: Number(x) + box.x * scale, y: Number(y) + box.y * scale, w: box.w * scale, h: box.h * scale };
  });
}

const skis = part(300, 1160);
const tent = part(980, 500);
const helmet = part(700, 600);

test.each([
  ["a pair", [skis, helmet]],
  ["something tall and two more", [skis, helmet, part(400, 1100)]],
  ["something wide and four more", [tent, helmet, helmet, helmet, skis]],
])("%s: every thing is on the sheet, and none on another", (_, parts) => {
  const places = placesOf(parts);
  expect(places).toHaveLength(parts.length);
  for (const [index, { x, y, w, h }] of places.entries()) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x + w).toBeLessThanOrEqual(frame.width);
    expect(y + h).toBeLessThanOrEqual(frame.height);
    for (const other of places.slice(index + 1))
      expect(x + w <= other.x || other.x + other.w <= x || y + h <= other.y || other.y + other.h <= y).toBe(true);
  }
});

test("what a set is about comes first, tall on the left and wide above", () => {
  const [tall, besideTall] = placesOf([skis, helmet]);
  expect(tall!.x + tall!.w).toBeLessThan(besideTall!.x);
  const [wide, belowWide] = placesOf([tent, helmet]);
  expect(wide!.y + wide!.h).toBeLessThan(belowWide!.y);
});
