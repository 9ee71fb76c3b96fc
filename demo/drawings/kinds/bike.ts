import {
  circle,
  closeUp,
  graphite,
  ink,
  line,
  path,
  rect,
  silver,
  steel,
  view,
  type DrawingView,
  type Point,
} from "../canvas";
import type { Model } from "../model";
import { frameOf, livery } from "./bike-frame";
import { geometries, joints, rad, type Geometry, type Joints } from "./bike-geometry";
import { cockpit, fork, fromTheFront, saddle } from "./bike-parts";
import { drivetrain, wheel, type WheelStyle } from "./bike-wheels";

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
    front:
      line(`M-250 ${deck}H${j.seatTop[0] + 30}`, ink, 20) +
      line(`M-6 -8L-110 ${deck}M-6 -8L40 ${deck}`, graphite, 14) +
      path(`M-262 ${deck - 10}h-22v56h22Z`, "#d93a12") +
      path(`M${j.headEnd[0] + 34} ${j.headEnd[1] - 34}h46q30 6 30 30t-30 30h-46Z`, ink) +
      path(`M${j.headEnd[0] + 84} ${j.headEnd[1] - 34}q26 8 26 30t-26 30Z`, "#f6efd2") +
      line(`M${j.bb[0] - 110} ${j.bb[1] - 6}L${j.bb[0] - 176} ${g.radius - 8}h-36`, graphite, 18),
  };
}

function bike(g: Geometry, m: Model): { content: string; joints: Joints } {
  const j = joints(g);
  const paint = livery(m);
  const style: WheelStyle = {
    radius: g.radius,
    tyre: g.tyre,
    rim: g.rim,
    spokes: g.spokes,
    knobs: g.knobs,
    rotor: g.rotor,
    rimColour: g.rim < 40 && (g.spokes <= 14 || m.graphic % 3 === 2) ? m.accent : graphite,
    decal: g.rim > 40 ? m.accent : undefined,
    tyreColour: m.graphic % 5 === 4 && g.knobs ? "#4a3a2b" : ink,
  };
  const drive =
    g.pedals === false
      ? { behind: "", front: "" }
      : drivetrain(j.bb, {
          ring: g.ring,
          cassette: g.cassette,
          crank: g.crank,
          derailleur: g.derailleur,
          guard: g.radius < 300 ? m.secondary : undefined,
        });
  const extras = g.town ? town(g, j) : { behind: "", front: "" };
  const content =
    extras.behind +
    wheel(j.rear, style) +
    wheel(j.front, { ...style }) +
    drive.behind +
    frameOf(g, j, m) +
    fork(j.headEnd, j.front, g.sprung, paint.fork) +
    circle(0, 0, 20, ink) +
    circle(0, 0, 9, silver) +
    (g.rotor ? rect(-64, -92, 40, 62, ink, 10) : "") +
    drive.front +
    extras.front +
    (g.pedals === false ? rect(j.bb[0] - 100, j.bb[1] - 12, 150, 26, ink, 10) : "") +
    saddle(j.saddle, m.graphic % 3 === 1 ? m.secondary : ink, g.radius < 200 ? 0.72 : g.radius < 300 ? 0.82 : 1) +
    cockpit(
      j.headTop,
      g.bars,
      g.bars === "drop" ? (m.graphic % 2 ? m.accent : ink) : g.radius < 300 ? m.accent : ink,
      g.radius < 200 ? 10 : g.radius < 300 ? 36 : 60,
    ) +
    (g.battery ? rect(j.headTop[0] + 20, j.headTop[1] - 122, 56, 36, ink, 8) : "");
  return { content, joints: j };
}

const bikeViews =
  (choose: (m: Model) => Geometry) =>
  (m: Model): DrawingView[] => {
    const g = choose(m);
    const { content, joints: j } = bike(g, m);
    const paint = livery(m);
    const top = Math.min(j.saddle[1] - 75, j.headTop[1] - 130);
    const box = { x: -g.radius, y: top, w: j.front[0] + g.radius * 2, h: -top + g.radius };
    const bar = g.bars === "drop" ? 430 : g.radius < 200 ? 380 : g.radius < 300 ? 540 : g.town ? 640 : 760;
    const facing = fromTheFront({
      radius: g.radius,
      tyre: g.tyre * 0.95,
      bar,
      drop: g.bars === "drop",
      height: g.radius - j.headTop[1] + 40,
      frame: paint.top,
      fork: paint.fork,
      grip: g.bars === "drop" ? (m.graphic % 2 ? m.accent : graphite) : ink,
      saddle: ink,
      sprung: g.sprung,
      pedals: g.pedals !== false,
      light: g.town === true,
    });
    const tall = g.radius - j.headTop[1] + 140;
    return [
      view("hero", box, content, { foot: 0.9, size: 1.06 }),
      view("front", { x: -bar / 2 - 40, y: -tall, w: bar + 80, h: tall }, facing, { foot: 0.5 }),
      g.pedals === false
        ? closeUp("detail", [j.rear[0] + 60, -60], g.radius * 3, content)
        : closeUp("detail", [j.bb[0] * 0.55, 30], g.chainstay * 1.75, content),
      closeUp("cockpit", [j.headTop[0] - 10, j.headTop[1] + g.headTube * 1.1], g.radius * 1.9, content),
    ];
  };

export const mountainBike = bikeViews((m) =>
  m.flag("full") || m.num("full", 0) > 0.5 ? geometries.full : geometries.mountain,
);

export const ebike = bikeViews((m) => ({
  ...geometries.ebike,
  full: m.flag("full"),
  low: m.flag("low"),
  town: m.flag("town"),
  knobs: !m.flag("town"),
  tyre: m.flag("town") ? 50 : 60,
  bars: m.flag("town") ? "city" : "riser",
}));

export const trekking = bikeViews((m) => ({ ...geometries.trekking, low: m.flag("low") || m.num("low", 0) > 0.5 }));

export const gravel = bikeViews(() => geometries.gravel);

export const road = bikeViews(() => geometries.road);

/** `length` 0 is a 16″, 1 a 24″ wheel. */
export const child = bikeViews((m) => ({
  ...geometries.child,
  radius: 225 + m.num("length", 0.5) * 70,
  derailleur: m.num("length", 0.5) > 0.35,
  low: m.flag("low"),
}));

export const balance = bikeViews(() => geometries.balance);
