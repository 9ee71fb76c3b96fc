import {
  both,
  circle,
  closeUp,
  darker,
  graphite,
  ink,
  light,
  line,
  path,
  rect,
  shadow,
  silver,
  slate,
  solid,
  steel,
  sticker,
  tube,
  view,
  type DrawingView,
} from "../canvas";
import { graphic, graphicAcross } from "../graphics";
import type { Model } from "../model";
import { wheel } from "./bike-wheels";

export function trailer(m: Model): DrawingView[] {
  const cabin =
    "M-330 160C-330 -60 -240 -220 -60 -240H120C230 -230 300 -60 330 170C330 200 310 210 280 210H-290Q-330 210 -330 160Z";
  const side =
    line("M280 180C420 190 470 120 620 120H700", ink, 30) +
    line("M280 174C420 184 470 114 620 114", slate, 10) +
    rect(680, 96, 60, 50, graphite, 10) +
    line("M-280 -120L-330 -560", steel, 8) +
    path("M-330 -560L-200 -530L-322 -470Z", m.accent) +
    solid(
      cabin,
      m.primary,
      graphicAcross({ x: -330, y: -240, w: 660, h: 450 }, m),
      shadow("M-340 110H340V220H-340Z", 0.2),
      shadow("M180 -240H340V220H240Z", 0.14),
    ) +
    path("M-190 70C-190 -60 -130 -150 -40 -160H90C160 -150 200 -40 210 70Z", darker(m.secondary, 0.55)) +
    path("M-190 70C-190 -60 -130 -150 -40 -160H0C-60 -100 -90 0 -90 70Z", steel, 'opacity="0.5"') +
    line("M-190 70C-190 -60 -130 -150 -40 -160H90C160 -150 200 -40 210 70Z", ink, 10) +
    line("M-330 -40L-420 -170H-470", ink, 22) +
    circle(250, 250, 56, ink) +
    circle(250, 250, 24, silver) +
    tube([-300, 210], [320, 210], 26, silver) +
    wheel([-60, 160], { radius: 255, tyre: 38, rim: 20, spokes: 20, rimColour: m.graphic % 2 ? m.accent : graphite }) +
    path("M-250 -20Q-60 -160 130 -20L110 0Q-60 -120 -230 0Z", ink) +
    sticker(210, 110, 50, "#d93a12");
  const front =
    both(0, rect(-390, -140, 46, 460, ink, 22), rect(-360, 60, 60, 36, silver)) +
    solid(
      "M-300 -180Q-290 -300 -160 -310H160Q290 -300 300 -180V220Q300 260 250 260H-250Q-300 260 -300 220Z",
      m.primary,
      graphic({ x: -300, y: -310, w: 600, h: 570 }, m),
      shadow("M120 -320H310V270H140Z", 0.14),
    ) +
    path("M-230 -160Q-230 -250 -130 -250H130Q230 -250 230 -160V80Q0 120 -230 80Z", darker(m.secondary, 0.55)) +
    both(
      0,
      path("M-190 60Q-200 -130 -110 -150Q-30 -130 -40 70Z", slate),
      line("M-140 -110L-110 20M-80 -110L-110 20", m.accent, 16),
    ) +
    line("M-230 -160Q-230 -250 -130 -250H130Q230 -250 230 -160V80Q0 120 -230 80Z", ink, 12) +
    rect(-280, 150, 560, 20, silver, 8) +
    sticker(-30, 184, 56, "#d93a12") +
    circle(0, 290, 46, ink) +
    rect(-16, 250, 32, 40, graphite);
  return [
    view("hero", { x: -475, y: -565, w: 1220, h: 980 }, side, { foot: 0.76, size: 1.02 }),
    view("front", { x: -395, y: -310, w: 790, h: 640 }, front),
    closeUp("detail", [20, -40], 560, side),
  ];
}

export function childSeat(m: Model): DrawingView[] {
  const d =
    "M-240 -20C-140 -66 -40 -30 -20 60C-6 140 -60 190 -56 260C-40 340 60 340 170 350C220 356 240 396 230 446C216 530 120 566 0 572H-170C-246 562 -258 460 -262 380C-272 240 -282 80 -240 -20Z";
  const leg =
    "M96 540C140 640 160 760 160 850Q160 904 214 904H350Q372 904 372 880T350 854H262C256 740 250 620 214 480Z";
  const side =
    line("M-190 560C-220 760 -60 780 40 740", silver, 26) +
    rect(30, 690, 90, 110, graphite, 16) +
    rect(44, 720, 62, 30, m.accent, 8) +
    path(leg, darker(m.primary, 0.36), 'transform="translate(36 -14)"') +
    path(d, graphite, 'transform="translate(34 14)"') +
    line("M-40 120C40 190 90 260 96 350", slate, 26) +
    solid(leg, darker(m.primary, 0.14), shadow("M190 480H270V860H220Z", 0.2)) +
    line("M200 800Q280 770 320 846", m.accent, 24) +
    solid(
      d,
      m.primary,
      graphic({ x: -280, y: -50, w: 520, h: 630 }, m, m.graphic),
      shadow("M-280 440C-60 500 120 460 250 400V600H-280Z", 0.18),
      light("M-280 -60H-214C-244 160 -236 420 -200 600H-290Z", 0.22),
    ) +
    [70, 140, 210].map((y) => rect(-200, y, 90, 26, ink, 13, 'opacity="0.6"')).join("") +
    line("M-40 338C30 356 110 352 180 362", darker(m.primary, 0.4), 20) +
    sticker(-170, 420, 60, "#d93a12");
  const front =
    both(
      0,
      solid(
        "M-236 520L-262 850Q-262 900 -214 900H-150Q-112 900 -114 850L-96 540Z",
        darker(m.primary, 0.3),
        shadow("M-160 500H-90V910H-180Z", 0.2),
      ),
      path("M-246 800H-130V868Q-130 884 -146 884H-222Q-246 884 -246 868Z", ink),
      rect(-270, 774, 166, 36, m.accent, 10),
    ) +
    solid(
      "M-170 30Q0 -50 170 30C220 200 210 380 260 520Q260 640 0 650T-260 520C-210 380 -220 200 -170 30Z",
      m.primary,
      graphic({ x: -260, y: -20, w: 520, h: 680 }, m),
      shadow("M90 -40C130 300 130 500 150 660H280V-40Z", 0.16),
    ) +
    path("M-110 80Q0 30 110 80C130 240 130 400 170 520Q0 600 -170 520C-130 400 -130 240 -110 80Z", graphite) +
    both(0, path("M-130 90Q-60 60 -50 170Q-90 220 -120 200Z", m.secondary), line("M-60 180L-20 400", ink, 30)) +
    rect(-50, 380, 100, 80, m.accent, 16) +
    line("M0 460V560", ink, 30);
  return [
    view("hero", { x: -290, y: -30, w: 580, h: 932 }, front, { size: 0.94 }),
    view("side", { x: -280, y: -50, w: 690, h: 955 }, side, { foot: 0.6, size: 0.94 }),
    closeUp("detail", [-30, 220], 520, front),
  ];
}
