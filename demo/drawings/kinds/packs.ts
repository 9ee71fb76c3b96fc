import {
  both,
  closeUp,
  darker,
  dashes,
  graphite,
  ink,
  light,
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
  tube,
  view,
  type DrawingView,
} from "../canvas";
import { calm, graphic } from "../graphics";
import type { Model } from "../model";

const strapBuckle = (x: number, y: number, m: Model): string =>
  rect(x - 26, y - 18, 52, 36, graphite, 8) + rect(x - 20, y - 12, 24, 24, m.accent, 5);

export function backpack(m: Model): DrawingView[] {
  const wide = 210 + m.num("width", 0.5) * 40;
  const tall = 760 + m.num("length", 0.5) * 140;
  const d = `M${-wide * 0.84} 130H${wide * 0.84}C${wide} 300 ${wide * 1.04} 560 ${wide} ${tall - 70}Q${wide} ${tall} ${wide * 0.76} ${tall}H${-wide * 0.76}Q${-wide} ${tall} ${-wide} ${tall - 70}C${-wide * 1.04} 560 ${-wide} 300 ${-wide * 0.84} 130Z`;
  const lid = `M${-wide * 0.9} 190C${-wide * 0.98} 60 ${-wide * 0.6} 20 0 20S${wide * 0.98} 60 ${wide * 0.9} 190Q0 226 ${-wide * 0.9} 190Z`;
  const pocket = `M${-wide * 0.66} 330Q0 306 ${wide * 0.66} 330L${wide * 0.74} ${tall - 120}Q0 ${tall - 90} ${-wide * 0.74} ${tall - 120}Z`;
  const front =
    line("M-46 30C-46 -34 46 -34 46 30", ink, 20) +
    both(
      0,
      solid(
        `M${-wide * 0.98} ${tall - 330}L${-wide - 56} ${tall - 300}V${tall - 60}Q${-wide - 40} ${tall - 20} ${-wide * 0.86} ${tall - 20}Z`,
        graphite,
        dashes(`M${-wide - 60} ${tall - 160}H${-wide * 0.8}`, slate, 280, "4 16", 'opacity="0.6"'),
      ),
    ) +
    solid(
      d,
      m.primary,
      shadow(`M${wide * 0.4} 100H${wide * 1.1}V${tall + 10}H${wide * 0.5}Z`, 0.16),
      light(`M${-wide * 1.1} 100H${-wide * 0.76}V${tall + 10}H${-wide * 1.1}Z`, 0.18),
      path(
        `M${-wide * 1.1} ${tall - 130}Q0 ${tall - 90} ${wide * 1.1} ${tall - 130}V${tall + 10}H${-wide * 1.1}Z`,
        darker(m.primary, 0.42),
      ),
    ) +
    solid(
      pocket,
      m.primary,
      graphic({ x: -wide * 0.76, y: 310, w: wide * 1.52, h: tall - 400 }, m),
      shadow(`M${wide * 0.3} 300H${wide}V${tall}H${wide * 0.36}Z`, 0.14),
    ) +
    line(`M${-wide * 0.64} 376Q0 352 ${wide * 0.64} 376`, ink, 9) +
    rect(wide * 0.5, 362, 16, 46, m.accent, 6) +
    both(
      0,
      line(`M${-wide * 0.5} 180V${tall - 110}`, ink, 15) +
        line(`M${-wide * 0.86} 480L${-wide * 0.5} 520`, ink, 13) +
        line(`M${-wide * 0.9} 640L${-wide * 0.5} 660`, ink, 13),
    ) +
    solid(
      lid,
      m.secondary,
      shadow(`M${wide * 0.36} 0H${wide}V230H${wide * 0.44}Z`, 0.16),
      light("M-300 20H300V60Q0 30 -300 80Z", 0.14),
    ) +
    line(`M${-wide * 0.7} 112Q0 84 ${wide * 0.7} 112`, ink, 8) +
    both(0, strapBuckle(-wide * 0.5, 236, m)) +
    sticker(-24, 132, 46, "#d93a12") +
    line(`M${wide * 0.62} ${tall - 150}v70`, m.accent, 12);
  const back =
    line("M-46 30C-46 -34 46 -34 46 30", ink, 20) +
    solid(d, darker(m.primary, 0.2), shadow(`M${wide * 0.4} 100H${wide * 1.1}V${tall + 10}H${wide * 0.5}Z`, 0.16)) +
    solid(lid, darker(m.secondary, 0.14)) +
    path(rounded(-wide * 0.72, 170, wide * 1.44, tall - 260, 60), graphite) +
    both(
      0,
      path(rounded(-wide * 0.62, 210, wide * 0.5, tall - 400, 40), slate),
      dashes(`M${-wide * 0.37} 230V${tall - 220}`, ink, wide * 0.36, "5 14", 'opacity="0.35"'),
    ) +
    both(
      0,
      line(`M${-wide * 0.32} 190C${-wide * 0.9} 240 ${-wide * 0.94} 460 ${-wide * 0.7} ${tall - 240}`, ink, 66) +
        line(
          `M${-wide * 0.32} 190C${-wide * 0.9} 240 ${-wide * 0.94} 460 ${-wide * 0.74} ${tall - 320}`,
          m.primary,
          44,
        ) +
        line(`M${-wide * 0.74} ${tall - 300}L${-wide * 0.86} ${tall - 90}`, ink, 14) +
        path(
          `M${-wide * 0.6} ${tall - 150}C${-wide} ${tall - 170} ${-wide - 150} ${tall - 130} ${-wide - 170} ${tall - 60}C${-wide - 120} ${tall} ${-wide} ${tall - 20} ${-wide * 0.6} ${tall - 40}Z`,
          ink,
        ) +
        path(
          `M${-wide * 0.66} ${tall - 130}C${-wide} ${tall - 146} ${-wide - 110} ${tall - 120} ${-wide - 130} ${tall - 70}L${-wide * 0.66} ${tall - 64}Z`,
          graphite,
        ),
    ) +
    line(`M${-wide * 0.62} 360H${wide * 0.62}`, ink, 15) +
    strapBuckle(0, 360, m);
  const sideD = `M-130 130H110C190 240 210 420 200 ${tall - 80}Q196 ${tall} 130 ${tall}H-110Q-150 ${tall} -150 ${tall - 80}Z`;
  const side =
    line(`M-120 190C-260 260 -280 480 -150 ${tall - 180}`, ink, 52) +
    line(`M-120 190C-256 262 -270 480 -150 ${tall - 200}`, m.primary, 30) +
    solid(
      sideD,
      m.primary,
      path(`M40 100H240V${tall}H80Z`, m.secondary, 'opacity="0.9"'),
      path(`M-170 ${tall - 120}H240V${tall + 10}H-170Z`, darker(m.primary, 0.42)),
      shadow(`M110 100H240V${tall}H140Z`, 0.16),
    ) +
    path(rounded(-176, 160, 50, tall - 230, 24), graphite) +
    solid(
      "M-150 196C-160 60 -60 20 20 30C120 30 160 110 150 206Q0 240 -150 196Z",
      m.secondary,
      shadow("M60 0H180V240H90Z", 0.16),
    ) +
    line(`M-146 340L186 420M-146 520L196 560`, ink, 14) +
    solid(`M-146 ${tall - 300}L180 ${tall - 240}V${tall - 30}H-146Z`, graphite) +
    rect(-40, tall - 480, 100, 300, m.accent, 26) +
    rect(-22, tall - 520, 64, 60, ink, 14) +
    path(`M-146 ${tall - 260}L186 ${tall - 190}V${tall - 30}H-146Z`, graphite) +
    path(`M-150 ${tall - 110}H-250Q-290 ${tall - 80} -250 ${tall - 46}H-150Z`, ink);
  return [
    view("hero", { x: -wide - 60, y: -25, w: wide * 2 + 120, h: tall + 25 }, front, { foot: 0.8, size: 0.96 }),
    view("back", { x: -wide - 175, y: -25, w: wide * 2 + 350, h: tall + 25 }, back, { foot: 0.6, size: 0.96 }),
    view("side", { x: -290, y: 0, w: 510, h: tall }, side, { foot: 0.7, size: 0.96 }),
    closeUp("detail", [wide * 0.4, 230], 420, front),
  ];
}

export function childCarrier(m: Model): DrawingView[] {
  const side =
    tube([-190, 260], [-170, 860], 26, silver) +
    tube([-170, 860], [260, 868], 24, silver) +
    tube([-150, 560], [230, 866], 22, steel) +
    line("M-180 250C-170 90 -60 10 120 20C200 30 250 60 270 100", silver, 16) +
    solid(
      "M-180 130C-130 20 -10 -30 130 -20C230 -10 290 50 300 120L250 110C160 70 -60 80 -180 130Z",
      m.secondary,
      shadow("M120 -40H320V140H160Z", 0.16),
    ) +
    line("M-160 360C-290 380 -300 560 -200 680", ink, 54) +
    line("M-160 360C-284 382 -290 560 -200 670", m.primary, 32) +
    solid(
      "M-190 300L-120 250C-40 330 60 360 160 340L220 330C250 440 230 560 170 640C120 720 -40 760 -160 740Z",
      m.primary,
      graphic({ x: -190, y: 250, w: 430, h: 500 }, m, calm(m)),
      shadow("M100 200H260V760H20Z", 0.16),
    ) +
    path("M-100 300C-40 360 80 380 190 350L200 300C120 320 0 310 -60 250Z", graphite) +
    path("M150 330L226 320Q246 340 240 420L180 440Z", m.accent) +
    line("M-60 290L0 480M40 350L20 480", ink, 18) +
    rect(-14, 460, 50, 40, m.accent, 8) +
    path("M-190 700Q-320 680 -330 750Q-310 800 -180 780Z", ink) +
    path("M-150 740L180 720L220 840H-150Z", graphite) +
    line("M-120 780H190", steel, 8) +
    line("M170 640C230 660 250 720 220 760", ink, 14) +
    rect(196, 744, 60, 22, ink, 8) +
    sticker(-20, 580, 46, "#d93a12");
  const front =
    both(0, tube([-150, 120], [-200, 860], 24, silver)) +
    tube([-200, 860], [200, 860], 24, silver) +
    solid(
      "M-190 110C-180 -10 -100 -50 0 -50S180 -10 190 110Q0 60 -190 110Z",
      m.secondary,
      shadow("M60 -60H200V120H90Z", 0.16),
    ) +
    solid(
      "M-180 250Q0 210 180 250L210 620Q190 740 90 760H-90Q-190 740 -210 620Z",
      m.primary,
      graphic({ x: -210, y: 230, w: 420, h: 530 }, m, calm(m)),
      shadow("M80 200H220V780H90Z", 0.16),
    ) +
    path("M-140 262Q0 228 140 262L120 420Q0 460 -120 420Z", graphite) +
    both(0, line("M-70 260L-30 420", ink, 24), path("M-190 640H-60V700H-190Z", ink)) +
    rect(-44, 404, 88, 48, m.accent, 10) +
    path("M-150 760H150L180 846H-180Z", graphite) +
    sticker(-24, 560, 48, "#d93a12");
  return [
    view("hero", { x: -335, y: -30, w: 640, h: 905 }, side, { foot: 0.74, size: 0.96 }),
    view("front", { x: -220, y: -55, w: 440, h: 930 }, front, { foot: 0.94, size: 0.96 }),
    closeUp("detail", [20, 420], 460, side),
  ];
}
