import {
  both,
  circle,
  closeUp,
  darker,
  ellipse,
  graphite,
  group,
  ink,
  light,
  lighter,
  line,
  path,
  rect,
  rounded,
  shadow,
  silver,
  snow,
  solid,
  steel,
  sticker,
  view,
  type DrawingView,
} from "../canvas";
import type { Model } from "../model";

const torso = "M-150 60C-220 80 -270 120 -290 190L-276 790Q0 840 276 790L290 190C270 120 220 80 150 60Q0 110 -150 60Z";
const sleeve = "M-222 84C-330 120 -372 240 -402 420L-446 700L-312 726L-250 400Z";

/** A jacket without its front: what both sides have. */
function jacket(m: Model, ...worn: string[]): string {
  const arm = solid(
    sleeve,
    m.primary,
    path("M-470 360L-240 400V470L-470 430Z", m.secondary),
    path("M-470 660L-290 690V740H-470Z", ink),
    shadow("M-300 80H-230V740H-340Z", 0.12),
  );
  return (
    both(0, arm) +
    solid(torso, m.primary, ...worn, rect(-320, 768, 640, 90, ink), shadow("M170 60H320V860H190Z", 0.14)) +
    solid(
      "M-132 74Q-126 -20 -92 -44H92Q126 -20 132 74Q0 124 -132 74Z",
      darker(m.primary, 0.3),
      light("M-140 -50H-60V120H-140Z", 0.12),
    )
  );
}

const yoke = (m: Model): string => path("M-330 30H330V240L0 292L-330 240Z", m.secondary);

/** What hangs round an instructor's neck. */
const whistle = (m: Model): string =>
  line("M-84 96C-110 260 -70 380 -20 430M70 104C60 260 20 380 -20 430", ink, 10) +
  circle(-36, 470, 48, m.accent) +
  path("M-36 422H76V466H0Z", m.accent) +
  circle(-36, 470, 20, darker(m.accent, 0.45)) +
  rect(56, 422, 24, 44, darker(m.accent, 0.3), 4);

/** Pack, transceiver and the shovel that looks over the shoulder. */
const guidesLoad = (m: Model): string =>
  both(0, line("M136 80C190 220 190 420 160 600", ink, 50), line("M136 96C186 220 186 420 158 590", graphite, 20)) +
  rect(-176, 330, 352, 24, ink, 8) +
  rect(-34, 318, 68, 48, steel, 10) +
  solid(rounded(-76, 440, 152, 210, 34), m.secondary, shadow("M30 430H90V660H30Z", 0.2)) +
  rect(-48, 476, 96, 70, "#dcebf3", 8) +
  path("M0 486L24 536H-24Z", ink) +
  circle(0, 596, 22, ink);

const shovel = (m: Model): string =>
  rect(196, -160, 28, 330, graphite, 8) +
  solid(
    "M128 -360Q210 -400 292 -360V-220Q270 -150 210 -136Q150 -150 128 -220Z",
    m.secondary,
    shadow("M214 -400H300V-130H214Z", 0.2),
  ) +
  line("M-210 170L-236 -330", silver, 14);

/** Lessons on snow: the jacket of whoever gives them. */
export function instructor(m: Model): DrawingView[] {
  const guide = m.flag("guide");
  const front =
    (guide ? shovel(m) : "") +
    jacket(
      m,
      guide ? "" : yoke(m),
      line("M0 60V840", guide ? m.accent : ink, 12),
      line("M-196 560L-150 700M196 560L150 700", darker(m.primary, 0.5), 12),
    ) +
    (guide ? guidesLoad(m) : whistle(m) + sticker(112, 330, 104, "#d93a12"));
  const back = jacket(
    m,
    yoke(m),
    sticker(-120, 350, 240, "#d93a12"),
    rect(-150, 640, 300, 30, lighter(m.primary, 0.7), 6),
  );
  const box = { x: -446, y: guide ? -400 : -50, w: 892, h: guide ? 1240 : 890 };
  return [
    view("hero", box, front, { shade: "cast" }),
    view("back", { x: -446, y: -50, w: 892, h: 890 }, back, { shade: "cast" }),
    closeUp("detail", guide ? [0, 480] : [40, 400], 560, front, -4),
  ];
}

const skin = "#e9bd95";

/** Boat, paddler and paddle, the waterline at 240. */
function paddler(m: Model): string {
  const blade = (at: string): string =>
    group(at, solid("M0 -44C60 -60 130 -40 150 0C130 40 60 60 0 44Z", m.secondary, shadow("M0 0H160V60H0Z", 0.2)));
  const hull =
    "M-500 96C-390 146 -260 168 -140 170H160C290 168 400 146 510 86C480 220 360 286 200 290H-200C-350 286 -450 220 -500 96Z";
  return (
    solid(
      "M-104 190C-116 60 -70 -16 0 -16S116 60 104 190Z",
      m.accent,
      shadow("M40 -20H120V200H40Z", 0.16),
      rect(-120, 96, 240, 22, ink),
    ) +
    circle(0, -104, 70, skin) +
    path("M-84 -104C-92 -226 92 -226 84 -104Z", m.secondary) +
    path("M-92 -118H92V-92H-92Z", darker(m.secondary, 0.3)) +
    ellipse(0, -170, 16, 10, ink) +
    solid(hull, m.primary, path("M-520 220Q0 300 520 210V300H-520Z", darker(m.primary, 0.3))) +
    path("M-120 172Q0 140 120 172Z", ink) +
    sticker(250, 186, 56, "#d93a12") +
    line("M-350 -150L350 160", graphite, 22) +
    blade("translate(-340 -146) rotate(204)") +
    blade("translate(340 156) rotate(24)") +
    line("M-80 30L-150 -60M84 30L140 64", lighter(m.accent, 0.1), 44) +
    circle(-156, -64, 26, skin) +
    circle(148, 70, 26, skin)
  );
}

const wave = (y: number, deep: number, colour: string, extra = ""): string =>
  path(
    `M-560 ${y}Q-490 ${y - 44} -420 ${y}T-280 ${y}T-140 ${y}T0 ${y}T140 ${y}T280 ${y}T420 ${y}T560 ${y}V${y + deep}Q0 ${y + deep + 60} -560 ${y + deep}Z`,
    colour,
    extra,
  );
const foam = (y: number): string => line(`M-470 ${y}H-330M-180 ${y + 24}H20M190 ${y}H330`, snow, 12);

/** Lessons on the water: somebody in a boat, and what a roll looks like half-way. */
export function paddlingLesson(m: Model): DrawingView[] {
  const upright = paddler(m) + wave(254, 130, "#7fb4dc") + wave(306, 130, "#4f93c9") + foam(360);
  const over =
    group("translate(0 330) rotate(180)", paddler(m)) +
    wave(176, 410, "#7fb4dc", 'opacity="0.5"') +
    wave(236, 350, "#4f93c9", 'opacity="0.6"') +
    foam(570);
  return [
    view("hero", { x: -560, y: -240, w: 1120, h: 710 }, upright, { shade: "none" }),
    view("roll", { x: -560, y: 30, w: 1120, h: 620 }, over, { shade: "none" }),
    closeUp("detail", [0, 20], 560, upright, -4),
  ];
}
