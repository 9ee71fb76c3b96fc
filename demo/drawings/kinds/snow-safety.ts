import {
  both,
  circle,
  closeUp,
  darker,
  dashes,
  fog,
  graphite,
  group,
  ink,
  light,
  line,
  mirror,
  move,
  path,
  rect,
  rounded,
  shadow,
  silver,
  slate,
  snow,
  solid,
  steel,
  sticker,
  view,
  type DrawingView,
} from "../canvas";
import { graphic } from "../graphics";
import type { Model } from "../model";

/** Shovel, probe and transceiver: the three things that go off piste together. */
export function avalancheSet(m: Model): DrawingView[] {
  const shovel =
    path("M-60 0H60Q76 0 76 20T60 40H22V70H-22V40H-60Q-76 40 -76 20T-60 0Z", ink) +
    rect(-16, 60, 32, 480, silver, 6) +
    rect(3, 60, 13, 480, steel, 4) +
    circle(0, 300, 9, ink) +
    rect(-24, 500, 48, 90, graphite, 10) +
    solid(
      "M-120 580Q0 540 120 580L150 860Q120 960 0 990Q-120 960 -150 860Z",
      m.primary,
      graphic({ x: -150, y: 560, w: 300, h: 430 }, m),
      shadow("M40 540H170V1000H20Z", 0.18),
      shadow("M-60 620H-40V880H-60ZM0 620H20V920H0ZM70 620H90V880H70Z", 0.22),
      light("M-130 560H-84L-100 960H-160Z", 0.22),
    );
  const sections = [-54, -27, 0, 27, 54]
    .map(
      (x, i) =>
        rect(x - 9, 40 + (i % 2) * 14, 18, 560, i === 4 ? m.accent : i % 2 ? m.secondary : silver, 8) +
        [0, 1, 2, 3, 4].map((k) => rect(x - 9, 90 + k * 110, 18, 8, ink)).join("") +
        rect(x - 10, 48 + (i % 2) * 14, 20, 22, ink, 6),
    )
    .join("");
  const probe =
    sections +
    rect(-74, 190, 148, 44, ink, 8) +
    rect(-74, 430, 148, 44, ink, 8) +
    rect(-24, 196, 48, 32, m.accent, 6) +
    line("M54 610C90 660 20 690 -20 650", ink, 7) +
    path("M-62 600L-54 640L-46 600Z", ink);
  const beacon =
    line("M-110 60C-260 -60 -260 -220 -60 -210C160 -200 220 -60 110 70", ink, 26) +
    rect(-170, -170, 70, 40, graphite, 8) +
    solid(
      rounded(-130, 0, 260, 400, 60),
      m.primary,
      path("M-140 250H140V410H-140Z", darker(m.primary, 0.35)),
      shadow("M60 0H140V420H50Z", 0.16),
    ) +
    path(rounded(-96, 46, 192, 170, 22), ink) +
    rect(-80, 62, 160, 138, "#cfd9b8", 12) +
    path("M0 84L34 132H-34Z", ink) +
    [0, 1, 2].map((i) => rect(-50 + i * 38, 150, 26, 34, ink, 4)).join("") +
    circle(0, 300, 44, ink) +
    circle(0, 300, 28, m.accent) +
    rect(-84, 290, 30, 20, slate, 6) +
    rect(54, 290, 30, 20, slate, 6) +
    sticker(-20, 358, 36, "#d93a12");
  const set = move(-260, 0, shovel) + move(0, 350, probe) + move(280, 520, group("scale(1.08)", beacon));
  const long =
    Array.from(
      { length: 9 },
      (_, i) =>
        rect(-6, i * 110, 12, 106, i === 8 ? m.accent : i % 2 ? m.secondary : silver, 4) +
        rect(-7, i * 110 + 100, 14, 8, ink),
    ).join("") + path("M-6 990L0 1016L6 990Z", ink);
  return [
    view("hero", { x: -410, y: 0, w: 860, h: 1000 }, set, { shade: "cast", size: 0.94 }),
    view("ready", { x: -200, y: 0, w: 400, h: 1016 }, move(-100, 10, shovel) + move(110, 0, long), {
      angle: 8,
      shade: "cast",
    }),
    closeUp("detail", [0, 180], 420, beacon),
  ];
}

export function crampons(m: Model): DrawingView[] {
  const spike = (x: number, y: number, lean = 0): string =>
    path(`M${x - 22} ${y}H${x + 22}L${x + lean + 5} ${y + 120}H${x + lean - 5}Z`, steel) +
    path(`M${x} ${y}H${x + 22}L${x + lean + 5} ${y + 120}H${x + lean}Z`, slate);
  const side =
    [80, 190, 420, 520, 620].map((x, i) => spike(x, 500, i < 2 ? -8 : 14)).join("") +
    path("M670 470L820 560L812 574L650 520Z", steel) +
    path("M690 440L850 490L846 504L670 486Z", slate) +
    rect(30, 450, 230, 56, m.primary, 14) +
    path("M380 450H660Q710 450 710 500H380Z", m.primary) +
    shadow("M30 486H260V506H30ZM380 484H710V500H380Z", 0.25) +
    rect(240, 462, 160, 26, silver, 8) +
    dashes("M256 475H390", ink, 10, "10 14") +
    path("M20 450Q10 330 70 300L100 318Q60 350 66 450Z", ink) +
    path("M40 300L110 250L130 286L66 330Z", m.accent) +
    line("M80 310C160 250 300 220 420 260C560 300 640 360 690 450", ink, 24) +
    line("M80 310C160 250 300 220 420 260", m.secondary, 10) +
    line("M690 450C720 380 690 340 640 330", ink, 22) +
    rect(380, 226, 90, 60, graphite, 10) +
    rect(390, 236, 40, 40, m.accent, 8) +
    path("M620 330Q680 310 720 360L716 450H690Q690 370 620 350Z", ink);
  const top =
    both(
      0,
      path(
        "M-20 0L-70 -80L-60 90ZM-60 60L-150 20L-90 150ZM-90 190L-170 190L-100 270ZM-60 560L-150 560L-80 640ZM-60 760L-140 780L-70 820Z",
        steel,
      ),
    ) +
    solid(
      "M-60 40Q0 10 60 40Q110 150 96 300Q0 340 -96 300Q-110 150 -60 40Z",
      m.primary,
      graphic({ x: -110, y: 10, w: 220, h: 330 }, m),
      shadow("M30 0H120V340H30Z", 0.2),
    ) +
    path("M-50 90Q0 70 50 90L60 240Q0 260 -60 240Z", ink, 'opacity="0.5"') +
    rect(-20, 300, 40, 260, silver, 8) +
    [340, 380, 420, 460, 500].map((y) => circle(0, y, 7, ink)).join("") +
    solid(
      "M-80 540H80V780Q0 840 -80 780Z",
      m.primary,
      graphic({ x: -80, y: 540, w: 160, h: 290 }, m),
      shadow("M26 500H100V840H26Z", 0.2),
    ) +
    rect(-46, 590, 92, 150, ink, 20, 'opacity="0.5"') +
    line("M-90 120C-190 200 -190 420 -84 600", ink, 16) +
    line("M90 120C190 200 190 420 84 600", ink, 16) +
    rect(-62, 800, 124, 40, ink, 14) +
    rect(-30, 806, 60, 28, m.accent, 8);
  return [
    view("hero", { x: 0, y: 210, w: 860, h: 415 }, side, { foot: 0.8 }),
    view("top", { x: -380, y: -80, w: 760, h: 930 }, move(-190, 0, top) + move(190, 0, mirror(0, top)), {
      shade: "cast",
      size: 0.96,
    }),
    closeUp("detail", [640, 460], 430, side),
  ];
}

export function iceAxe(m: Model): DrawingView[] {
  const bent = m.num("width", 0.3) > 0.5;
  const shaft = bent
    ? "M-18 60C-30 300 -6 420 6 560L16 900H-16L-26 560C-40 420 -54 300 -18 60Z"
    : "M-20 60H20L16 900H-16Z";
  const head =
    path("M-30 20L40 14C150 10 240 40 300 130L312 180L284 160C230 110 150 84 40 84H-30Z", silver) +
    path("M-30 52L40 50C150 52 240 90 300 150L312 180L284 160C230 110 150 84 40 84H-30Z", steel) +
    dashes("M120 96C190 108 240 134 284 164", fog, 16, "10 14") +
    path("M-24 20H-110L-190 -10V110L-110 84H-24Z", silver) +
    path("M-110 54L-190 60V110L-110 84H-24V54Z", steel) +
    rect(-40, 8, 80, 88, graphite, 14) +
    circle(0, 50, 15, snow) +
    circle(0, 50, 9, ink);
  const one =
    solid(shaft, m.primary, graphic({ x: -60, y: 60, w: 120, h: 840 }, m), shadow("M4 0H60V920H4Z", 0.22)) +
    rect(-24, 690, 48, 190, ink, 12) +
    Array.from({ length: 8 }, (_, i) => rect(-24, 704 + i * 22, 48, 8, slate, 2)).join("") +
    path("M-16 890H16L8 1000L0 1024L-8 1000Z", silver) +
    path("M0 890H16L8 1000L0 1024Z", steel) +
    head +
    sticker(-14, 640, 28, "#d93a12");
  const leash =
    line("M0 50C140 120 180 300 120 460C90 560 180 620 140 720C90 780 40 700 90 620", m.accent, 14) +
    rect(96, 470, 44, 40, ink, 8);
  return [
    view("hero", { x: -200, y: -15, w: 520, h: 1040 }, one, { angle: 14, shade: "cast" }),
    view("leash", { x: -200, y: -15, w: 520, h: 1040 }, leash + one, { angle: -10, shade: "cast" }),
    closeUp("detail", [60, 110], 600, one, 14),
    closeUp("spike", [0, 860], 300, one, 14),
  ];
}
