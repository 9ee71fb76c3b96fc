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
  mirror,
  move,
  path,
  rect,
  ring,
  rounded,
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

export function lock(m: Model): DrawingView[] {
  const bar = (y: number): string =>
    solid(
      rounded(-280, y, 560, 140, 60),
      m.primary,
      graphicAcross({ x: -280, y, w: 560, h: 140 }, m),
      shadow(`M-290 ${y + 84}H290V${y + 150}H-290Z`, 0.2),
      light(`M-290 ${y}H290V${y + 26}H-290Z`, 0.24),
    ) +
    circle(0, y + 70, 50, ink) +
    circle(0, y + 70, 34, silver) +
    rect(-6, y + 48, 12, 44, ink, 4) +
    both(0, rect(-290, y + 10, 40, 120, ink, 16)) +
    sticker(150, y + 48, 44, "#d93a12");
  const shackle = (y: number): string =>
    line(`M-180 ${y}V260C-180 -60 180 -60 180 260V${y}`, darker(graphite, 0.3), 64) +
    group("translate(-6 -6)", line(`M-180 ${y}V260C-180 -60 180 -60 180 260V${y}`, graphite, 44)) +
    line(`M-196 ${y}V260C-194 120 -130 40 -40 20`, slate, 9);
  const key =
    ring(0, 0, 60, m.secondary, 34) +
    rect(-14, 60, 28, 220, silver, 4) +
    path("M14 180h30v24h-18v20h24v24H14Z", silver);
  const closed = shackle(700) + bar(680);
  const open =
    shackle(620) +
    both(0, rect(-208, 600, 56, 50, silver, 8)) +
    group("translate(0 120)", bar(680)) +
    move(330, 300, key);
  const cuts = group("translate(0 0) rotate(90)", shackle(400));
  return [
    view("hero", { x: -290, y: -20, w: 580, h: 845 }, closed, { shade: "cast", size: 0.9 }),
    view("open", { x: -300, y: -20, w: 740, h: 970 }, open, { shade: "cast", size: 0.94 }),
    closeUp("detail", [60, 740], 430, closed),
    view("shackle", { x: -420, y: -220, w: 460, h: 440 }, cuts, { shade: "cast", size: 0.7 }),
  ];
}

/** Tow-bar platform for two bicycles, from behind. */
export function bikeRack(m: Model): DrawingView[] {
  const lamp = (x: number): string =>
    rect(x - 76, 520, 152, 84, ink, 16) +
    rect(x - 66, 530, 62, 64, "#d93a12", 10) +
    rect(x + 4, 530, 34, 64, "#f0b400", 6) +
    rect(x + 44, 530, 22, 64, "#f6f1ea", 6);
  const arm =
    tube([-40, 470], [-40, -80], 38, graphite) +
    tube([-40, -70], [250, -70], 34, graphite) +
    [
      [60, 40],
      [170, -120],
    ]
      .map(
        ([x = 0, y = 0]) =>
          tube([x, -60], [x, y - 40], 24, slate) +
          rect(x - 44, y - 90, 88, 74, ink, 18) +
          rect(x - 28, y - 76, 56, 24, m.accent, 8),
      )
      .join("");
  const tray = (y: number, colour: string): string =>
    solid(
      `M-480 ${y}H480L440 ${y + 60}H-440Z`,
      colour,
      rect(-430, y + 14, 300 + (m.graphic % 4) * 60, 16, m.secondary, 4),
      rect(300, y + 14, 100, 16, m.accent, 4),
      shadow(`M-480 ${y + 36}H480V${y + 70}H-480Z`, 0.26),
    ) +
    both(
      0,
      path(`M-430 ${y - 40}Q-340 ${y - 6} -250 ${y - 40}L-270 ${y + 20}H-410Z`, ink),
      line(`M-380 ${y + 10}Q-340 ${y - 90} -300 ${y + 10}`, m.accent, 12),
    );
  const back =
    arm +
    tray(400, darker(m.primary, 0.25)) +
    rect(-60, 420, 120, 160, graphite, 12) +
    tray(480, m.primary) +
    rect(-420, 556, 840, 24, silver, 8) +
    lamp(-400) +
    lamp(400) +
    rect(-220, 530, 440, 96, "#ffffff", 10) +
    rect(-220, 530, 40, 96, "#1b5fb8", 8) +
    [0, 1, 2, 3, 4, 5, 6].map((i) => (i === 3 ? "" : rect(-150 + i * 48, 556, 28, 46, ink, 4))).join("") +
    rect(-50, 626, 100, 70, graphite, 14) +
    circle(0, 690, 44, ink) +
    sticker(420, 420, 40, "#d93a12");
  const side =
    tube([-260, 560], [320, 560], 40, silver) +
    [-100, 150]
      .map(
        (x, i) =>
          path(`M${x - 70} 500H${x + 70}L${x + 40} 556H${x - 40}Z`, i ? m.primary : darker(m.primary, 0.25)) +
          line(`M${x} 500Q${x + 90} 420 ${x} 380Q${x - 90} 420 ${x} 500`, m.accent, 10),
      )
      .join("") +
    tube([-180, 550], [-180, -80], 40, graphite) +
    tube([-180, 60], [100, 60], 28, slate) +
    tube([-180, -60], [-20, -60], 28, slate) +
    rect(80, 20, 80, 80, ink, 18) +
    rect(-40, -100, 80, 80, ink, 18) +
    rect(320, 500, 40, 120, ink, 12) +
    rect(344, 512, 16, 96, "#d93a12", 6) +
    path("M-260 520H-380Q-430 520 -430 580T-380 640H-330V610H-260Z", ink) +
    circle(-380, 580, 36, steel) +
    rect(-350, 440, 24, 100, m.accent, 10);
  return [
    view("hero", { x: -485, y: -170, w: 970, h: 905 }, back, { foot: 0.3 }),
    view("side", { x: -435, y: -105, w: 800, h: 750 }, side, { foot: 0.6, size: 0.94 }),
    closeUp("detail", [-330, 490], 480, back),
  ];
}

/** Waterproof pannier with a roll top and rack hooks. */
export function bikeBag(m: Model): DrawingView[] {
  const d = "M-230 160H230L270 700Q274 780 200 780H-200Q-274 780 -270 700Z";
  const front =
    solid("M-236 60H236V180H-236Z", darker(m.primary, 0.12), light("M-236 60H236V88H-236Z", 0.2)) +
    line("M-220 140H220", ink, 8) +
    solid(
      d,
      m.primary,
      graphic({ x: -275, y: 160, w: 550, h: 620 }, m),
      shadow("M110 100H290V800H130Z", 0.16),
      light("M-290 100H-210L-230 800H-290Z", 0.2),
    ) +
    both(
      0,
      line("M-190 70V330", ink, 24),
      rect(-216, 320, 52, 64, graphite, 10),
      rect(-208, 330, 36, 26, m.accent, 6),
    ) +
    path("M-60 560L0 500L60 560V600L0 540L-60 600Z", silver) +
    sticker(-30, 640, 60, "#d93a12") +
    line("M-80 60C-80 0 80 0 80 60", ink, 22);
  const back =
    solid("M-236 60H236V180H-236Z", darker(m.primary, 0.2)) +
    solid(d, darker(m.primary, 0.3)) +
    rect(-210, 190, 420, 44, ink, 14) +
    both(0, path("M-170 150h70v60h-20v-30h-30v50h-20Z", graphite), rect(-176, 210, 82, 30, slate, 8)) +
    line("M-160 430H160", ink, 26) +
    path("M40 430q60 20 50 110l-40 10q6 -60 -40 -80Z", graphite) +
    rect(-120, 640, 240, 80, ink, 14, 'opacity="0.5"') +
    line("M-80 60C-80 0 80 0 80 60", ink, 22);
  const pairBags =
    move(-290, 0, group("scale(0.95 1)", front)) + move(290, 0, mirror(0, group("scale(0.95 1)", front)));
  return [
    view("hero", { x: -275, y: 0, w: 550, h: 785 }, front, { size: 0.88 }),
    view("back", { x: -275, y: 0, w: 550, h: 785 }, back, { size: 0.88 }),
    view("pair", { x: -560, y: 0, w: 1120, h: 785 }, pairBags),
    closeUp("detail", [-150, 280], 380, front),
  ];
}
