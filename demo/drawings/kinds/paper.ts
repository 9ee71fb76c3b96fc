import {
  lightness,
  circle,
  closeUp,
  darker,
  dashes,
  ellipse,
  group,
  ink,
  lighter,
  line,
  path,
  polygon,
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

/** What stands behind the mountain of a gift card. */
function sky(m: Model): string {
  const skies = [
    circle(290, -90, 130, m.secondary) + circle(290, -90, 92, lighter(m.secondary, 0.3)),
    path("M-480 290V60L-330 -60L-180 80L10 -90L180 60L330 -20L480 90V290Z", m.secondary),
    [0, 1, 2].map((i) => rect(-480, -60 + i * 74, 960, 34 - i * 8, i === 1 ? m.accent : m.secondary)).join(""),
    path("M-480 -60Q-240 -160 0 -60T480 -60V40Q240 -60 0 40T-480 40Z", m.secondary) +
      path("M-480 80Q-240 -20 0 80T480 80V110Q240 10 0 110T-480 110Z", m.accent),
    path("M60 -300H300L-300 300H-480V240Z", m.secondary) + path("M340 -300H390L-210 300H-260Z", m.accent),
  ];
  return skies[m.graphic % skies.length] ?? "";
}

export function voucher(m: Model): DrawingView[] {
  const card = (fill: string, inner: string): string => solid(rounded(-470, -290, 940, 580, 44), fill, inner);
  const front =
    card(
      m.primary,
      sky(m) +
        path(
          "M-470 290L-200 -20L-90 110L120 -160L470 230V290Z",
          lightness(m.primary) < 0.25 ? lighter(m.primary, 0.2) : darker(m.primary, 0.45),
        ) +
        path("M120 -160L28 -42L70 -10L110 -50L160 0L200 -62Z", snow) +
        dashes("M-380 300C-300 160 -60 220 0 110S120 0 124 -130", "#d93a12", 14, "4 26", 'stroke-linecap="round"'),
    ) +
    sticker(330, -250, 96, "#d93a12") +
    rect(-420, -240, 300, 36, snow, 6) +
    rect(-420, -184, 190, 20, snow, 6, 'opacity="0.7"');
  const back =
    card(
      snow,
      path("M-480 -220H480V-110H-480Z", ink) +
        rect(-420, -40, 560, 70, "#eef2ef", 8) +
        Array.from({ length: 24 }, (_, i) => rect(-420 + i * 18, 100, [6, 12, 4, 9][i % 4] ?? 6, 120, ink)).join("") +
        rect(180, 100, 240, 24, silver, 6) +
        rect(180, 146, 180, 24, silver, 6),
    ) + sticker(330, -60, 96, m.primary);
  const envelope =
    solid(
      rounded(-480, -330, 960, 660, 20),
      m.secondary,
      shadow("M-480 -330L0 60L480 -330V-380H-480Z", 0.14),
      path("M-490 -340L0 30L490 -340Z", lighter(m.secondary, 0.14)),
    ) + sticker(-50, -30, 100, m.primary);
  const together = group("translate(0 -170) rotate(-7)", front) + group("translate(0 210)", envelope);
  return [
    view("hero", { x: -470, y: -290, w: 940, h: 580 }, front, { angle: -6, shade: "cast" }),
    view("back", { x: -470, y: -290, w: 940, h: 580 }, back, { angle: 5, shade: "cast" }),
    view("envelope", { x: -520, y: -520, w: 1040, h: 1060 }, together, { shade: "cast", size: 0.92 }),
    closeUp("detail", [240, -120], 520, front, -6),
  ];
}

export function guideBook(m: Model): DrawingView[] {
  const scene =
    path("M-330 500L-120 220L-20 340L140 90L340 420V520H-330Z", darker(m.primary, 0.35)) +
    path("M140 90L70 200L110 230L150 190L190 236L212 208Z", snow) +
    path("M-330 520V440L-180 360L60 470L340 400V520Z", m.secondary) +
    dashes("M-240 520C-120 440 40 500 60 360S120 220 138 120", "#d93a12", 14, "3 26", 'stroke-linecap="round"');
  const cover =
    polygon(
      [
        [330, -480],
        [372, -456],
        [372, 504],
        [330, 480],
      ],
      silver,
    ) +
    Array.from({ length: 4 }, (_, i) => line(`M${338 + i * 9} ${-470 + i * 6}V${484 + i * 5}`, steel, 2)).join("") +
    polygon(
      [
        [-330, 480],
        [330, 480],
        [372, 504],
        [-290, 504],
      ],
      steel,
    ) +
    solid(
      rounded(-330, -480, 660, 960, 18),
      m.primary,
      scene,
      shadow("M-330 -480H-280V480H-330Z", 0.2),
      rect(-250, -400, 440, 66, snow, 8),
      rect(-250, -310, 300, 36, snow, 8, 'opacity="0.75"'),
      rect(-250, -246, 150, 20, m.accent, 6),
    ) +
    sticker(200, -420, 80, "#d93a12") +
    path("M150 480H200V560L175 536L150 560Z", m.accent);
  const page = (flip: number): string =>
    group(
      `scale(${flip} 1)`,
      path("M0 -330Q-230 -390 -480 -330V330Q-230 270 0 330Z", snow) +
        shadow("M0 -330Q-60 -346 -100 -350V290Q-50 300 0 330Z", 0.08),
    );
  const open =
    path("M-500 -310V356H500V-310Z", m.primary) +
    page(-1) +
    page(1) +
    Array.from({ length: 9 }, (_, i) =>
      rect(70, -250 + i * 30, [340, 300, 350, 320][i % 4] ?? 300, 12, silver, 4),
    ).join("") +
    path("M70 60H420V270H70Z", "#dcebf3") +
    path("M70 270V220L190 110L260 180L330 120L420 220V270Z", m.secondary) +
    path("M-430 -280H-60V270H-430Z", "#e6ecdf") +
    [0, 1, 2, 3]
      .map((i) =>
        line(
          `M-430 ${-180 + i * 110}C-330 ${-240 + i * 110} -200 ${-100 + i * 100} -60 ${-200 + i * 120}`,
          "#b9c8ad",
          6,
        ),
      )
      .join("") +
    dashes("M-400 230C-320 120 -220 180 -200 40S-120 -120 -100 -230", "#d93a12", 11, "3 22", 'stroke-linecap="round"') +
    ellipse(-100, -234, 16, 16, ink);
  return [
    view("hero", { x: -330, y: -480, w: 702, h: 1040 }, cover, { shade: "cast", angle: 3, size: 0.9 }),
    view("open", { x: -500, y: -390, w: 1000, h: 750 }, open, { shade: "cast", size: 0.98 }),
    closeUp("detail", [-250, 20], 480, open, -6),
  ];
}
