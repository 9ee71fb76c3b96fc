import {
  both,
  circle,
  closeUp,
  darker,
  graphite,
  group,
  ink,
  light,
  line,
  move,
  path,
  rect,
  ring,
  shadow,
  solid,
  steel,
  sticker,
  tube,
  turn,
  view,
  wood,
  type DrawingView,
} from "../canvas";
import { graphic, graphicAcross } from "../graphics";
import type { Model } from "../model";

/** Wooden or coloured sledge: two bent runners, cross beams, slats; `plastic` seats get a shell. */
export function sledge(m: Model): DrawingView[] {
  const runner = (dx: number, dy: number, colour: string): string =>
    move(
      dx,
      dy,
      line("M60 500H760C880 500 930 430 900 330C880 270 820 270 800 310", darker(colour, 0.25), 40) +
        group("translate(0 -6)", line("M60 500H760C880 500 930 430 900 330C880 270 820 270 800 310", colour, 26)) +
        line("M60 518H770C850 518 890 490 910 450", steel, 7) +
        tube([190, 490], [190, 300], 34, colour) +
        tube([600, 490], [600, 300], 34, colour),
    );
  const timber = m.graphic % 3 === 0 ? m.primary : wood;
  const seat =
    m.num("width", 0.4) > 0.6
      ? solid(
          "M60 260L170 180H740L800 260V300H60Z",
          m.primary,
          graphicAcross({ x: 40, y: 170, w: 780, h: 140 }, m),
          shadow("M60 270H820V310H60Z", 0.25),
        )
      : [0, 1, 2, 3, 4]
          .map(
            (i) =>
              path(
                `M${60 + i * 27} ${286 - i * 27}H${800 + i * 16 - (i > 2 ? i * 4 : 0)}v22H${60 + i * 27}Z`,
                i === 2 ? m.secondary : m.graphic % 2 || i % 4 === 0 ? m.primary : wood,
              ) +
              path(
                `M${60 + i * 27} ${300 - i * 27}H${800 + i * 16 - (i > 2 ? i * 4 : 0)}v8H${60 + i * 27}Z`,
                ink,
                'opacity="0.22"',
              ),
          )
          .join("");
  const rope = line("M856 300C980 240 1000 420 930 560C900 610 960 640 1010 600", m.accent, 14);
  const back =
    m.flag("child") || m.num("length", 0) > 0.7
      ? tube([80, 290], [40, 60], 26, timber) +
        tube([190, 180], [150, -30], 26, timber) +
        tube([40, 70], [150, -20], 34, m.primary) +
        tube([56, 160], [166, 70], 30, m.primary)
      : "";
  const side =
    runner(110, -110, darker(timber, 0.25)) +
    back +
    runner(0, 0, timber) +
    tube([190, 306], [300, 196], 26, darker(timber, 0.2)) +
    tube([600, 306], [710, 196], 26, darker(timber, 0.2)) +
    seat +
    rope +
    sticker(400, 250, 36, "#d93a12");
  const top =
    both(0, line("M-170 0V780Q-170 900 -110 900", darker(timber, 0.2), 34)) +
    line("M-130 900H130", timber, 30) +
    [120, 620].map((y) => rect(-190, y, 380, 36, darker(timber, 0.15), 8)).join("") +
    [-120, -60, 0, 60, 120]
      .map(
        (x, i) =>
          rect(x - 24, 30, 48, 720, i === 2 ? m.secondary : m.graphic % 2 || i % 4 === 0 ? m.primary : wood, 10) +
          rect(x + 8, 30, 16, 720, ink, 8, 'opacity="0.12"'),
      )
      .join("") +
    line("M-110 900C-60 1010 60 1010 110 900", m.accent, 14);
  return [
    view("hero", { x: 20, y: back ? -40 : 60, w: 1020, h: back ? 565 : 465 }, side, { foot: 0.8 }),
    view("top", { x: -200, y: 0, w: 400, h: 1000 }, top, { shade: "cast" }),
    closeUp("detail", [820, 380], 480, side),
  ];
}

/** Steerable plastic bob: tub, wheel, brake, three skis below. */
export function bobsleigh(m: Model): DrawingView[] {
  const tub =
    "M60 360C80 250 110 190 160 180C240 180 240 280 320 300H560C640 290 700 240 790 250C880 262 950 320 960 400C940 450 880 470 800 470H180C110 470 60 430 60 360Z";
  const ski = (x: number, w: number): string =>
    line(`M${x} 560H${x + w - 50}Q${x + w} 556 ${x + w + 16} 510`, ink, 24) +
    line(`M${x} 552H${x + w - 50}Q${x + w} 548 ${x + w + 14} 506`, m.accent, 9);
  const side =
    tube([240, 460], [240, 552], 34, graphite) +
    tube([780, 460], [800, 552], 34, graphite) +
    ski(100, 330) +
    ski(660, 300) +
    line("M560 310L640 170", ink, 24) +
    turn(30, 640, 170, rect(560, 158, 160, 26, ink, 13), rect(600, 150, 80, 40, m.accent, 12)) +
    solid(
      tub,
      m.primary,
      graphicAcross({ x: 50, y: 170, w: 920, h: 310 }, m),
      shadow("M50 400C300 470 700 430 980 360V500H50Z", 0.18),
      light("M90 330C110 240 140 200 170 196C150 240 130 300 130 380Z", 0.25),
    ) +
    path("M186 240C240 300 300 330 360 332H560L540 300H320C250 290 230 200 170 184Z", ink, 'opacity="0.55"') +
    line("M380 380L330 250", ink, 22) +
    circle(326, 240, 22, m.accent) +
    sticker(700, 350, 44, "#d93a12");
  const top =
    both(0, rect(-190, 600, 70, 330, ink, 30)) +
    rect(-36, -20, 72, 260, ink, 34) +
    solid(
      "M-120 80Q0 20 120 80C170 200 190 400 200 620C210 760 170 860 0 860S-210 760 -200 620C-190 400 -170 200 -120 80Z",
      m.primary,
      graphic({ x: -210, y: 40, w: 420, h: 830 }, m),
      shadow("M80 0H220V900H80Z", 0.16),
    ) +
    path(
      "M-110 420Q0 370 110 420C140 560 150 680 120 780Q0 830 -120 780C-150 680 -140 560 -110 420Z",
      ink,
      'opacity="0.72"',
    ) +
    ring(0, 360, 96, ink, 26) +
    rect(-100, 346, 200, 28, ink, 12) +
    circle(0, 360, 40, m.accent) +
    both(0, rect(-224, 500, 24, 150, graphite, 10));
  return [
    view("hero", { x: 40, y: 130, w: 960, h: 445 }, side, { foot: 0.9 }),
    view("top", { x: -225, y: -20, w: 450, h: 955 }, top, { shade: "cast" }),
    closeUp("detail", [560, 330], 520, side),
  ];
}
