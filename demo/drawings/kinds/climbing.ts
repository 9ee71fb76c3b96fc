import {
  both,
  circle,
  closeUp,
  darker,
  dashes,
  graphite,
  group,
  ink,
  line,
  move,
  path,
  rect,
  ring,
  rounded,
  shadow,
  silver,
  solid,
  sticker,
  view,
  type DrawingView,
} from "../canvas";
import { graphic } from "../graphics";
import type { Model } from "../model";

const carabiner = (m: Model): string =>
  line("M-46 60C-70 -10 -30 -60 20 -60C76 -60 90 0 80 60L60 240C52 300 -20 310 -36 250Z", darker(m.primary, 0.25), 34) +
  group(
    "translate(-4 -5)",
    line("M-46 60C-70 -10 -30 -60 20 -60C76 -60 90 0 80 60L60 240C52 300 -20 310 -36 250Z", m.primary, 22),
  ) +
  line("M-46 60L-36 250", silver, 24) +
  rect(-66, 110, 46, 90, graphite, 12) +
  rect(-66, 134, 46, 16, m.accent);

export function viaFerrata(m: Model): DrawingView[] {
  const arm = (flip: number): string =>
    group(
      `scale(${flip} 1)`,
      line("M0 500C-40 380 -190 380 -180 200", darker(m.secondary, 0.3), 40) +
        line("M0 500C-44 384 -194 380 -184 200", m.secondary, 26) +
        dashes("M0 500C-44 384 -194 380 -184 200", m.accent, 8, "22 20"),
    ) + move(flip * 190, -60, group(`scale(${flip} 1)`, carabiner(m)));
  const whole =
    arm(-1) +
    arm(1) +
    line("M0 700V960", m.secondary, 30) +
    ring(0, 900, 60, m.secondary, 26) +
    solid(
      rounded(-84, 480, 168, 260, 40),
      m.primary,
      graphic({ x: -84, y: 480, w: 168, h: 260 }, m),
      shadow("M26 460H100V760H26Z", 0.18),
    ) +
    rect(-84, 560, 168, 20, ink) +
    line("M-60 640H60", ink, 8) +
    sticker(-24, 672, 48, "#d93a12") +
    circle(0, 480, 30, ink) +
    circle(0, 480, 14, silver);
  const stowed =
    carabiner(m) +
    move(190, 0, group("scale(-1 1)", carabiner(m))) +
    solid(
      rounded(-80, 340, 340, 220, 60),
      m.primary,
      graphic({ x: -80, y: 340, w: 340, h: 220 }, m),
      shadow("M-80 480H280V570H-80Z", 0.2),
    ) +
    line("M10 260V350M170 260V350", m.secondary, 40);
  return [
    view("hero", { x: -290, y: -140, w: 580, h: 1110 }, whole, { shade: "cast" }),
    view("stowed", { x: -90, y: -80, w: 360, h: 650 }, stowed, { shade: "cast", size: 0.88 }),
    closeUp("detail", [-190, 40], 420, whole),
  ];
}

export function harness(m: Model): DrawingView[] {
  const loop = (colour: string, width: number): string =>
    line("M-130 300C-290 330 -330 640 -170 690C-40 720 -30 520 -90 360", colour, width);
  const legs = both(
    0,
    loop(darker(m.primary, 0.3), 66),
    group("translate(-3 -4)", loop(m.primary, 44)),
    dashes("M-130 300C-290 330 -330 640 -170 690", m.accent, 6, "16 14"),
    line("M-250 260L-270 380", ink, 12),
    rect(-262, 560, 56, 40, silver, 8),
  );
  const belt =
    solid(
      "M-330 120Q0 40 330 120L320 250Q0 190 -320 250Z",
      m.primary,
      graphic({ x: -330, y: 60, w: 660, h: 200 }, { ...m, graphic: m.graphic }),
      shadow("M-340 210Q0 150 340 210V270H-340Z", 0.2),
    ) +
    line("M-320 196Q0 130 320 196", ink, 26) +
    rect(-60, 134, 120, 70, silver, 10) +
    rect(-44, 148, 88, 42, ink, 8) +
    both(
      0,
      line("M-290 250C-290 330 -200 330 -190 240", m.accent, 14),
      line("M-330 120Q-380 180 -322 250", graphite, 30),
    );
  const belay =
    line("M0 180C-50 240 -50 330 0 380C50 330 50 240 0 180", darker(m.accent, 0.2), 34) +
    line("M0 180C-50 240 -50 330 0 380C50 330 50 240 0 180", m.accent, 18) +
    line("M-110 340Q0 440 110 340", ink, 28);
  const front = legs + belt + belay + sticker(190, 130, 40, "#d93a12");
  const back =
    both(
      0,
      line("M-120 240L-150 420M-240 240L-210 420", ink, 14),
      line("M-280 440C-270 700 -60 720 -60 520C-80 420 -240 400 -280 440Z", m.primary, 44),
    ) +
    solid(
      "M-330 90Q0 40 330 90L320 270Q0 290 -320 270Z",
      m.primary,
      graphic({ x: -330, y: 50, w: 660, h: 240 }, m, m.graphic + 4),
      shadow("M-340 210Q0 260 340 210V300H-340Z", 0.2),
    ) +
    path("M-120 90H120L100 250H-100Z", graphite) +
    both(0, line("M-270 270C-270 350 -150 350 -150 275", m.accent, 14)) +
    sticker(-24, 150, 48, "#d93a12");
  return [
    view("hero", { x: -370, y: 50, w: 740, h: 690 }, front, { shade: "cast" }),
    view("back", { x: -340, y: 50, w: 680, h: 660 }, back, { shade: "cast" }),
    closeUp("detail", [20, 230], 400, front),
  ];
}
