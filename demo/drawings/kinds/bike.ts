import { circle, closeUp, darker, graphite, group, ink, lighter, line, path, rect, silver, solid, steel, strip, tube, view, type DrawingView, type Point } from "../canvas";
import type { Model } from "../model";
import { cockpit, drivetrain, fork, fromTheFront, saddle, wheel, type Bars, type WheelStyle } from "./bike-parts";

/** Geometry as a frame maker states it: millimetres and degrees. */
interface Geometry {
  radius: number; tyre: number; rim: number; spokes: number; knobs?: boolean; rotor: boolean;
  drop: number; chainstay: number; stack: number; reach: number; head: number; headTube: number; rake: number;
  seatAngle: number; seatTube: number; saddleHeight: number; tube: number; bars: Bars; sprung: boolean;
  ring: number; cassette: number; crank: number; derailleur: boolean;
  full?: boolean; battery?: boolean; town?: boolean; low?: boolean; pedals?: boolean;
}

const mountain: Geometry = { radius: 368, tyre: 60, rim: 26, spokes: 28, knobs: true, rotor: true, drop: 40, chainstay: 440, stack: 610, reach: 440, head: 66.5, headTube: 112, rake: 46, seatAngle: 74, seatTube: 440, saddleHeight: 690, tube: 54, bars: "riser", sprung: true, ring: 68, cassette: 92, crank: 172, derailleur: true };
const geometries = {
  mountain,
  full: { ...mountain, full: true, head: 65.5, reach: 455, stack: 620, seatTube: 400, seatAngle: 75 },
  ebike: { ...mountain, battery: true, tube: 60, chainstay: 452, stack: 630 },
  trekking: { ...mountain, tyre: 44, knobs: false, rim: 24, drop: 60, reach: 395, stack: 640, head: 70, headTube: 150, seatAngle: 73, seatTube: 500, saddleHeight: 720, tube: 44, bars: "city", sprung: true, ring: 78, cassette: 72, town: true, chainstay: 450 },
  gravel: { ...mountain, radius: 352, tyre: 44, knobs: true, rim: 30, drop: 72, chainstay: 428, stack: 575, reach: 388, head: 71, headTube: 140, rake: 50, seatAngle: 73.5, seatTube: 490, saddleHeight: 735, tube: 44, bars: "drop", sprung: false, ring: 80, cassette: 76 },
  road: { ...mountain, radius: 340, tyre: 29, knobs: false, rim: 52, spokes: 20, drop: 72, chainstay: 410, stack: 560, reach: 388, head: 73, headTube: 140, rake: 45, seatAngle: 73.5, seatTube: 480, saddleHeight: 745, tube: 42, bars: "drop", sprung: false, ring: 92, cassette: 58 },
  child: { ...mountain, radius: 262, tyre: 50, rim: 22, spokes: 20, rotor: false, drop: 22, chainstay: 345, stack: 440, reach: 325, head: 69, headTube: 95, rake: 38, seatAngle: 72, seatTube: 270, saddleHeight: 420, tube: 44, bars: "riser", sprung: false, ring: 60, cassette: 52, crank: 132 },
  balance: { ...mountain, radius: 162, tyre: 44, rim: 16, spokes: 12, knobs: false, rotor: false, drop: 0, chainstay: 235, stack: 330, reach: 215, head: 68, headTube: 90, rake: 24, seatAngle: 68, seatTube: 130, saddleHeight: 215, tube: 44, bars: "riser", sprung: false, ring: 0, cassette: 0, crank: 0, derailleur: false, pedals: false },
} satisfies Record<string, Geometry>;

interface Joints { rear: Point; front: Point; bb: Point; headTop: Point; headEnd: Point; seatTop: Point; saddle: Point }
const rad = Math.PI / 180;

function joints(g: Geometry): Joints {
  const bb: Point = [Math.sqrt(g.chainstay ** 2 - g.drop ** 2), g.drop];
  const headTop: Point = [bb[0] + g.reach, bb[1] - g.stack];
  const down: Point = [Math.cos(g.head * rad), Math.sin(g.head * rad)];
  const headEnd: Point = [headTop[0] + down[0] * g.headTube, headTop[1] + down[1] * g.headTube];
  const legs = (-headEnd[1] + g.rake * down[0]) / down[1];
  const front: Point = [headEnd[0] + down[0] * legs + down[1] * g.rake, 0];
  const up: Point = [-Math.cos(g.seatAngle * rad), -Math.sin(g.seatAngle * rad)];
  const from = (length: number): Point => [bb[0] + up[0] * length, bb[1] + up[1] * length];
  return { rear: [0, 0], front, bb, headTop, headEnd, seatTop: from(g.seatTube), saddle: from(g.saddleHeight) };
}
const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** Which tube wears which colour: the graphic of a bicycle. */
function livery(m: Model): { down: string; top: string; seat: string; stays: string; fork: string; decals: number } {
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
function decals(from: Point, to: Point, width: number, m: Model, which: number, base: string): string {
  const mark = (t: number, length: number, colour: string): string => strip(`M${between(from, to, t).join(" ")}L${between(from, to, t + length).join(" ")}`, colour, width);
  const on = base === m.secondary ? m.primary : m.secondary;
  const name = [0.36, 0.41, 0.46, 0.51, 0.56].map((t, i) => strip(`M${between(from, to, t).join(" ")}L${between(from, to, t + 0.034).join(" ")}`, i === 2 ? m.accent : lighter(on, 0.05), width * 0.42)).join("");
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
  return solid(`M${x - 92} ${y - 30}Q${x - 80} ${y - 104} ${x + 10} ${y - 108}L${x + 104} ${y - 92}Q${x + 120} ${y - 30} ${x + 84} ${y + 44}Q${x + 20} ${y + 98} ${x - 56} ${y + 62}Z`, ink, path(`M${x - 100} ${y - 40}L${x + 20} ${y - 120}L${x + 130} ${y - 100}L${x + 20} ${y - 40}Z`, graphite)) + rect(x + 30, y - 70, 46, 10, "#2c7d3b", 5);
}

function frameOf(g: Geometry, j: Joints, m: Model): string {
  const paint = livery(m);
  const downTo: Point = g.battery ? [j.bb[0] + 40, j.bb[1] - 40] : j.bb;
  const topFrom = between(j.headTop, j.headEnd, 0.28);
  const topTo = g.low ? between(j.bb, j.seatTop, 0.44) : between(j.bb, j.seatTop, g.full ? 0.88 : 0.95);
  const downFrom = between(j.headTop, j.headEnd, 0.72);
  const staysAt = g.full ? between(j.bb, j.seatTop, 0.62) : topTo;
  const down = g.battery ? 98 : g.tube;
  const bend = between(downFrom, downTo, 0.5);
  const topTube = g.low
    ? line(`M${topFrom.join(" ")}Q${bend[0] - 70} ${bend[1] - 10} ${topTo.join(" ")}`, darker(paint.top), g.tube * 0.84) + line(`M${topFrom[0]} ${topFrom[1] - 4}Q${bend[0] - 72} ${bend[1] - 16} ${topTo[0]} ${topTo[1] - 5}`, paint.top, g.tube * 0.5)
    : tube(topFrom, topTo, g.tube * 0.8, paint.top);
  const battery = g.battery ? line(`M${between(downFrom, downTo, 0.24).join(" ")}L${between(downFrom, downTo, 0.9).join(" ")}`, ink, 66) + line(`M${between(downFrom, downTo, 0.27).join(" ")}L${between(downFrom, downTo, 0.87).join(" ")}`, graphite, 44) : "";
  const shock = g.full ? tube(between(j.bb, j.seatTop, 0.5), between(topFrom, topTo, 0.52), 30, silver) + tube(between(j.bb, j.seatTop, 0.5), between(between(j.bb, j.seatTop, 0.5), between(topFrom, topTo, 0.52), 0.5), 52, ink) + tube(staysAt, between(j.bb, j.seatTop, 0.42), 34, darker(paint.stays, 0.1)) : "";
  return tube(j.rear, staysAt, g.tube * 0.48, paint.stays) + tube(j.rear, [j.bb[0], j.bb[1] + 4], g.tube * 0.5, paint.stays)
    + tube(between(j.bb, j.saddle, 0.5), j.saddle, g.tube * 0.56, ink) + tube(j.bb, j.seatTop, g.tube * 0.78, paint.seat) + line(`M${j.seatTop[0] - 18} ${j.seatTop[1] + 4}h36`, ink, 16)
    + topTube + tube(downFrom, downTo, down, paint.down) + battery + decals(downFrom, downTo, g.battery ? 30 : g.tube * 0.98, m, g.battery ? 0 : paint.decals, paint.down) + shock
    + tube(j.headTop, j.headEnd, g.tube * 1.06, paint.top) + line(`M${j.headTop[0] - 26} ${j.headTop[1] + 2}l52 -20`, ink, 14) + (g.battery ? motor(j.bb) : "");
}

/** Mudguards, carrier, stand and lamps of a trekking bike. */
function town(g: Geometry, j: Joints): { behind: string; front: string } {
  const guard = ([x, y]: Point, from: number, to: number): string => {
    const r = g.radius + 22;
    const at = (a: number): string => `${x + Math.cos(a * rad) * r} ${y + Math.sin(a * rad) * r}`;
    return line(`M${at(from)}A${r} ${r} 0 0 1 ${at(to)}`, ink, 20) + line(`M${at(from)}L${x} ${y}`, steel, 6);
  };
  const deck = -g.radius - 70;
  return {
    behind: guard(j.rear, 172, 322) + guard(j.front, 196, 318),
    front: line(`M-250 ${deck}H${j.seatTop[0] + 30}`, ink, 20) + line(`M-6 -8L-110 ${deck}M-6 -8L40 ${deck}`, graphite, 14) + path(`M-262 ${deck - 10}h-22v56h22Z`, "#d93a12")
      + path(`M${j.headEnd[0] + 34} ${j.headEnd[1] - 34}h46q30 6 30 30t-30 30h-46Z`, ink) + path(`M${j.headEnd[0] + 84} ${j.headEnd[1] - 34}q26 8 26 30t-26 30Z`, "#f6efd2")
      + line(`M${j.bb[0] - 110} ${j.bb[1] - 6}L${j.bb[0] - 176} ${g.radius - 8}h-36`, graphite, 18),
  };
}

function bike(g: Geometry, m: Model): { content: string; joints: Joints } {
  const j = joints(g);
  const paint = livery(m);
  const style: WheelStyle = { radius: g.radius, tyre: g.tyre, rim: g.rim, spokes: g.spokes, knobs: g.knobs, rotor: g.rotor, rimColour: g.rim < 40 && (g.spokes <= 14 || m.graphic % 3 === 2) ? m.accent : graphite, decal: g.rim > 40 ? m.accent : undefined, tyreColour: m.graphic % 5 === 4 && g.knobs ? "#4a3a2b" : ink };
  const drive = g.pedals === false ? { behind: "", front: "" } : drivetrain(j.bb, { ring: g.ring, cassette: g.cassette, crank: g.crank, derailleur: g.derailleur, guard: g.radius < 300 ? m.secondary : undefined });
  const extras = g.town ? town(g, j) : { behind: "", front: "" };
  const content = extras.behind + wheel(j.rear, style) + wheel(j.front, { ...style }) + drive.behind + frameOf(g, j, m) + fork(j.headEnd, j.front, g.sprung, paint.fork)
    + circle(0, 0, 20, ink) + circle(0, 0, 9, silver) + (g.rotor ? rect(-64, -92, 40, 62, ink, 10) : "") + drive.front + extras.front
    + (g.pedals === false ? rect(j.bb[0] - 100, j.bb[1] - 12, 150, 26, ink, 10) : "")
    + saddle(j.saddle, m.graphic % 3 === 1 ? m.secondary : ink, g.radius < 200 ? 0.72 : g.radius < 300 ? 0.82 : 1) + cockpit(j.headTop, g.bars, g.bars === "drop" ? (m.graphic % 2 ? m.accent : ink) : g.radius < 300 ? m.accent : ink, g.radius < 200 ? 10 : g.radius < 300 ? 36 : 60)
    + (g.battery ? rect(j.headTop[0] + 20, j.headTop[1] - 122, 56, 36, ink, 8) : "");
  return { content, joints: j };
}

const bikeViews = (choose: (m: Model) => Geometry) => (m: Model): DrawingView[] => {
  const g = choose(m);
  const { content, joints: j } = bike(g, m);
  const paint = livery(m);
  const top = Math.min(j.saddle[1] - 75, j.headTop[1] - 130);
  const box = { x: -g.radius, y: top, w: j.front[0] + g.radius * 2, h: -top + g.radius };
  const bar = g.bars === "drop" ? 430 : g.radius < 200 ? 380 : g.radius < 300 ? 540 : g.town ? 640 : 760;
  const facing = fromTheFront({ radius: g.radius, tyre: g.tyre * 0.95, bar, drop: g.bars === "drop", height: g.radius - j.headTop[1] + 40, frame: paint.top, fork: paint.fork, grip: g.bars === "drop" ? (m.graphic % 2 ? m.accent : graphite) : ink, saddle: ink, sprung: g.sprung, pedals: g.pedals !== false, light: g.town === true });
  const tall = g.radius - j.headTop[1] + 140;
  return [
    view("hero", box, content, { foot: 0.9, size: 1.06 }),
    view("front", { x: -bar / 2 - 40, y: -tall, w: bar + 80, h: tall }, facing, { foot: 0.5 }),
    g.pedals === false ? closeUp("detail", [j.rear[0] + 60, -60], g.radius * 3, content) : closeUp("detail", [j.bb[0] * 0.55, 30], g.chainstay * 1.75, content),
    closeUp("cockpit", [j.headTop[0] - 10, j.headTop[1] + g.headTube * 1.1], g.radius * 1.9, content),
  ];
};

export const mountainBike = bikeViews((m) => (m.flag("full") || m.num("full", 0) > 0.5 ? geometries.full : geometries.mountain));
export const ebike = bikeViews((m) => ({ ...geometries.ebike, full: m.flag("full"), low: m.flag("low"), town: m.flag("town"), knobs: !m.flag("town"), tyre: m.flag("town") ? 50 : 60, bars: m.flag("town") ? "city" : "riser" }));
export const trekking = bikeViews((m) => ({ ...geometries.trekking, low: m.flag("low") || m.num("low", 0) > 0.5 }));
export const gravel = bikeViews(() => geometries.gravel);
export const road = bikeViews(() => geometries.road);
/** `length` 0 is a 16″, 1 a 24″ wheel. */
export const child = bikeViews((m) => ({ ...geometries.child, radius: 225 + m.num("length", 0.5) * 70, derailleur: m.num("length", 0.5) > 0.35, low: m.flag("low") }));
export const balance = bikeViews(() => geometries.balance);

/** Kick scooter with the big front wheel the Czechs ride. */
export function scooter(m: Model): DrawingView[] {
  const [front, back] = [330, 235 + m.num("width", 0.4) * 60];
  const paint = livery(m);
  const style = { tyre: 40, rim: 22, spokes: 24, rotor: false, rimColour: m.graphic % 2 ? m.accent : graphite };
  const axle: Point = [1060, 0];
  const [floor, headTop, headEnd]: [number, Point, Point] = [190, [880, -560], [915, -440]];
  const sweep = `M0 ${front - back}L130 ${floor}H560C720 ${floor} 780 -160 ${headTop[0] + 16} ${headTop[1] + 56}`;
  const content = wheel([0, front - back], { ...style, radius: back }) + wheel(axle, { ...style, radius: front })
    + fork(headEnd, axle, false, paint.fork) + line(sweep, darker(m.primary), 52) + group("translate(-5 -8)", line(sweep, m.primary, 32)) + line(`M0 ${front - back}L560 ${floor - 4}`, darker(m.primary, 0.1), 20)
    + rect(160, floor - 44, 420, 34, ink, 12) + rect(180, floor - 44, 380, 12, m.secondary, 6) + decals([headTop[0] - 20, headTop[1] + 120], [700, 60], 44, m, 1, m.primary)
    + tube(headTop, headEnd, 58, m.primary) + tube([headTop[0] - 26, headTop[1] - 90], headTop, 36, ink) + cockpit([headTop[0] - 26, headTop[1] - 86], "riser", m.accent, 44)
    + line(`M-${back * 0.7} ${front - back - back * 0.86}A${back + 20} ${back + 20} 0 0 1 ${back * 0.62} ${front - back - back * 0.92}`, ink, 18) + circle(axle[0], 0, 18, silver);
  const facing = fromTheFront({ radius: front, tyre: 42, bar: 620, drop: false, height: front + 640, frame: m.primary, fork: paint.fork, grip: m.accent, saddle: m.primary, sprung: false, pedals: false, light: false });
  return [
    view("hero", { x: -back, y: -760, w: 1060 + back + front, h: 760 + front }, content, { foot: 0.9, size: 1.06 }),
    view("front", { x: -350, y: -1060, w: 700, h: 1060 }, facing, { foot: 0.4 }),
    closeUp("detail", [360, 120], 820, content),
  ];
}
