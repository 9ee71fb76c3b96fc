import {
  both,
  circle,
  closeUp,
  darker,
  dashes,
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
  slate,
  solid,
  steel,
  sticker,
  view,
  type DrawingView,
} from "../canvas";
import { graphic, graphicAcross } from "../graphics";
import type { Model } from "../model";

export function roofBox(m: Model): DrawingView[] {
  const d = "M-500 60C-490 -40 -380 -110 -220 -130H240C400 -120 490 -60 510 40L500 80H-490Z";
  const lower = "M-490 80H500C480 150 420 180 340 180H-330C-420 176 -480 140 -490 80Z";
  const feet = [-260, 260]
    .map(
      (x) =>
        rect(x - 20, 176, 40, 60, graphite, 6) +
        rect(x - 90, 226, 180, 34, silver, 12) +
        rect(x - 90, 246, 180, 14, steel, 7),
    )
    .join("");
  const shell =
    feet +
    solid(lower, ink, path("M-490 80H500L494 104H-486Z", graphite)) +
    solid(
      d,
      m.primary,
      graphicAcross({ x: -500, y: -135, w: 1010, h: 220 }, m),
      path(
        "M-500 60C-490 -40 -380 -110 -220 -130H240C120 -96 -200 -90 -320 -60C-420 -30 -470 20 -500 60Z",
        lighter(m.primary, 0.3),
        'opacity="0.55"',
      ),
      shadow("M-500 40Q0 -10 520 30V100H-500Z", 0.18),
    ) +
    [-300, 0, 300].map((x) => rect(x - 34, 66, 68, 36, graphite, 8) + rect(x - 20, 74, 40, 16, m.accent, 6)).join("") +
    sticker(380, -30, 56, "#d93a12");
  const lid = group(
    "translate(-490 70) rotate(-26) translate(490 -70)",
    solid(
      d,
      m.primary,
      graphicAcross({ x: -500, y: -135, w: 1010, h: 220 }, m),
      shadow("M-500 40Q0 -10 520 30V100H-500Z", 0.18),
    ),
  );
  const skis = [-40, -10, 20]
    .map((y, i) =>
      line(`M-400 ${y + 40}H380Q430 ${y + 38} 450 ${y + 10}`, [m.accent, m.secondary, steel][i] ?? steel, 20),
    )
    .join("");
  const open =
    feet +
    line("M-380 60L-330 -110M300 60L250 -250", steel, 14) +
    lid +
    skis +
    rect(-240, -40, 220, 110, darker(m.accent, 0.2), 30) +
    solid(lower, ink, path("M-490 80H500L494 104H-486Z", graphite));
  const top =
    solid(
      "M-150 -500Q0 -540 150 -500C200 -300 200 300 180 470Q0 540 -180 470C-200 300 -200 -300 -150 -500Z",
      m.primary,
      graphic({ x: -200, y: -530, w: 400, h: 1060 }, m),
      shadow("M70 -540H210V540H90Z", 0.16),
      light("M-210 -540H-140L-160 540H-210Z", 0.2),
      shadow("M-60 -440H-40V420H-60ZM40 -440H60V420H40Z", 0.18),
    ) +
    both(0, rect(-204, -260, 24, 80, ink, 8), rect(-204, 180, 24, 80, ink, 8)) +
    sticker(-30, -440, 60, "#d93a12");
  return [
    view("hero", { x: -500, y: -135, w: 1012, h: 395 }, shell, { foot: 0.7, size: 1.1 }),
    view("open", { x: -520, y: -560, w: 1030, h: 820 }, open, { foot: 0.7 }),
    view("top", { x: -205, y: -530, w: 410, h: 1050 }, top, { shade: "cast", angle: 8 }),
    closeUp("detail", [0, 40], 500, shell),
  ];
}

/** Ski holder: a jaw that opens on a cross bar. */
export function skiRack(m: Model): DrawingView[] {
  const jaw = (lift: number): string => {
    const upper = group(
      `translate(-400 40) rotate(${-lift}) translate(400 -40)`,
      solid(
        "M-420 -40Q-420 -80 -380 -80H360Q440 -80 440 -10V20H-420Z",
        m.primary,
        graphicAcross({ x: -420, y: -80, w: 860, h: 100 }, m),
        light("M-430 -80H450V-60H-430Z", 0.25),
        shadow("M-430 -10H450V30H-430Z", 0.18),
      ),
      rect(-390, 18, 760, 26, graphite, 10),
      dashes("M-380 40H360", ink, 14, "26 12"),
    );
    const lower =
      solid("M-420 90H440V140Q440 170 400 170H-380Q-420 170 -420 140Z", ink, path("M-420 90H440V110H-420Z", graphite)) +
      rect(-390, 72, 760, 26, graphite, 10) +
      rect(-440, 0, 60, 130, slate, 24) +
      circle(-408, 40, 20, silver);
    const button = rect(392, lift ? 60 : -30, 76, 130, ink, 20) + circle(430, lift ? 120 : 30, 22, m.accent);
    return lower + upper + button;
  };
  const foot = (x: number): string =>
    path(`M${x - 50} 170H${x + 50}L${x + 40} 250H${x - 40}Z`, graphite) + rect(x - 60, 236, 120, 30, m.accent, 10);
  const bar = rect(-520, 262, 1040, 50, silver, 20) + rect(-520, 290, 1040, 22, steel, 11);
  const held = [-300, -170, 70, 200]
    .map((x, i) => rect(x, 44, 96, 15, i % 2 ? m.secondary : m.accent, 4) + rect(x, 58, 96, 10, ink, 3))
    .join("");
  const hero = bar + foot(-250) + foot(250) + held + jaw(0) + sticker(300, -66, 44, "#d93a12");
  const open =
    bar +
    foot(-250) +
    foot(250) +
    [-300, -170, 70]
      .map((x, i) => rect(x, 44, 96, 15, i % 2 ? m.secondary : m.accent, 4) + rect(x, 58, 96, 12, ink, 3))
      .join("") +
    jaw(24);
  const top = [-200, 200]
    .map(
      (x) =>
        solid(
          rounded(x - 46, -430, 92, 860, 30),
          m.primary,
          graphic({ x: x - 46, y: -430, w: 92, h: 860 }, m),
          shadow(`M${x + 14} -440H${x + 60}V440H${x + 14}Z`, 0.2),
        ) +
        rect(x - 34, 360, 68, 90, ink, 16) +
        circle(x, 404, 18, m.accent),
    )
    .join("");
  return [
    view("hero", { x: -520, y: -90, w: 1040, h: 410 }, hero, { shade: "cast", size: 0.98 }),
    view("open", { x: -520, y: -460, w: 1040, h: 780 }, open, { shade: "cast" }),
    view("pair", { x: -250, y: -435, w: 500, h: 890 }, top, { shade: "cast", size: 0.86 }),
    closeUp("detail", [330, 60], 460, hero),
  ];
}
