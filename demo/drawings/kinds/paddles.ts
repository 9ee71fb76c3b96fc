import {
  closeUp,
  graphite,
  group,
  ink,
  move,
  path,
  rect,
  ring,
  shadow,
  solid,
  steel,
  turn,
  view,
  type DrawingView,
} from "../canvas";
import type { Model } from "../model";

const blade = (m: Model): string =>
  solid(
    "M-16 180C-60 150 -66 60 -46 8Q0 -14 46 8C66 60 60 150 16 180Z",
    m.accent,
    shadow("M0 -20H80V200H0Z", 0.2),
    path("M-70 20L70 60V84L-70 44Z", m.secondary),
  );

/** One-bladed paddle with a T-grip, upright, blade below. */
export const singlePaddle = (m: Model): string =>
  rect(-9, 30, 18, 790, graphite, 8) +
  rect(2, 30, 7, 790, ink) +
  rect(-46, 0, 92, 34, m.accent, 16) +
  group("translate(0 1000) scale(1 -1)", blade(m)) +
  rect(-12, 330, 24, 44, ink, 6);

/** Two-bladed kayak paddle, upright. */
export const doublePaddle = (m: Model): string =>
  rect(-9, 150, 18, 720, graphite, 8) +
  rect(2, 150, 7, 720, ink) +
  blade(m) +
  group("translate(0 1000) scale(1 -1)", blade(m)) +
  [230, 760].map((y) => ring(0, y, 12, m.accent, 8)).join("") +
  rect(-13, 486, 26, 34, steel, 6);

export function paddle(model: Model): DrawingView[] {
  const m = { ...model, accent: model.primary };
  const double = m.flag("double") || m.graphic % 2 === 0;
  const one = double ? doublePaddle(m) : singlePaddle(m);
  const apart = solid("M-9 150H9V500H-9Z", m.primary) + blade(m);
  return [
    view("hero", { x: -160, y: 0, w: 320, h: 1020 }, double ? one : move(-80, 0, one) + move(80, 20, one), {
      angle: 24,
      shade: "cast",
    }),
    view(
      "parts",
      { x: -190, y: 0, w: 380, h: 560 },
      move(-130, 0, apart) +
        turn(180, 0, 270, apart) +
        move(
          130,
          0,
          rect(-9, 30, 18, 480, m.primary, 6) + rect(-40, 10, 80, 32, ink, 14) + ring(0, 200, 14, m.accent, 8),
        ),
      { shade: "cast", size: 0.9 },
    ),
    closeUp("detail", double ? [0, 100] : [0, 900], 300, one, 18),
  ];
}
