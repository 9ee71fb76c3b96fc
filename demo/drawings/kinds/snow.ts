import {
  both,
  closeUp,
  darker,
  graphite,
  group,
  ink,
  line,
  mirror,
  move,
  path,
  rect,
  shadow,
  silver,
  slate,
  smooth,
  solid,
  steel,
  sticker,
  turn,
  view,
  type DrawingView,
  type Point,
} from "../canvas";
import { graphic } from "../graphics";
import type { Model } from "../model";

export function skiPoles(m: Model): DrawingView[] {
  const grip =
    path("M-16 6Q0 -6 16 6L20 30L15 46L19 62L14 78L18 94L12 112H-12L-16 94L-13 60L-20 26Z", ink) +
    path("M-16 6Q-8 0 -4 2L-6 108H-12L-16 94L-13 60L-20 26Z", graphite) +
    rect(-9, 10, 18, 22, m.accent, 5) +
    line("M-14 20C-74 40 -70 130 -40 160C-24 150 -20 90 -12 30", m.secondary, 12) +
    line("M-14 20C-74 40 -70 130 -40 160", darker(m.secondary, 0.25), 5);
  const shaft = solid(
    "M-9 108H9L6 960H-6Z",
    m.primary,
    graphic({ x: -10, y: 108, w: 20, h: 850 }, m),
    shadow("M3 100H12V960H3Z", 0.25),
  );
  const wide = 34 + m.num("width", 0.4) * 26;
  const basket =
    path(`M${-wide} 926Q0 900 ${wide} 926Q${wide * 0.7} 950 0 952T${-wide} 926Z`, ink) +
    path(`M${-wide * 0.8} 924Q0 908 ${wide * 0.8} 924Q0 934 ${-wide * 0.8} 924Z`, m.accent) +
    path("M-5 950H5L2 1000H-2Z", steel);
  const lock =
    m.num("length", 0.3) > 0.55
      ? rect(-14, 520, 28, 46, ink, 8) +
        rect(6, 526, 16, 34, m.accent, 5) +
        rect(-14, 300, 28, 46, ink, 8) +
        rect(6, 306, 16, 34, m.accent, 5)
      : "";
  const one = shaft + lock + basket + grip;
  const pair = turn(5, 0, 500, move(-60, 0, one)) + turn(-5, 0, 500, move(60, 14, mirror(0, one)));
  return [
    view("hero", { x: -170, y: -6, w: 340, h: 1026 }, pair, { shade: "cast", angle: 4 }),
    closeUp("grip", [-30, 110], 330, one, 10),
    closeUp("detail", [0, 900], 260, one, -10),
    view("pair", { x: -110, y: 0, w: 220, h: 1010 }, move(-50, 0, one) + move(50, 0, one), {
      shade: "cast",
      angle: 28,
    }),
  ];
}

export function snowshoes(m: Model): DrawingView[] {
  const outline = smooth(
    [
      [0, 0],
      [92, 40],
      [122, 160],
      [108, 420],
      [96, 620],
      [60, 830],
      [0, 930],
      [-60, 830],
      [-96, 620],
      [-108, 420],
      [-122, 160],
      [-92, 40],
    ] as Point[],
    true,
    0.15,
  );
  const holes = both(
    0,
    path("M-78 120Q-60 80 -30 76V150H-84Z", ink, 'opacity="0.7"'),
    path("M-84 560L-50 540V640L-72 690Z", ink, 'opacity="0.7"'),
    path("M-36 720H-8V840L-24 820Z", ink, 'opacity="0.7"'),
  );
  const strap = (y: number): string =>
    rect(-92, y, 184, 30, ink, 10) + rect(-88, y + 3, 176, 8, slate, 4) + rect(36, y - 8, 50, 46, m.accent, 8);
  const top =
    path(outline, darker(m.secondary, 0.1)) +
    group(
      "translate(0 28) scale(0.88 0.94)",
      solid(outline, m.primary, graphic({ x: -125, y: 0, w: 250, h: 930 }, m), shadow("M40 0H140V940H40Z", 0.16)),
    ) +
    holes +
    rect(-66, 230, 132, 320, graphite, 30) +
    path("M-54 236Q0 190 54 236L62 340H-62Z", ink) +
    strap(270) +
    strap(350) +
    path("M-70 470Q-90 600 0 606T70 470L48 470Q54 560 0 566T-48 470Z", ink) +
    strap(480) +
    sticker(-18, 650, 36, "#d93a12");
  const under =
    path(outline, darker(m.secondary, 0.1)) +
    group(
      "translate(0 28) scale(0.88 0.94)",
      solid(outline, darker(m.primary, 0.22), shadow("M40 0H140V940H40Z", 0.16)),
    ) +
    both(0, path("M-80 340l-16 60 30 -20 -14 60 30 -20 -14 60 34 -20V340Z", steel)) +
    path("M-60 250l20 -60 20 44 20 -54 20 54 20 -44 20 60v46H-60Z", silver) +
    both(0, rect(-92, 580, 20, 130, steel, 6)) +
    path("M-50 760l24 50 26 -44 26 44 24 -50Z", silver) +
    rect(-50, 300, 100, 200, graphite, 20);
  const pair = move(-135, 0, top) + move(135, 30, top);
  return [
    view("hero", { x: -265, y: 0, w: 530, h: 960 }, pair, { angle: 8, shade: "cast" }),
    view("bottom", { x: -265, y: 0, w: 530, h: 960 }, move(-135, 0, under) + move(135, 30, top), {
      angle: -8,
      shade: "cast",
      size: 0.98,
    }),
    closeUp("detail", [-125, 400], 360, pair, 8),
  ];
}
