import {
  circle,
  closeUp,
  darker,
  graphite,
  ink,
  light,
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

export function table(m: Model): DrawingView[] {
  const top = (y: number): string =>
    polygon(
      [
        [-460, y],
        [360, y],
        [470, y - 130],
        [-330, y - 130],
      ],
      m.primary,
    ) +
    Array.from({ length: 7 }, (_, i) =>
      line(`M${-420 + i * 118} ${y - 3}L${-300 + i * 116} ${y - 127}`, darker(m.primary, 0.22), 6),
    ).join("") +
    polygon(
      [
        [-460, y],
        [360, y],
        [360, y + 28],
        [-460, y + 28],
      ],
      m.secondary,
    ) +
    polygon(
      [
        [360, y],
        [470, y - 130],
        [470, y - 104],
        [360, y + 28],
      ],
      darker(m.secondary, 0.35),
    );
  const leg = (x0: number, x1: number, y0: number, y1: number, c: string): string =>
    line(`M${x0} ${y0}L${x1} ${y1}`, c, 24) + line(`M${x1 - 26} ${y1}h52`, ink, 22);
  const h = 420 + m.num("length", 0.5) * 60;
  const side =
    leg(-250, 90, 40, h - 90, slate) +
    leg(390, 190, 0, h - 90, slate) +
    leg(-400, -110, 40, h, silver) +
    leg(300, -260, 40, h - 6, silver) +
    leg(-420, -420, 40, h, silver) +
    leg(330, 330, 40, h, silver) +
    line(`M-420 ${h - 140}H330`, steel, 14) +
    top(10) +
    sticker(-420, 14, 22, "#d93a12");
  const simple =
    leg(-250, -250, 0, h - 110, slate) +
    leg(430, 430, -60, h - 110, slate) +
    leg(-420, -420, 20, h, silver) +
    leg(330, 330, 20, h, silver) +
    line(`M-420 ${h - 120}L-250 ${h - 220}M330 ${h - 120}L430 ${h - 220}`, steel, 14) +
    top(10);
  const packed =
    rect(-420, 0, 840, 330, darker(m.primary, 0.1), 16) +
    rect(-420, 0, 840, 170, m.primary, 16) +
    line("M-420 166H420", ink, 10) +
    rect(-440, 130, 880, 20, silver, 8) +
    line("M-110 0C-100 -90 100 -90 110 0", ink, 24) +
    rect(-60, 150, 120, 36, m.accent, 8) +
    sticker(300, 40, 56, "#d93a12") +
    rect(-380, 210, 700, 14, slate, 6) +
    rect(-380, 260, 700, 14, slate, 6);
  return [
    view("hero", { x: -470, y: -140, w: 950, h: h + 150 }, m.graphic % 2 ? side : simple, { foot: 0.86 }),
    view("packed", { x: -440, y: -80, w: 880, h: 410 }, packed),
    closeUp("detail", [260, 40], 460, side),
  ];
}

export function chair(m: Model): DrawingView[] {
  const wide = 230 + m.num("width", 0.4) * 50;
  const arm = (s: number): string =>
    line(`M${s * (wide + 30)} 400L${s * (wide + 50)} 210`, graphite, 20) +
    line(`M${s * (wide + 70)} 206H${s * (wide - 60)}`, m.secondary, 44) +
    line(`M${s * (wide + 70)} 216H${s * (wide - 60)}`, darker(m.secondary, 0.25), 18);
  const back = `M${-wide} -200Q0 -150 ${wide} -200L${wide - 26} 380H${-wide + 26}Z`;
  const legs =
    line(`M${-wide - 30} 740L${wide - 20} 420M${wide + 30} 740L${-wide + 20} 420`, graphite, 24) +
    line(`M${-wide + 20} 700L${-wide - 20} 400M${wide - 20} 700L${wide + 20} 400`, slate, 20) +
    [-wide - 30, wide + 30, -wide + 20, wide - 20]
      .map((x, i) => line(`M${x - 22} ${i < 2 ? 742 : 702}h44`, ink, 24))
      .join("");
  const front =
    line(`M${-wide} -204L${-wide + 10} 400M${wide} -204L${wide - 10} 400`, graphite, 22) +
    solid(
      back,
      m.primary,
      graphicAcross({ x: -wide, y: -200, w: wide * 2, h: 590 }, m),
      shadow(`M80 -220H${wide + 10}V400H120Z`, 0.15),
    ) +
    legs +
    solid(
      `M${-wide + 10} 360H${wide - 10}L${wide + 20} 470Q0 510 ${-wide - 20} 470Z`,
      darker(m.primary, 0.16),
      light(`M${-wide} 360H${wide}V384H${-wide}Z`, 0.16),
    ) +
    arm(-1) +
    arm(1) +
    circle(wide + 30, 206, 34, ink) +
    circle(wide + 30, 206, 24, graphite) +
    sticker(-24, -130, 48, "#d93a12");
  const side =
    line("M-210 740L200 380M190 740L-170 400", graphite, 24) +
    line("M-232 742h44M168 742h44", ink, 24) +
    line("M-170 400L-290 -200", graphite, 24) +
    line("M-150 390L-268 -190", m.primary, 34) +
    line("M-166 410Q0 470 220 390", darker(m.primary, 0.1), 40) +
    line("M-236 190L190 210", m.secondary, 40) +
    line("M196 220L210 390", graphite, 18);
  const packed =
    solid(
      "M-90 0Q0 -40 90 0L100 860Q0 900 -100 860Z",
      m.primary,
      graphicAcross({ x: -100, y: -20, w: 200, h: 900 }, m),
      shadow("M30 -40H120V900H40Z", 0.2),
    ) +
    path("M-90 0Q0 -40 90 0Q0 40 -90 0Z", ink) +
    line("M-96 200C-210 300 -210 560 -98 680", ink, 24) +
    line("M-70 20Q0 50 70 20", m.accent, 10);
  return [
    view("hero", { x: -wide - 80, y: -205, w: wide * 2 + 160, h: 955 }, front, { foot: 0.9, size: 0.96 }),
    view("side", { x: -310, y: -210, w: 540, h: 960 }, side, { foot: 0.84, size: 0.96 }),
    view("packed", { x: -200, y: -30, w: 310, h: 915 }, packed, { angle: 20, shade: "cast", size: 0.94 }),
    closeUp("detail", [wide - 30, 220], 400, front),
  ];
}
