import {
  circle,
  closeUp,
  darker,
  dashes,
  graphite,
  group,
  ink,
  light,
  line,
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
  view,
  wood,
  type DrawingView,
} from "../canvas";
import type { Model } from "../model";

/** An iron for wax, its sole at 0. */
const iron = (m: Model): string =>
  line("M190 -96C300 -130 330 -250 420 -270", ink, 14) +
  line("M-100 -130C-100 -262 120 -262 130 -130", ink, 46) +
  line("M-94 -150C-84 -246 104 -246 122 -150", graphite, 16) +
  solid(
    "M-216 -16Q-196 -132 -120 -148H140Q196 -144 204 -80V-16Z",
    m.primary,
    shadow("M-230 -50H230V0H-230Z", 0.16),
    light("M-230 -150H230V-122H-230Z", 0.2),
  ) +
  rect(-226, -20, 440, 24, silver, 6) +
  circle(30, -80, 34, "#ffffff") +
  line("M30 -80L48 -98", "#d93a12", 9);

/** A ski on its vices with the base up, its running surface at 0. */
const mounted = (m: Model): string => {
  const ski = "M-560 4Q-560 0 -552 0H360C440 0 500 34 560 106L542 122C490 60 440 32 360 32H-552Q-560 32 -560 28Z";
  const vice = (x: number): string =>
    rect(x - 26, 20, 52, 190, graphite, 6) +
    rect(x - 62, 14, 124, 46, slate, 8) +
    rect(x - 74, 26, 26, 26, m.accent, 8) +
    rect(x - 80, 190, 160, 34, ink, 8);
  return (
    rect(-600, 220, 1200, 64, wood, 8) +
    rect(-600, 262, 1200, 22, darker(wood, 0.3), 8) +
    rect(-520, 280, 60, 190, darker(wood, 0.2)) +
    rect(460, 280, 60, 190, darker(wood, 0.2)) +
    vice(-340) +
    vice(250) +
    solid(ski, m.secondary, path("M-600 0H600V11H-600Z", steel), sticker(-470, 10, 24, "#d93a12"))
  );
};

const wax = (x: number, y: number, colour: string): string =>
  solid(rounded(x, y, 96, 46, 8), colour, light(`M${x} ${y}H${x + 96}V${y + 14}H${x}Z`, 0.35));

function ofSkis(m: Model): DrawingView[] {
  const full = m.flag("full");
  const hot =
    path("M-470 -9H-96V2H-470Z", "#f0b400") +
    line("M-410 -60q18 -22 0 -44t0 -44M-330 -60q18 -22 0 -44t0 -44", silver, 12);
  const brush =
    solid(rounded(352, -66, 180, 44, 12), m.accent, shadow("M352 -40H540V-10H352Z", 0.2)) +
    dashes("M362 -12H522", ink, 26, "6 5");
  const bench =
    mounted(m) +
    hot +
    move(90, 0, iron(m)) +
    wax(-170, 176, "#1b5fb8") +
    wax(-60, 176, "#d93a12") +
    (full ? group("translate(-26 52) rotate(5)", brush) + wax(-116, 130, "#2c7d3b") : "");
  return [
    view("hero", { x: -600, y: -290, w: 1200, h: 760 }, bench),
    view("iron", { x: -230, y: -280, w: 660, h: 290 }, iron(m), { shade: "cast", size: 0.9 }),
    closeUp("detail", [20, 10], 620, bench, -5),
  ];
}

const chainring =
  dashes("M0 -330A330 330 0 1 1 -.1 -330Z", steel, 56, "34 23") +
  ring(0, 0, 286, steel, 64) +
  ring(0, 0, 250, slate, 14) +
  [0, 72, 144, 216, 288]
    .map((angle) =>
      group(`rotate(${angle})`, path("M-44 -40L-26 -262H26L44 -40Z", graphite) + circle(0, -246, 20, silver)),
    )
    .join("") +
  circle(0, 0, 84, graphite) +
  circle(0, 0, 40, silver);

const spanner = (m: Model): string =>
  solid(
    "M-40 -330H40V340H-40Z",
    m.primary,
    shadow("M6 -340H50V350H6Z", 0.2),
    rect(-14, -240, 28, 440, darker(m.primary, 0.3), 14),
  ) +
  solid(
    "M-104 -420L-50 -500V-410H50V-500L104 -420Q112 -330 40 -300H-40Q-112 -330 -104 -420Z",
    m.primary,
    shadow("M20 -520H120V-290H20Z", 0.2),
  ) +
  circle(0, 390, 92, m.primary) +
  circle(0, 390, 46, ink);

const hexKey = line("M-120 -380V300Q-120 360 -60 360H80", ink, 36) + line("M-128 -380V300", slate, 10);

function ofBikes(m: Model): DrawingView[] {
  const tools = group("rotate(38)", spanner(m)) + group("translate(40 0) rotate(-38)", hexKey);
  return [
    view("hero", { x: -420, y: -440, w: 840, h: 880 }, chainring + tools, { shade: "cast" }),
    view("spanner", { x: -112, y: -500, w: 224, h: 990 }, spanner(m), { angle: 24, shade: "cast" }),
    closeUp("detail", [0, 0], 560, chainring + tools),
  ];
}

/** What a workshop does to skis, or to a bike. */
export const workshop = (m: Model): DrawingView[] => (m.flag("bike") ? ofBikes(m) : ofSkis(m));
