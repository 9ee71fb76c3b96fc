import {
  both,
  circle,
  closeUp,
  darker,
  graphite,
  group,
  ink,
  lighter,
  line,
  mix,
  move,
  path,
  rect,
  shadow,
  silver,
  slate,
  solid,
  sticker,
  view,
  type DrawingView,
} from "../canvas";
import { graphic } from "../graphics";
import type { Model } from "../model";
import { singlePaddle } from "./paddles";

export function paddleboard(m: Model): DrawingView[] {
  const wide = 140 + m.num("width", 0.5) * 26;
  const race = m.num("length", 0.4) > 0.75;
  const d = race
    ? `M0 0C30 10 ${wide * 0.86} 160 ${wide * 0.86} 480C${wide * 0.86} 760 ${wide * 0.7} 1000 ${wide * 0.4} 1000H${-wide * 0.4}C${-wide * 0.7} 1000 ${-wide * 0.86} 760 ${-wide * 0.86} 480C${-wide * 0.86} 160 -30 10 0 0Z`
    : `M0 0C${wide * 0.72} 8 ${wide} 200 ${wide} 470C${wide} 760 ${wide * 0.78} 1000 ${wide * 0.36} 1000H${-wide * 0.36}C${-wide * 0.78} 1000 ${-wide} 760 ${-wide} 470C${-wide} 200 ${-wide * 0.72} 8 0 0Z`;
  const pad = `M${-wide * 0.62} 400Q0 370 ${wide * 0.62} 400C${wide * 0.68} 600 ${wide * 0.58} 800 ${wide * 0.44} 930Q0 950 ${-wide * 0.44} 930C${-wide * 0.58} 800 ${-wide * 0.68} 600 ${-wide * 0.62} 400Z`;
  const grey = m.graphic % 2 ? mix(m.primary, ink, 0.62) : slate;
  const rim =
    path(d, darker(m.secondary, 0.06)) +
    group(
      "translate(0 18) scale(0.9 0.964)",
      solid(
        d,
        m.primary,
        graphic({ x: -wide, y: 0, w: wide * 2, h: 1000 }, m),
        shadow(`M${wide * 0.5} 0H${wide}V1000H${wide * 0.5}Z`, 0.12),
      ),
    );
  const deck =
    rim +
    solid(
      pad,
      grey,
      ...Array.from({ length: 26 }, (_, i) => line(`M${-wide} ${396 + i * 22}H${wide}`, ink, 3, 'opacity="0.22"')),
      path(`M-40 380H40V960H-40Z`, lighter(grey, 0.08)),
      shadow(`M${wide * 0.3} 380H${wide}V960H${wide * 0.3}Z`, 0.16),
    ) +
    rect(-46, 606, 92, 30, ink, 15) +
    rect(-38, 611, 76, 8, slate, 4) +
    line("M-56 170L56 300M56 170L-56 300M-56 170H56M-56 300H56", ink, 7) +
    both(0, circle(-56, 170, 11, silver), circle(-56, 300, 11, silver)) +
    circle(0, 108, 20, ink) +
    circle(0, 108, 9, silver) +
    rect(-24, 966, 48, 12, silver, 6) +
    circle(0, 890, 12, silver) +
    line("M0 892C60 900 70 960 40 990", ink, 7) +
    sticker(-22, 326, 44, "#d93a12");
  const under =
    path(d, darker(m.secondary, 0.06)) +
    group(
      "translate(0 18) scale(0.9 0.964)",
      solid(
        d,
        m.secondary,
        graphic(
          { x: -wide, y: 0, w: wide * 2, h: 1000 },
          { ...m, primary: m.secondary, secondary: m.primary },
          m.graphic + 3,
        ),
        shadow(`M${wide * 0.4} 0H${wide}V1000H${wide * 0.4}Z`, 0.12),
      ),
    ) +
    path("M-9 840Q0 740 9 840V900H-9Z", ink) +
    both(0, path("M-76 860Q-70 800 -62 860V890H-76Z", ink));
  const paddle = singlePaddle(m);
  const side =
    solid(
      "M60 0Q10 80 4 300V860Q6 960 14 1000H46Q54 960 54 860V300Q54 120 76 8Z",
      m.primary,
      path("M30 0H100V1000H30Z", darker(m.primary, 0.2)),
      path("M20 100H40V1000H20Z", m.secondary),
    ) +
    path("M54 850L150 880Q130 940 54 900Z", ink) +
    path("M54 860L90 872Q84 900 54 890Z", graphite);
  return [
    view("hero", { x: -wide, y: 0, w: wide * 2 + 150, h: 1000 }, deck + move(wide + 88, 0, paddle), {
      angle: 8,
      shade: "cast",
    }),
    view("bottom", { x: -wide - 20, y: 0, w: wide * 2 + 230, h: 1000 }, under + move(wide + 50, 0, side), {
      angle: 8,
      shade: "cast",
    }),
    closeUp("detail", [0, 240], 430, deck, 8),
    closeUp("deck", [20, 640], 480, deck, -12),
  ];
}
