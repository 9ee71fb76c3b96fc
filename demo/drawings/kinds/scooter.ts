import {
  circle,
  closeUp,
  darker,
  graphite,
  group,
  ink,
  line,
  rect,
  silver,
  tube,
  view,
  type DrawingView,
  type Point,
} from "../canvas";
import type { Model } from "../model";
import { decals, livery } from "./bike-frame";
import { cockpit, fork, fromTheFront } from "./bike-parts";
import { wheel } from "./bike-wheels";

/** Kick scooter with the big front wheel the Czechs ride. */
export function scooter(m: Model): DrawingView[] {
  const [front, back] = [330, 235 + m.num("width", 0.4) * 60];
  const paint = livery(m);
  const style = { tyre: 40, rim: 22, spokes: 24, rotor: false, rimColour: m.graphic % 2 ? m.accent : graphite };
  const axle: Point = [1060, 0];
  const [floor, headTop, headEnd]: [number, Point, Point] = [190, [880, -560], [915, -440]];
  const sweep = `M0 ${front - back}L130 ${floor}H560C720 ${floor} 780 -160 ${headTop[0] + 16} ${headTop[1] + 56}`;
  const content =
    wheel([0, front - back], { ...style, radius: back }) +
    wheel(axle, { ...style, radius: front }) +
    fork(headEnd, axle, false, paint.fork) +
    line(sweep, darker(m.primary), 52) +
    group("translate(-5 -8)", line(sweep, m.primary, 32)) +
    line(`M0 ${front - back}L560 ${floor - 4}`, darker(m.primary, 0.1), 20) +
    rect(160, floor - 44, 420, 34, ink, 12) +
    rect(180, floor - 44, 380, 12, m.secondary, 6) +
    decals([headTop[0] - 20, headTop[1] + 120], [700, 60], 44, m, 1, m.primary) +
    tube(headTop, headEnd, 58, m.primary) +
    tube([headTop[0] - 26, headTop[1] - 90], headTop, 36, ink) +
    cockpit([headTop[0] - 26, headTop[1] - 86], "riser", m.accent, 44) +
    line(
      `M-${back * 0.7} ${front - back - back * 0.86}A${back + 20} ${back + 20} 0 0 1 ${back * 0.62} ${front - back - back * 0.92}`,
      ink,
      18,
    ) +
    circle(axle[0], 0, 18, silver);
  const facing = fromTheFront({
    radius: front,
    tyre: 42,
    bar: 620,
    drop: false,
    height: front + 640,
    frame: m.primary,
    fork: paint.fork,
    grip: m.accent,
    saddle: m.primary,
    sprung: false,
    pedals: false,
    light: false,
  });
  return [
    view("hero", { x: -back, y: -760, w: 1060 + back + front, h: 760 + front }, content, { foot: 0.9, size: 1.06 }),
    view("front", { x: -350, y: -1060, w: 700, h: 1060 }, facing, { foot: 0.4 }),
    closeUp("detail", [360, 120], 820, content),
  ];
}
