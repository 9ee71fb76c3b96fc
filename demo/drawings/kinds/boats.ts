import {
  both,
  circle,
  closeUp,
  darker,
  dashes,
  ellipse,
  graphite,
  ink,
  light,
  lighter,
  line,
  mix,
  move,
  path,
  rect,
  ring,
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
import { doublePaddle, singlePaddle } from "./paddles";

function kayakDeck(m: Model, two: boolean): string {
  const wide = 92 + m.num("width", 0.4) * 24;
  const d = `M0 0C30 40 ${wide} 280 ${wide} 520C${wide} 740 34 950 0 1000C-34 950 ${-wide} 740 ${-wide} 520C${-wide} 280 -30 40 0 0Z`;
  const pit = (y: number, h: number): string =>
    ellipse(0, y, wide * 0.62, h, ink) +
    ellipse(0, y, wide * 0.54, h * 0.9, graphite) +
    path(
      `M${-wide * 0.36} ${y - h * 0.1}Q0 ${y - h * 0.3} ${wide * 0.36} ${y - h * 0.1}L${wide * 0.3} ${y + h * 0.6}Q0 ${y + h * 0.72} ${-wide * 0.3} ${y + h * 0.6}Z`,
      m.accent,
    ) +
    path(
      `M${-wide * 0.3} ${y + h * 0.36}Q0 ${y + h * 0.3} ${wide * 0.3} ${y + h * 0.36}L${wide * 0.26} ${y + h * 0.74}Q0 ${y + h * 0.86} ${-wide * 0.26} ${y + h * 0.74}Z`,
      darker(m.accent, 0.35),
    ) +
    ring(0, y, wide * 0.1, steel, 0);
  const hatch = (y: number, r: number): string =>
    ellipse(0, y, r, r * 1.2, ink) + ellipse(-1, y - 2, r * 0.82, r, slate) + rect(-r * 0.5, y - 4, r, 7, ink, 3);
  const cords = (y: number): string =>
    line(`M${-wide * 0.5} ${y}L${wide * 0.6} ${y + 60}M${wide * 0.5} ${y}L${-wide * 0.6} ${y + 60}`, ink, 6);
  return (
    solid(
      d,
      m.primary,
      graphic({ x: -wide, y: 0, w: wide * 2, h: 1000 }, m),
      shadow(`M0 0C20 300 30 700 0 1000H${wide + 10}V0Z`, 0.16),
      path(`M0 0L8 60V400H-8V60Z`, lighter(m.primary, 0.2), 'opacity="0.6"'),
    ) +
    (two
      ? pit(360, 90) + pit(640, 90) + hatch(500, 22)
      : pit(520, 118) + hatch(250, 32) + hatch(790, 34) + cords(330) + cords(670)) +
    both(0, line("M-6 26Q-16 40 -6 54", ink, 7)) +
    rect(-5, 966, 10, 44, ink, 5) +
    sticker(-17, two ? 190 : 160, 34, "#d93a12")
  );
}

export function kayak(m: Model): DrawingView[] {
  const two = m.flag("double") || m.num("length", 0) > 0.65;
  const deck = kayakDeck(m, two);
  const hull = "M0 60C60 70 130 96 220 100H800C880 96 960 66 1010 40C990 130 930 210 820 214H190C90 206 30 140 0 60Z";
  const side =
    solid(
      hull,
      m.primary,
      graphicAcross({ x: 0, y: 30, w: 1010, h: 190 }, m),
      path("M-10 160Q500 196 1020 130V240H-10Z", darker(m.primary, 0.3)),
    ) +
    (two ? [290, 610] : [430])
      .map(
        (x) =>
          path(`M${x - 20} 98Q${x + 20} 66 ${x + 60} 76L${x + 170} 100Z`, ink) +
          path(`M${x - 10} 98L${x - 30} 30Q${x + 10} 26 ${x + 24} 98Z`, m.accent),
      )
      .join("") +
    line("M16 66Q-4 80 14 100M1000 50Q1016 70 990 84", ink, 8) +
    sticker(800, 116, 40, "#d93a12");
  return [
    view("hero", { x: -125, y: 0, w: 330, h: 1000 }, deck + move(160, 0, doublePaddle(m)), {
      angle: 24,
      shade: "cast",
    }),
    view("side", { x: -5, y: 20, w: 1020, h: 200 }, side, { foot: 0.7 }),
    closeUp("detail", [0, two ? 380 : 520], 350, deck, 24),
    closeUp("bow", [0, 190], 400, deck, 8),
  ];
}

export function canoe(m: Model): DrawingView[] {
  const d = "M0 0C50 50 146 280 146 500S50 950 0 1000C-50 950 -146 720 -146 500S-50 50 0 0Z";
  const inside = solid(
    d,
    mix(m.primary, ink, 0.5),
    shadow("M-150 0H-40C-110 300 -110 700 -40 1000H-150Z", 0.3),
    ...Array.from({ length: 11 }, (_, i) =>
      line(`M-150 ${140 + i * 72}Q0 ${120 + i * 72} 150 ${140 + i * 72}`, mix(m.primary, ink, 0.34), 8),
    ),
  );
  const gunwale = line(d, m.graphic % 2 ? "#c89b62" : m.secondary, 16);
  const seat = (y: number, w: number): string =>
    rect(-w, y, w * 2, 60, "#c89b62", 8) +
    rect(-w * 0.62, y + 9, w * 1.24, 42, m.accent, 4) +
    dashes(`M${-w * 0.6} ${y + 30}H${w * 0.6}`, ink, 40, "3 12", 'opacity="0.3"');
  const top =
    path(d, m.primary, 'transform="translate(0 500) scale(1.14 1.012) translate(0 -500)"') +
    inside +
    seat(230, 100) +
    seat(720, 104) +
    rect(-144, 482, 288, 24, "#c89b62", 10) +
    rect(-144, 498, 288, 8, ink, 4, 'opacity="0.2"') +
    gunwale +
    path("M0 4L30 60Q0 76 -30 60ZM0 996L30 940Q0 924 -30 940Z", m.secondary);
  const side =
    solid(
      "M0 0C50 60 120 90 230 96H780C890 90 960 60 1010 0C1030 80 990 210 860 226H150C20 210 -20 80 0 0Z",
      m.primary,
      graphicAcross({ x: -10, y: 0, w: 1030, h: 230 }, m),
      shadow("M-20 150Q500 240 1030 150V260H-20Z", 0.22),
    ) +
    line("M2 2C50 62 120 92 230 98H780C890 92 960 62 1008 2", m.graphic % 2 ? "#c89b62" : m.secondary, 14) +
    sticker(780, 120, 44, "#d93a12");
  return [
    view("hero", { x: -170, y: 0, w: 400, h: 1000 }, top + move(210, 0, singlePaddle(m)), { angle: 24, shade: "cast" }),
    view("side", { x: -10, y: 0, w: 1030, h: 228 }, side, { foot: 0.66 }),
    closeUp("detail", [0, 260], 400, top, 24),
  ];
}

export function raft(m: Model): DrawingView[] {
  const d = "M0 0C160 0 230 110 230 240V760C230 890 160 1000 0 1000S-230 890 -230 760V240C-230 110 -160 0 0 0Z";
  const well = "M0 120C90 120 130 190 130 260V740C130 810 90 880 0 880S-130 810 -130 740V260C-130 190 -90 120 0 120Z";
  const thwart = (y: number): string =>
    solid(
      `M-150 ${y - 42}H150V${y + 42}H-150Z`,
      m.secondary,
      light(`M-150 ${y - 42}H150V${y - 20}H-150Z`, 0.25),
      shadow(`M-150 ${y + 14}H150V${y + 42}H-150Z`, 0.22),
    );
  const top =
    solid(
      d,
      m.primary,
      graphic({ x: -230, y: 0, w: 460, h: 1000 }, m),
      shadow("M150 0H240V1000H150Z", 0.2),
      light("M-240 0H-200V1000H-240Z", 0.3),
    ) +
    path(well, graphite) +
    path("M-130 260C-130 190 -90 120 0 120V150C-60 150 -100 210 -100 280V740L-130 740Z", ink) +
    thwart(330) +
    thwart(500) +
    thwart(670) +
    [180, 330, 500, 670, 820].map((y) => both(0, circle(-182, y, 17, ink), circle(-182, y, 8, silver))).join("") +
    both(0, line("M-182 180Q-216 255 -182 330Q-216 415 -182 500Q-216 585 -182 670Q-216 745 -182 820", m.accent, 9)) +
    line("M-70 60Q0 30 70 60M-70 940Q0 970 70 940", ink, 14) +
    sticker(-22, 70, 44, "#d93a12");
  const side =
    solid(
      "M0 110C-10 40 80 -10 170 40C240 80 300 90 400 90H640C740 90 790 80 850 40C940 -10 1030 40 1020 110C1010 210 900 250 800 250H220C110 250 10 210 0 110Z",
      m.primary,
      graphicAcross({ x: -10, y: 0, w: 1040, h: 250 }, m),
      shadow("M-10 170C200 240 800 240 1030 170V260H-10Z", 0.24),
    ) +
    line("M120 90Q220 150 330 130T560 140T760 130T910 90", m.accent, 10) +
    [120, 330, 560, 760, 910].map((x, i) => circle(x, [90, 130, 140, 130, 90][i] ?? 120, 16, ink)).join("") +
    rect(300, 62, 90, 30, m.secondary, 14) +
    rect(640, 62, 90, 30, m.secondary, 14);
  return [
    view("hero", { x: -235, y: 0, w: 560, h: 1000 }, top + move(295, 0, singlePaddle(m)), { angle: 12, shade: "cast" }),
    view("side", { x: -5, y: 10, w: 1030, h: 242 }, side, { foot: 0.7 }),
    closeUp("detail", [-60, 330], 440, top, 12),
  ];
}
