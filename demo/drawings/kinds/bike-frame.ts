import { darker, graphite, ink, lighter, line, path, rect, silver, solid, strip, tube, type Point } from "../canvas";
import type { Model } from "../model";
import { between, type Geometry, type Joints } from "./bike-geometry";

/** Which tube wears which colour: the graphic of a bicycle. */
export function livery(m: Model): {
  down: string;
  top: string;
  seat: string;
  stays: string;
  fork: string;
  decals: number;
} {
  const { primary: p, secondary: s, accent: a } = m;
  const liveries = [
    { down: p, top: p, seat: p, stays: p, fork: ink, decals: 0 },
    { down: p, top: p, seat: s, stays: s, fork: p, decals: 1 },
    { down: p, top: s, seat: p, stays: p, fork: s, decals: 2 },
    { down: p, top: p, seat: p, stays: ink, fork: p, decals: 3 },
    { down: s, top: p, seat: p, stays: p, fork: a, decals: 0 },
    { down: p, top: p, seat: ink, stays: ink, fork: ink, decals: 4 },
    { down: p, top: s, seat: s, stays: p, fork: ink, decals: 1 },
  ];
  return liveries[m.graphic % liveries.length] ?? { down: p, top: p, seat: p, stays: p, fork: p, decals: 0 };
}

/** Bands and marks painted along the down tube, from the head to the bottom bracket. */
export function decals(from: Point, to: Point, width: number, m: Model, which: number, base: string): string {
  const mark = (t: number, length: number, colour: string): string =>
    strip(`M${between(from, to, t).join(" ")}L${between(from, to, t + length).join(" ")}`, colour, width);
  const on = base === m.secondary ? m.primary : m.secondary;
  const name = [0.36, 0.41, 0.46, 0.51, 0.56]
    .map((t, i) =>
      strip(
        `M${between(from, to, t).join(" ")}L${between(from, to, t + 0.034).join(" ")}`,
        i === 2 ? m.accent : lighter(on, 0.05),
        width * 0.42,
      ),
    )
    .join("");
  const bands = [
    "",
    mark(0.16, 0.08, m.accent) + mark(0.26, 0.03, on),
    mark(0.66, 0.22, on) + mark(0.62, 0.02, m.accent),
    mark(0.12, 0.05, on) + mark(0.2, 0.05, m.accent) + mark(0.28, 0.05, on),
    mark(0.62, 0.4, on) + mark(0.58, 0.02, m.accent),
  ];
  return (bands[which] ?? "") + name;
}

function motor([x, y]: Point): string {
  return (
    solid(
      `M${x - 92} ${y - 30}Q${x - 80} ${y - 104} ${x + 10} ${y - 108}L${x + 104} ${y - 92}Q${x + 120} ${y - 30} ${x + 84} ${y + 44}Q${x + 20} ${y + 98} ${x - 56} ${y + 62}Z`,
      ink,
      path(`M${x - 100} ${y - 40}L${x + 20} ${y - 120}L${x + 130} ${y - 100}L${x + 20} ${y - 40}Z`, graphite),
    ) + rect(x + 30, y - 70, 46, 10, "#2c7d3b", 5)
  );
}

export function frameOf(g: Geometry, j: Joints, m: Model): string {
  const paint = livery(m);
  const downTo: Point = g.battery ? [j.bb[0] + 40, j.bb[1] - 40] : j.bb;
  const topFrom = between(j.headTop, j.headEnd, 0.28);
  const topTo = g.low ? between(j.bb, j.seatTop, 0.44) : between(j.bb, j.seatTop, g.full ? 0.88 : 0.95);
  const downFrom = between(j.headTop, j.headEnd, 0.72);
  const staysAt = g.full ? between(j.bb, j.seatTop, 0.62) : topTo;
  const down = g.battery ? 98 : g.tube;
  const bend = between(downFrom, downTo, 0.5);
  const topTube = g.low
    ? line(
        `M${topFrom.join(" ")}Q${bend[0] - 70} ${bend[1] - 10} ${topTo.join(" ")}`,
        darker(paint.top),
        g.tube * 0.84,
      ) +
      line(
        `M${topFrom[0]} ${topFrom[1] - 4}Q${bend[0] - 72} ${bend[1] - 16} ${topTo[0]} ${topTo[1] - 5}`,
        paint.top,
        g.tube * 0.5,
      )
    : tube(topFrom, topTo, g.tube * 0.8, paint.top);
  const battery = g.battery
    ? line(`M${between(downFrom, downTo, 0.24).join(" ")}L${between(downFrom, downTo, 0.9).join(" ")}`, ink, 66) +
      line(`M${between(downFrom, downTo, 0.27).join(" ")}L${between(downFrom, downTo, 0.87).join(" ")}`, graphite, 44)
    : "";
  const shock = g.full
    ? tube(between(j.bb, j.seatTop, 0.5), between(topFrom, topTo, 0.52), 30, silver) +
      tube(
        between(j.bb, j.seatTop, 0.5),
        between(between(j.bb, j.seatTop, 0.5), between(topFrom, topTo, 0.52), 0.5),
        52,
        ink,
      ) +
      tube(staysAt, between(j.bb, j.seatTop, 0.42), 34, darker(paint.stays, 0.1))
    : "";
  return (
    tube(j.rear, staysAt, g.tube * 0.48, paint.stays) +
    tube(j.rear, [j.bb[0], j.bb[1] + 4], g.tube * 0.5, paint.stays) +
    tube(between(j.bb, j.saddle, 0.5), j.saddle, g.tube * 0.56, ink) +
    tube(j.bb, j.seatTop, g.tube * 0.78, paint.seat) +
    line(`M${j.seatTop[0] - 18} ${j.seatTop[1] + 4}h36`, ink, 16) +
    topTube +
    tube(downFrom, downTo, down, paint.down) +
    battery +
    decals(downFrom, downTo, g.battery ? 30 : g.tube * 0.98, m, g.battery ? 0 : paint.decals, paint.down) +
    shock +
    tube(j.headTop, j.headEnd, g.tube * 1.06, paint.top) +
    line(`M${j.headTop[0] - 26} ${j.headTop[1] + 2}l52 -20`, ink, 14) +
    (g.battery ? motor(j.bb) : "")
  );
}
