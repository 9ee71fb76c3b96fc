import {
  both,
  closeUp,
  darker,
  dashes,
  graphite,
  group,
  ink,
  light,
  lighter,
  line,
  move,
  path,
  rect,
  rounded,
  shadow,
  silver,
  slate,
  snow,
  solid,
  sticker,
  view,
  type DrawingView,
} from "../canvas";
import { calm, graphic } from "../graphics";
import type { Model } from "../model";

export function lifeVest(m: Model): DrawingView[] {
  const d =
    "M-200 20C-170 0 -120 0 -96 20C-80 130 -50 200 0 220C50 200 80 130 96 20C120 0 170 0 200 20C210 150 236 230 286 290C300 480 290 640 270 720Q0 770 -270 720C-290 640 -300 480 -286 290C-236 230 -210 150 -200 20Z";
  const strap = (y: number): string =>
    rect(-300, y, 600, 38, ink, 6) +
    rect(-300, y + 4, 600, 10, graphite, 4) +
    rect(-64, y - 12, 128, 62, graphite, 12) +
    rect(-54, y - 6, 50, 50, m.accent, 8) +
    rect(10, y, 40, 38, slate, 6);
  const collar = path("M-150 6Q0 -70 150 6L100 40Q0 -10 -100 40Z", darker(m.primary, 0.4));
  const front =
    collar +
    solid(
      d,
      m.primary,
      graphic({ x: -300, y: 0, w: 600, h: 760 }, m),
      shadow("M90 0H310V780H130Z", 0.14),
      light("M-300 280L-240 240C-250 460 -250 600 -230 740H-310Z", 0.2),
    ) +
    line("M0 220V736", ink, 10) +
    both(
      0,
      path("M-190 60H-110L-104 100H-196Z", ink),
      path("M-250 380H-60V520H-250Z", darker(m.primary, 0.2), 'opacity="0.55"'),
      rect(-250, 372, 190, 22, ink, 6),
    ) +
    strap(560) +
    strap(650) +
    both(0, rect(-200, 130, 74, 20, silver, 6)) +
    rect(-180, 420, 60, 60, ink, 6) +
    sticker(-172, 428, 44, "#d93a12");
  const back =
    solid(
      "M-200 20Q0 60 200 20C210 150 236 230 286 290C300 480 290 640 270 720Q0 770 -270 720C-290 640 -300 480 -286 290C-236 230 -210 150 -200 20Z",
      m.primary,
      graphic({ x: -300, y: 0, w: 600, h: 760 }, m, m.graphic + 6),
      shadow("M90 0H310V780H130Z", 0.16),
    ) +
    path("M-120 -20Q0 -64 120 -20L96 120Q0 150 -96 120Z", m.secondary) +
    shadow("M0 -44Q60 -44 120 -20L96 120Q50 134 0 136Z", 0.15) +
    rect(-300, 560, 600, 38, ink, 6) +
    rect(-300, 650, 600, 38, ink, 6) +
    rect(-60, 300, 120, 24, silver, 6) +
    line("M-60 60Q0 20 60 60", ink, 16);
  const box = { x: -300, y: -40, w: 600, h: 790 };
  return [
    view("hero", box, front, { shade: "cast", size: 0.94 }),
    view("back", { ...box, y: -60 }, back, { shade: "cast", size: 0.94 }),
    closeUp("detail", [0, 610], 340, front),
  ];
}

export function wetsuit(m: Model): DrawingView[] {
  const short = m.num("length", 0.7) < 0.3 || m.flag("short");
  const sleeve = short
    ? "C-190 130 -230 220 -250 300L-176 326C-168 280 -156 250 -140 226"
    : "C-190 130 -250 330 -284 520L-224 536C-200 420 -168 300 -140 226";
  const leg = short ? "L-156 640L-20 650L0 500" : "C-150 640 -146 800 -132 980L-44 984C-40 800 -20 640 0 520";
  const half = `M0 40C-30 40 -60 20 -66 0C-110 30 -150 50 -166 80${sleeve}C-128 330 -130 400 -140 480${leg}Z`;
  const body = (back: boolean): string =>
    both(
      0,
      solid(
        half,
        ink,
        graphicPart(m, short),
        path("M-40 0H10V520H-40Z", m.primary),
        path("M-90 0H-40V480Q-70 300 -90 120Z", back ? graphite : m.secondary, 'opacity="0.95"'),
        path("M-160 440Q-70 470 10 440V480Q-70 510 -160 480Z", m.accent),
      ),
    ) +
    group("", shadow("M0 40C30 40 60 20 66 0L110 30C80 200 90 400 60 540L0 520Z", 0.16)) +
    path("M-66 0Q0 34 66 0L60 -26Q0 6 -60 -26Z", graphite) +
    (short
      ? ""
      : both(
          0,
          path("M-136 690Q-90 670 -50 690L-46 780Q-90 800 -138 780Z", graphite),
          line("M-130 720H-54M-130 750H-52", slate, 5),
          dashes("M-100 500V660", lighter(ink, 0.2), 4, "10 8"),
        ));
  const front = body(false) + sticker(-98, 150, 34, "#d93a12") + rect(40, 150, 60, 12, snow, 4);
  const back =
    body(true) +
    line("M0 10V400", silver, 12) +
    dashes("M0 10V400", ink, 12, "3 5") +
    line("M0 20V210", m.accent, 14) +
    rect(-14, 200, 28, 46, m.accent, 6);
  const box = short ? { x: -255, y: -26, w: 510, h: 680 } : { x: -290, y: -26, w: 580, h: 1010 };
  return [
    view("hero", box, front, { shade: "cast", size: short ? 0.9 : 1 }),
    view("back", box, back, { shade: "cast", size: short ? 0.9 : 1 }),
    closeUp("detail", [0, 130], 400, back),
  ];
}

const graphicPart = (m: Model, short: boolean): string =>
  graphic(
    { x: -300, y: short ? 200 : 250, w: 260, h: short ? 360 : 620 },
    { ...m, primary: ink, secondary: m.primary },
    calm(m),
  );

export function dryBag(m: Model): DrawingView[] {
  const wide = 190 + m.num("width", 0.5) * 60;
  const d = `M${-wide} 150H${wide}C${wide + 20} 400 ${wide + 20} 700 ${wide} 880Q0 930 ${-wide} 880C${-wide - 20} 700 ${-wide - 20} 400 ${-wide} 150Z`;
  const body = solid(
    d,
    m.primary,
    graphic({ x: -wide - 20, y: 150, w: wide * 2 + 40, h: 770 }, m),
    shadow(`M${wide * 0.4} 100H${wide + 30}V940H${wide * 0.3}Z`, 0.16),
    light(`M${-wide - 30} 100H${-wide * 0.72}V940H${-wide - 30}Z`, 0.22),
    path(`M${-wide - 30} 820Q0 870 ${wide + 30} 820V940H${-wide - 30}Z`, darker(m.primary, 0.4)),
  );
  const windowStrip = rect(-34, 330, 68, 380, snow, 30, 'opacity="0.5"') + sticker(-32, 740, 64, "#d93a12");
  const closed =
    line(`M${-wide + 10} 200C${-wide - 130} 320 ${-wide - 130} 620 ${-wide} 780`, ink, 22) +
    body +
    windowStrip +
    solid(
      rounded(-wide - 4, 84, wide * 2 + 8, 88, 30),
      darker(m.primary, 0.12),
      path(`M${-wide} 84H${wide}V112H${-wide}Z`, lighter(m.primary, 0.15)),
      line(`M${-wide} 136H${wide}`, ink, 8),
    ) +
    line(
      `M${-wide + 4} 120C${-wide * 0.9} -10 -100 -20 -70 10M${wide - 4} 120C${wide * 0.9} -10 100 -20 70 10`,
      ink,
      26,
    ) +
    rect(-90, -26, 180, 66, graphite, 16) +
    rect(-78, -16, 70, 46, m.accent, 10) +
    rect(14, -10, 60, 34, slate, 8);
  const open =
    body +
    windowStrip +
    solid(
      `M${-wide} 160L${-wide + 20} -130Q0 -90 ${wide - 20} -130L${wide} 160Z`,
      lighter(m.primary, 0.12),
      shadow(`M0 -160H${wide}V160H0Z`, 0.14),
    ) +
    path(`M${-wide + 20} -130Q0 -90 ${wide - 20} -130Q0 -180 ${-wide + 20} -130Z`, darker(m.primary, 0.5)) +
    line(`M${-wide + 14} -80Q0 -44 ${wide - 14} -80`, ink, 20) +
    both(0, rect(-wide - 20, -110, 60, 54, ink, 12));
  return [
    view("hero", { x: -wide - 110, y: -30, w: wide * 2 + 130, h: 940 }, closed, { size: 0.94, foot: 0.7 }),
    view("open", { x: -wide - 30, y: -170, w: wide * 2 + 60, h: 1080 }, open, { size: 0.96, foot: 0.8 }),
    closeUp("detail", [0, 90], 560, closed),
  ];
}

export function gloves(m: Model): DrawingView[] {
  const hand =
    "M-120 420C-140 300 -150 220 -140 120C-136 96 -100 96 -94 120L-84 220L-78 50C-76 22 -34 22 -32 50L-24 210L-14 20C-12 -8 32 -8 34 20L34 214L50 60C54 34 92 38 92 64L88 260C88 280 96 290 110 280L168 226C190 206 222 232 206 258C170 330 130 390 110 440Z";
  const cuff = "M-130 420H124L150 690Q0 730 -150 690Z";
  const glove =
    solid(
      cuff,
      darker(m.primary, 0.1),
      graphic({ x: -160, y: 440, w: 320, h: 290 }, m, calm(m)),
      shadow("M40 400H170V740H60Z", 0.18),
    ) +
    solid(
      hand,
      m.primary,
      path("M-104 250Q-20 200 84 250L96 420H-112Z", darker(m.primary, 0.16)),
      path("M-92 270Q-20 228 74 270L82 330Q-20 290 -98 330Z", m.secondary),
      shadow("M60 0C70 200 60 330 40 460H230V0Z", 0.16),
      ...[
        [-118, 120, 30],
        [-56, 60, 34],
        [10, 30, 34],
        [72, 70, 30],
      ].map(
        ([x = 0, y = 0, w = 0]) =>
          rect(x - w, y - 40, w * 2, 70, m.secondary) + rect(x - w, y + 74, w * 2, 12, ink, 6, 'opacity="0.22"'),
      ),
    ) +
    rect(-134, 404, 262, 50, ink, 12) +
    rect(-40, 414, 90, 30, m.accent, 8) +
    path("M-150 676Q0 716 150 676L152 700Q0 742 -152 700Z", ink) +
    line("M120 690Q190 720 160 780", ink, 10) +
    sticker(-30, 560, 54, "#d93a12");
  const palm =
    solid(cuff, darker(m.primary, 0.2)) +
    solid(
      hand,
      graphite,
      path("M-100 240Q0 200 80 260L70 400H-100Z", slate),
      path("M110 280L168 226C190 206 222 232 206 258L150 340Z", slate),
      shadow("M60 0C70 200 60 330 40 460H230V0Z", 0.24),
    ) +
    rect(-134, 404, 262, 50, ink, 12) +
    path("M-150 676Q0 716 150 676L152 700Q0 742 -152 700Z", ink);
  const pair = move(-240, 0, glove) + move(240, 30, group("scale(-1 1)", glove));
  return [
    view("hero", { x: -395, y: -10, w: 790, h: 830 }, pair, { shade: "cast" }),
    view("palm", { x: -420, y: -10, w: 840, h: 760 }, move(-200, 0, group("scale(-1 1)", palm)) + move(200, 20, palm), {
      shade: "cast",
    }),
    closeUp("detail", [240, 480], 470, pair),
  ];
}
