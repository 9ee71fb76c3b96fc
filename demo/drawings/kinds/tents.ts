import {
  circle,
  closeUp,
  darker,
  ellipse,
  graphite,
  ink,
  light,
  lighter,
  line,
  path,
  rect,
  shadow,
  slate,
  snow,
  solid,
  sticker,
  view,
  type DrawingView,
} from "../canvas";
import { calm, graphicAcross } from "../graphics";
import type { Model } from "../model";

const peg = (x: number, y: number): string => line(`M${x} ${y + 4}l${x < 0 ? -10 : 10} 16`, graphite, 8);

const guy = (x0: number, y0: number, x1: number, y1: number, colour: string): string =>
  line(`M${x0} ${y0}L${x1} ${y1}`, colour, 4) +
  peg(x1, y1) +
  rect(x0 + (x1 - x0) * 0.4 - 8, y0 + (y1 - y0) * 0.4 - 8, 16, 16, colour, 4);

/** Dome with crossed poles, vestibule and porch door, seen from the door. */
export function tent(m: Model): DrawingView[] {
  const wide = 400 + m.num("width", 0.5) * 60;
  const d = `M${-wide} 560C${-wide * 0.86} 300 ${-wide * 0.46} 20 0 20S${wide * 0.86} 300 ${wide} 560Z`;
  const open = m.num("length", 0.3) > 0.4;
  const porch = `M-210 560C-190 380 -110 180 0 150C110 180 190 380 210 560Z`;
  const inside = solid(
    porch,
    darker(m.primary, 0.62),
    path("M-210 560Q0 480 210 560Z", slate),
    path("M-60 560C-60 470 60 470 60 560Z", m.accent),
  );
  const closed =
    solid(porch, darker(m.secondary, 0.04), shadow("M0 100H220V580H0Z", 0.16)) +
    line("M0 160C24 300 30 430 30 560", ink, 8) +
    rect(20, 470, 18, 34, m.accent, 5);
  const flap =
    path("M-210 560C-190 380 -110 180 0 150C-30 260 -90 330 -120 400Q-140 480 -150 560Z", m.secondary) +
    shadow("M-120 400Q-140 480 -150 560H-190Q-170 470 -120 400Z", 0.25) +
    rect(-134, 386, 30, 18, ink, 6);
  const poles =
    line(
      `M${-wide} 560C${-wide * 0.86} 300 ${-wide * 0.46} 20 0 20S${wide * 0.86} 300 ${wide} 560`,
      darker(m.accent, 0.1),
      13,
    ) +
    line(
      `M${-wide * 0.62} 574C${-wide * 0.6} 330 -140 60 0 20C140 60 ${wide * 0.6} 330 ${wide * 0.62} 574`,
      m.accent,
      10,
    );
  const front =
    guy(-wide * 0.62, 200, -wide - 90, 570, m.accent) +
    guy(wide * 0.62, 200, wide + 90, 570, m.accent) +
    solid(
      d,
      m.primary,
      graphicAcross({ x: -wide, y: 10, w: wide * 2, h: 560 }, m, calm(m)),
      shadow(`M0 0C160 120 220 340 230 580H${wide}V0Z`, 0.16),
      light(
        `M${-wide} 560C${-wide * 0.86} 300 ${-wide * 0.46} 20 0 20C${-wide * 0.34} 130 ${-wide * 0.6} 330 ${-wide * 0.72} 560Z`,
        0.2,
      ),
    ) +
    poles +
    (open ? inside + flap : closed) +
    line("M-210 560C-190 380 -110 180 0 150C110 180 190 380 210 560", ink, 7) +
    path(`M${-wide - 6} 556H${wide + 6}V576H${-wide - 6}Z`, ink) +
    path("M-76 44Q0 -14 76 44Q0 84 -76 44Z", m.secondary) +
    path("M-54 52Q0 78 54 52L44 64Q0 82 -44 64Z", ink) +
    sticker(-wide * 0.62, 430, 44, "#d93a12");
  const side =
    guy(-300, 190, -560, 570, m.accent) +
    guy(280, 170, 520, 570, m.accent) +
    solid(
      "M-470 560C-380 420 -280 60 40 40C280 40 380 330 430 560Z",
      m.primary,
      graphicAcross({ x: -470, y: 30, w: 900, h: 540 }, m, calm(m)),
      path("M-470 560C-380 420 -300 180 -140 90C-160 260 -160 420 -140 560Z", m.secondary),
      shadow("M160 0C260 200 280 400 270 580H450V0Z", 0.16),
    ) +
    line("M-140 560C-160 420 -160 260 -140 90M430 560C380 330 280 40 40 40C-40 46 -90 64 -140 90", m.accent, 12) +
    line("M-100 566C-60 300 20 60 60 42C180 140 270 330 290 566", m.accent, 9) +
    path("M-476 556H436V576H-476Z", ink) +
    path("M60 330Q130 300 190 340L180 400Q120 380 70 400Z", ink, 'opacity="0.5"') +
    line("M-300 560C-290 430 -240 250 -180 150", ink, 7);
  return [
    view("hero", { x: -wide - 110, y: 0, w: wide * 2 + 220, h: 590 }, front, { foot: 0.86, size: 1.08 }),
    view("side", { x: -580, y: 20, w: 1120, h: 570 }, side, { foot: 0.84, size: 1.08 }),
    closeUp("detail", [-20, 330], 560, front),
  ];
}

/** Tunnel tent with three hoops, windows and a porch wing. */
export function tentFamily(m: Model): DrawingView[] {
  const d = "M-520 560C-510 300 -420 120 -230 100H330C450 110 510 300 540 560Z";
  const windowPane = (x: number): string =>
    path(`M${x} 270Q${x + 60} 230 ${x + 120} 270V400Q${x + 60} 412 ${x} 400Z`, lighter(m.primary, 0.75)) +
    line(
      `M${x} 270Q${x + 60} 230 ${x + 120} 270V400Q${x + 60} 412 ${x} 400ZM${x + 60} 250V404M${x} 336H${x + 120}`,
      snow,
      8,
    ) +
    line(`M${x} 270Q${x + 60} 230 ${x + 120} 270`, darker(m.primary, 0.4), 10);
  const hoop = (dx: number): string => line(`M${dx} 560C${dx + 14} 300 ${dx + 40} 130 ${dx + 110} 100`, m.accent, 12);
  const side =
    guy(-430, 240, -600, 570, m.accent) +
    guy(480, 260, 620, 570, m.accent) +
    solid(
      d,
      m.primary,
      graphicAcross({ x: -520, y: 90, w: 1060, h: 480 }, m, calm(m)),
      path("M-520 560C-510 300 -420 120 -230 100H-180C-240 220 -270 400 -280 560Z", m.secondary),
      shadow("M-520 420H560V600H-520Z", 0.12),
      shadow("M380 80C440 200 450 400 440 600H560V80Z", 0.18),
    ) +
    path("M-490 560C-480 360 -420 230 -330 200C-350 320 -356 440 -352 560Z", darker(m.primary, 0.6)) +
    path("M-490 560C-480 360 -420 230 -330 200L-380 300Q-440 400 -450 560Z", darker(m.secondary, 0.25)) +
    hoop(-280) +
    hoop(20) +
    hoop(320) +
    windowPane(-170) +
    windowPane(120) +
    path("M-526 554H546V576H-526Z", ink) +
    [
      [-200, 100],
      [90, 100],
      [380, 120],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 11, ink))
      .join("") +
    sticker(440, 440, 44, "#d93a12");
  const front =
    guy(-330, 240, -500, 570, m.accent) +
    guy(330, 240, 500, 570, m.accent) +
    solid(
      "M-400 560C-400 240 -260 60 0 60S400 240 400 560Z",
      m.primary,
      graphicAcross({ x: -400, y: 50, w: 800, h: 520 }, m, calm(m)),
      shadow("M120 0H420V600H200Z", 0.16),
    ) +
    line("M-400 560C-400 240 -260 60 0 60S400 240 400 560", m.accent, 14) +
    path("M-220 560V330C-220 220 -120 170 0 170S220 220 220 330V560Z", darker(m.primary, 0.6)) +
    path(
      "M-220 560V330C-220 220 -120 170 0 170C-80 260 -150 300 -160 560ZM220 560V330C220 220 120 170 0 170C80 260 150 300 160 560Z",
      m.secondary,
    ) +
    path(
      "M-160 560C-152 380 -120 290 -80 240Q-130 400 -120 560ZM160 560C152 380 120 290 80 240Q130 400 120 560Z",
      ink,
      'opacity="0.25"',
    ) +
    ellipse(0, 552, 110, 20, slate) +
    path("M-406 556H406V576H-406Z", ink) +
    path("M-380 330H-260V420H-372Z", lighter(m.primary, 0.75)) +
    path("M380 330H260V420H372Z", lighter(m.primary, 0.55));
  return [
    view("hero", { x: -620, y: 90, w: 1260, h: 500 }, side, { foot: 0.86, size: 1.1 }),
    view("front", { x: -520, y: 50, w: 1040, h: 540 }, front, { foot: 0.8 }),
    closeUp("detail", [-120, 340], 560, side),
  ];
}
