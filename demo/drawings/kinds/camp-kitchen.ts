import {
  both,
  circle,
  closeUp,
  darker,
  graphite,
  group,
  ink,
  light,
  lighter,
  line,
  path,
  polygon,
  rect,
  shadow,
  silver,
  slate,
  solid,
  steel,
  sticker,
  view,
  type DrawingView,
} from "../canvas";
import { graphicAcross } from "../graphics";
import type { Model } from "../model";

export function stove(m: Model): DrawingView[] {
  const can =
    solid(
      "M-190 620Q-190 560 -110 544H110Q190 560 190 620V830Q190 860 150 860H-150Q-190 860 -190 830Z",
      m.primary,
      graphicAcross({ x: -190, y: 600, w: 380, h: 230 }, m),
      path("M-200 530H200V606Q0 640 -200 606Z", silver),
      shadow("M70 500H200V880H90Z", 0.2),
      light("M-200 540H-150V870H-200Z", 0.25),
    ) +
    rect(-34, 506, 68, 46, steel, 6) +
    sticker(-34, 690, 68, "#d93a12");
  const burner =
    rect(-24, 400, 48, 116, graphite, 8) +
    line("M24 470H110", steel, 12) +
    rect(100, 446, 60, 48, m.accent, 10) +
    path("M-70 340H70L52 404H-52Z", steel) +
    path("M0 340H70L52 404H0Z", slate) +
    both(0, line("M-40 390L-150 340V300L-190 290", steel, 14));
  const flame = [-44, -16, 16, 44]
    .map((x) => path(`M${x - 12} 342Q${x - 12} 316 ${x} 296Q${x + 12} 316 ${x + 12} 342Z`, "#1b5fb8"))
    .join("");
  const pot =
    solid(
      "M-210 40H210V240Q210 290 150 290H-150Q-210 290 -210 240Z",
      silver,
      path("M-220 40H220V76H-220Z", steel),
      shadow("M80 0H220V300H100Z", 0.18),
      light("M-220 40H-160V300H-220Z", 0.35),
    ) +
    line("M208 90H330", ink, 26) +
    line("M250 90H340", m.accent, 18) +
    path("M-216 20H216V44H-216Z", slate) +
    rect(-30, -14, 60, 40, ink, 12);
  const whole = can + flame + burner + pot;
  const folded = can + burner;
  const parts =
    group("translate(-250 0)", can) + group("translate(180 430)", burner) + group("translate(120 0) scale(0.9)", pot);
  return [
    view("hero", { x: -215, y: -16, w: 560, h: 880 }, whole, { foot: 0.7, size: 0.94 }),
    view("burner", { x: -195, y: 280, w: 390, h: 582 }, folded, { size: 0.86 }),
    view("parts", { x: -440, y: -20, w: 880, h: 890 }, parts, { shade: "cast", size: 0.94 }),
    closeUp("detail", [30, 400], 480, whole),
  ];
}

export function coolBox(m: Model): DrawingView[] {
  const wheels = m.num("width", 0.4) > 0.6;
  const body =
    solid(
      "M-400 200H280V640Q280 680 240 680H-360Q-400 680 -400 640Z",
      m.primary,
      graphicAcross({ x: -400, y: 200, w: 680, h: 480 }, m),
      light("M-400 200H280V230H-400Z", 0.2),
      path("M-410 600H290V690H-410Z", darker(m.primary, 0.22)),
    ) +
    polygon(
      [
        [280, 200],
        [430, 120],
        [430, 590],
        [280, 680],
      ],
      darker(m.primary, 0.3),
    ) +
    polygon(
      [
        [310, 300],
        [400, 252],
        [400, 300],
        [310, 350],
      ],
      ink,
    ) +
    sticker(-360, 540, 60, "#d93a12");
  const lid =
    solid("M-420 130H290V210H-420Z", m.secondary, shadow("M-420 180H290V210H-420Z", 0.14)) +
    polygon(
      [
        [-420, 130],
        [-270, 50],
        [440, 50],
        [290, 130],
      ],
      lighter(m.secondary, 0.3),
    ) +
    polygon(
      [
        [290, 130],
        [440, 50],
        [440, 126],
        [290, 210],
      ],
      darker(m.secondary, 0.2),
    ) +
    polygon(
      [
        [-340, 116],
        [-240, 66],
        [380, 66],
        [280, 116],
      ],
      m.secondary,
      'opacity="0.6"',
    ) +
    path(
      "M-360 130C-350 -40 -300 -60 -80 -60S300 -40 330 90",
      "none",
      `stroke="${ink}" stroke-width="28" stroke-linecap="round"`,
    ) +
    rect(-150, -74, 220, 34, graphite, 14) +
    [-250, 120].map((x) => rect(x - 36, 160, 72, 110, ink, 14) + rect(x - 22, 214, 44, 40, m.accent, 8)).join("");
  const roll = wheels ? circle(220, 660, 60, ink) + circle(220, 660, 26, silver) : "";
  const closed = body + lid + roll;
  const bottles = [
    [-240, "#2c7d3b"],
    [-130, "#d93a12"],
    [40, "#f0b400"],
    [140, "#1b5fb8"],
  ]
    .map(
      ([x, colour]) =>
        rect(Number(x), 40, 70, 200, String(colour), 20) +
        rect(Number(x) + 20, -10, 30, 70, String(colour), 8) +
        rect(Number(x) + 16, -20, 38, 24, ink, 6),
    )
    .join("");
  const open =
    polygon(
      [
        [-410, 160],
        [-270, 80],
        [430, 80],
        [280, 160],
      ],
      darker(m.secondary, 0.1),
    ) +
    polygon(
      [
        [-400, 150],
        [-380, -330],
        [440, -330],
        [430, 90],
        [-270, 84],
      ],
      m.secondary,
    ) +
    polygon(
      [
        [-340, 84],
        [-326, -280],
        [390, -280],
        [384, 80],
      ],
      lighter(m.secondary, 0.4),
    ) +
    polygon(
      [
        [-390, 190],
        [-270, 110],
        [400, 110],
        [270, 190],
      ],
      ink,
    ) +
    bottles +
    body +
    roll;
  return [
    view("hero", { x: -420, y: -80, w: 860, h: 800 }, closed, { foot: 0.9 }),
    view("open", { x: -420, y: -330, w: 860, h: 1020 }, open, { foot: 0.9, size: 0.94 }),
    closeUp("detail", [-200, 200], 400, closed),
  ];
}
