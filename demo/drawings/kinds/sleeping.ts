import {
  circle,
  closeUp,
  darker,
  ellipse,
  ink,
  light,
  lighter,
  line,
  path,
  rect,
  ring,
  rounded,
  shadow,
  silver,
  solid,
  sticker,
  view,
  type DrawingView,
} from "../canvas";
import { graphic, graphicAcross } from "../graphics";
import type { Model } from "../model";

export function sleepingBag(m: Model): DrawingView[] {
  const d =
    "M0 0C110 0 160 60 170 150C220 190 236 260 226 360C214 560 170 760 140 900Q120 1000 0 1000T-140 900C-170 760 -214 560 -226 360C-236 260 -220 190 -170 150C-160 60 -110 0 0 0Z";
  const seams = Array.from({ length: 10 }, (_, i) =>
    line(`M-240 ${280 + i * 72}Q0 ${300 + i * 72} 240 ${280 + i * 72}`, ink, 4, 'opacity="0.16"'),
  ).join("");
  const hood =
    path(
      "M0 50C70 50 100 100 96 160C84 220 40 236 0 236S-84 220 -96 160C-100 100 -70 50 0 50Z",
      darker(m.secondary, 0.4),
    ) +
    path("M0 80C50 80 70 120 66 160C54 200 30 210 0 210S-54 200 -66 160C-70 120 -50 80 0 80Z", m.secondary) +
    shadow("M-66 160C-70 120 -50 80 0 80S70 120 66 160Q0 110 -66 160Z", 0.3);
  const bag =
    solid(
      d,
      m.primary,
      graphic({ x: -236, y: 120, w: 472, h: 880 }, m),
      seams,
      shadow("M110 0C160 300 130 700 70 1010H250V0Z", 0.15),
      light("M-250 150C-180 300 -170 700 -110 1000H-250Z", 0.14),
    ) +
    hood +
    line("M88 190C110 360 96 560 84 660", ink, 13) +
    line("M88 190C110 360 96 560 84 660", silver, 5) +
    rect(70, 640, 30, 50, m.accent, 8) +
    sticker(-120, 860, 44, "#d93a12");
  const half =
    bag +
    path("M90 200C110 360 96 560 84 660L200 560C226 440 240 300 170 190Z", m.secondary) +
    shadow("M90 200C110 360 96 560 84 660L120 630C130 480 136 330 110 190Z", 0.2);
  const sack =
    solid(
      "M-300 90Q-330 0 -250 0H250Q330 0 300 90L306 330Q330 420 250 420H-250Q-330 420 -306 330Z",
      m.primary,
      graphicAcross({ x: -320, y: 0, w: 640, h: 420 }, m),
      shadow("M-330 280Q0 330 330 280V440H-330Z", 0.2),
    ) +
    [-150, 150].map((x) => rect(x - 16, -6, 32, 432, ink, 8) + rect(x - 26, 160, 52, 60, m.accent, 8)).join("") +
    line("M-310 120C-360 160 -360 260 -310 300", ink, 18) +
    ellipse(300, 210, 44, 190, darker(m.primary, 0.35)) +
    ring(300, 210, 26, ink, 8) +
    sticker(-34, 190, 68, "#d93a12");
  return [
    view("hero", { x: -236, y: 0, w: 472, h: 1000 }, bag, { angle: 8, shade: "cast" }),
    view("open", { x: -236, y: 0, w: 472, h: 1000 }, half, { angle: -8, shade: "cast" }),
    view("packed", { x: -360, y: -6, w: 720, h: 440 }, sack, { size: 0.9 }),
    closeUp("detail", [40, 210], 420, bag, 8),
  ];
}

export function sleepingMat(m: Model): DrawingView[] {
  const inflatable = m.graphic % 2 === 0 || m.flag("inflatable");
  const d = inflatable
    ? "M-130 0H130C170 0 190 40 186 100L150 940Q146 1000 100 1000H-100Q-146 1000 -150 940L-186 100C-190 40 -170 0 -130 0Z"
    : rounded(-180, 0, 360, 1000, 30);
  const relief = inflatable
    ? Array.from({ length: 17 }, (_, i) =>
        line(`M-200 ${60 + i * 56}L0 ${90 + i * 56}L200 ${60 + i * 56}`, ink, 6, 'opacity="0.2"'),
      ).join("")
    : Array.from({ length: 20 }, (_, i) => rect(-180, 20 + i * 49, 360, 22, ink, 0, 'opacity="0.13"')).join("");
  const valve = circle(-118, 60, 34, ink) + circle(-118, 60, 22, m.accent) + rect(-126, 54, 16, 12, ink, 3);
  const flat =
    solid(
      d,
      m.primary,
      graphic({ x: -190, y: 0, w: 380, h: 1000 }, m),
      relief,
      shadow("M90 0H210V1000H80Z", 0.14),
      light("M-200 0H-160V1000H-200Z", 0.24),
    ) +
    (inflatable ? valve : "") +
    sticker(-24, 900, 48, "#d93a12");
  const spiral = Array.from({ length: 6 }, (_, i) =>
    ring(0, 0, 150 - i * 26, i % 2 ? darker(m.primary, 0.35) : lighter(m.primary, 0.2), 20),
  ).join("");
  const rolled =
    solid(
      "M0 -160H520A160 160 0 0 1 520 160H0A160 160 0 0 1 0 -160Z",
      m.primary,
      graphicAcross({ x: -160, y: -160, w: 840, h: 320 }, m),
      shadow("M-170 70H700V170H-170Z", 0.2),
    ) +
    circle(0, 0, 160, darker(m.primary, 0.5)) +
    spiral +
    [220, 440].map((x) => rect(x, -164, 34, 328, ink, 8) + rect(x - 8, -40, 50, 60, m.accent, 8)).join("");
  return [
    view("hero", { x: -190, y: 0, w: 380, h: 1000 }, flat, { angle: 8, shade: "cast" }),
    view("rolled", { x: -160, y: -165, w: 840, h: 330 }, rolled, { size: 0.9 }),
    inflatable ? closeUp("detail", [-70, 110], 320, flat, 8) : closeUp("detail", [-70, 860], 420, flat, 8),
  ];
}
