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
  path,
  rect,
  ring,
  rounded,
  shadow,
  silver,
  slate,
  solid,
  sticker,
  view,
  type DrawingView,
} from "../canvas";
import { graphic, graphicAcross } from "../graphics";
import type { Model } from "../model";

export function lantern(m: Model): DrawingView[] {
  const glow = m.graphic % 2 ? "#fdf3c8" : "#fdfaf0";
  const whole =
    line("M-160 230C-190 -40 190 -40 160 230", ink, 20) +
    solid(
      "M-150 180Q0 60 150 180V240H-150Z",
      m.primary,
      graphicAcross({ x: -160, y: 90, w: 320, h: 150 }, m),
      shadow("M50 60H160V250H60Z", 0.18),
    ) +
    rect(-170, 226, 340, 40, ink, 12) +
    solid(
      "M-140 266H140L156 560H-156Z",
      glow,
      light("M-140 266H-60L-70 560H-160Z", 0.7),
      shadow("M80 260H170V570H90Z", 0.1),
      rect(-36, 320, 72, 200, "#f6d878", 30),
      rect(-20, 340, 40, 160, "#f0b400", 20, 'opacity="0.6"'),
    ) +
    both(0, line("M-146 266L-160 560", graphite, 14)) +
    line("M-152 410H152", graphite, 8) +
    rect(-178, 556, 356, 44, ink, 12) +
    solid(
      "M-160 600H160L190 820Q190 850 150 850H-150Q-190 850 -190 820Z",
      m.primary,
      graphicAcross({ x: -190, y: 600, w: 380, h: 250 }, m),
      shadow("M70 590H200V860H80Z", 0.18),
      light("M-200 590H-140L-160 860H-200Z", 0.2),
    ) +
    circle(0, 720, 56, ink) +
    circle(0, 720, 36, m.accent) +
    rect(-5, 690, 10, 26, ink, 4) +
    rect(-180, 836, 360, 24, ink, 10) +
    sticker(90, 760, 40, "#d93a12");
  const top =
    circle(0, 0, 300, ink) +
    circle(0, 0, 280, m.primary) +
    path("M0 -280A280 280 0 0 1 0 280A420 420 0 0 0 0 -280Z", darker(m.primary, 0.18)) +
    ring(0, 0, 200, m.secondary, 34) +
    circle(0, 0, 120, darker(m.primary, 0.25)) +
    circle(0, 0, 70, m.accent) +
    line("M-300 -20H300", graphite, 26) +
    line("M-300 -26H300", slate, 8) +
    both(0, rect(-330, -50, 60, 64, ink, 14));
  return [
    view("hero", { x: -195, y: 20, w: 390, h: 840 }, whole, { size: 0.92 }),
    view("top", { x: -330, y: -300, w: 660, h: 600 }, top, { shade: "cast", size: 0.8 }),
    closeUp("detail", [0, 690], 430, whole),
  ];
}

export function headlamp(m: Model): DrawingView[] {
  const band =
    solid(
      "M-360 -60C-340 -330 340 -330 360 -60L330 20C300 -220 -300 -220 -330 20Z",
      m.primary,
      graphic({ x: -370, y: -280, w: 740, h: 320 }, m),
      shadow("M100 -300H400V40H200Z", 0.2),
    ) +
    path(
      "M-360 -60C-350 160 -180 240 0 240S350 160 360 -60L326 20C300 130 140 176 0 176S-300 130 -326 20Z",
      darker(m.primary, 0.42),
    );
  const body = (y: number): string =>
    group(
      `translate(0 ${y})`,
      solid(rounded(-150, -104, 300, 208, 56), ink, path("M-150 -104H150L20 0L-150 60Z", graphite)),
      circle(-40, 0, 72, slate),
      circle(-40, 0, 60, "#f6efd2"),
      circle(-40, 0, 34, "#fdfaf0"),
      ring(-40, 0, 60, silver, 8),
      rect(56, -40, 60, 80, graphite, 14),
      circle(86, -14, 14, "#f6efd2"),
      circle(86, 22, 10, "#d93a12"),
      rect(-60, -122, 90, 24, m.accent, 10),
    );
  const front = band + body(190);
  const side =
    solid("M-330 -40C-330 -220 160 -260 260 -60L240 30C130 -150 -270 -140 -330 60Z", m.primary, graphicBand(m)) +
    path("M-330 -40Q-340 120 -200 170L-190 130Q-270 90 -290 20Z", darker(m.primary, 0.3)) +
    rect(-372, -60, 90, 150, graphite, 24) +
    group(
      "rotate(14 290 40)",
      rect(220, -60, 60, 200, slate, 20),
      path("M270 -70H350Q384 -60 390 40Q384 140 350 150H270Z", ink),
      path("M352 -66Q390 -50 396 40T352 146Z", "#f6efd2"),
      rect(290, -90, 56, 24, m.accent, 10),
    );
  return [
    view("hero", { x: -365, y: -270, w: 730, h: 570 }, front, { size: 0.88, shade: "cast" }),
    view("side", { x: -380, y: -230, w: 780, h: 420 }, side, { size: 0.9, shade: "cast" }),
    closeUp("detail", [0, 190], 420, front),
  ];
}

const graphicBand = (m: Model): string =>
  graphic({ x: -340, y: -240, w: 600, h: 320 }, m) + shadow("M0 -260H280V60H60Z", 0.16);
