import {
  circle,
  darker,
  graphite,
  group,
  ink,
  light,
  line,
  path,
  rect,
  ring,
  shadow,
  slate,
  solid,
  steel,
  sticker,
} from "../canvas";
import { graphic } from "../graphics";
import type { Model } from "../model";

const strapAndBuckle = (m: Model): string =>
  line("M250 470C250 600 330 640 400 640M400 470C390 560 392 600 400 640", ink, 22) +
  rect(360, 622, 84, 38, m.accent, 10) +
  rect(382, 630, 40, 22, ink, 6);

/** Ski helmet facing right: hard shell, vents, ear pad, goggle loop behind. */
export function skiShell(m: Model): string {
  const d =
    "M96 372C80 170 220 60 380 60C560 60 690 180 700 340Q702 372 676 378L520 384Q470 386 452 430L300 470C200 470 110 450 96 372Z";
  const pad = "M214 420C300 380 420 390 462 420C470 500 440 590 372 606C300 616 220 560 214 420Z";
  const vent = (x: number, y: number, angle: number): string =>
    group(
      `translate(${x} ${y}) rotate(${angle})`,
      path("M-52 0Q-40 -17 0 -18T52 0Q40 16 0 17T-52 0Z", ink),
      path("M-40 2Q0 14 40 2Q30 13 0 14T-40 2Z", slate),
    );
  return (
    path("M120 340H700L690 384Q660 400 520 398L452 440H140Z", ink) +
    strapAndBuckle(m) +
    solid(
      pad,
      graphite,
      path("M214 420C230 560 300 600 372 606L340 640H180Z", ink),
      ring(340, 492, 44, slate, 10),
      circle(340, 492, 14, slate),
    ) +
    solid(
      d,
      m.primary,
      graphic({ x: 80, y: 40, w: 640, h: 440 }, m),
      shadow("M90 300C240 420 560 380 710 280V520H80Z", 0.16),
      light("M150 250C180 140 280 96 380 92Q240 130 190 280Z", 0.28),
      path("M90 396Q300 470 456 400L450 480H90Z", darker(m.primary, 0.35)),
    ) +
    vent(360, 132, -4) +
    vent(510, 168, 16) +
    vent(230, 190, -38) +
    path("M672 320Q706 330 700 372L650 386Q610 392 560 384L566 362Q640 366 672 320Z", ink) +
    line("M100 330Q86 360 112 384", ink, 26) +
    rect(84, 330, 40, 40, m.accent, 8) +
    sticker(560, 262, 40, "#d93a12")
  );
}

export function bikeShell(m: Model): string {
  const d =
    "M70 390C70 200 220 90 400 90C590 90 700 210 716 350Q716 392 676 386C600 372 560 400 500 424C400 462 290 440 200 446Q80 452 70 390Z";
  const vents = [
    ["M150 330C180 240 250 180 340 160L300 220C250 250 214 290 200 340Z"],
    ["M260 356C280 280 330 220 420 190L396 246C350 280 330 310 322 362Z"],
    ["M388 366C400 300 450 240 530 210L520 262C480 290 458 320 452 364Z"],
    ["M514 350C530 300 560 260 600 244L612 290C590 310 578 330 574 344Z"],
    ["M320 130C400 104 480 110 540 140L500 156C440 140 390 144 340 156Z"],
  ]
    .map(([v]) => path(v ?? "", ink) + shadow(v ?? "", 0.3))
    .join("");
  const visor =
    m.num("width", 0.4) > 0.5 || m.flag("visor")
      ? path("M610 250C690 250 780 290 806 340Q806 352 790 350C730 334 690 330 650 336Z", ink) +
        path("M610 250C690 250 760 280 790 320Q700 290 630 290Z", graphite)
      : "";
  return (
    path("M96 400Q240 470 420 440L420 470Q240 490 110 440Z", ink) +
    line("M210 440C240 520 300 570 360 610M430 440C410 520 390 560 360 610", ink, 16) +
    rect(330, 592, 70, 34, m.accent, 8) +
    path("M70 400Q40 470 110 480L190 460V430Z", graphite) +
    circle(96, 446, 26, m.accent) +
    circle(96, 446, 12, ink) +
    solid(
      d,
      m.primary,
      graphic({ x: 50, y: 80, w: 680, h: 380 }, m),
      shadow("M60 350C240 420 560 400 730 300V520H60Z", 0.15),
      light("M110 300C140 180 260 120 380 110Q220 160 170 310Z", 0.28),
    ) +
    vents +
    path(
      "M72 396C200 452 440 440 520 400C580 372 640 376 706 388Q690 410 640 402C560 404 480 470 330 462C200 466 90 460 72 396Z",
      ink,
    ) +
    visor +
    sticker(610, 318, 34, "#d93a12")
  );
}

export function climbShell(m: Model): string {
  const d = "M110 400C90 200 230 86 390 86C570 86 690 210 690 380L716 404Q720 424 690 424H130Q106 424 110 400Z";
  const holes = [
    [250, 330],
    [320, 330],
    [390, 330],
    [460, 330],
    [530, 330],
  ]
    .map(([x = 0, y = 0]) => rect(x - 20, y - 16, 40, 32, ink, 12) + rect(x - 14, y - 2, 28, 12, slate, 6))
    .join("");
  return (
    line("M220 420C240 520 320 580 380 620M500 420C480 520 420 570 380 620M240 500L480 500", ink, 18) +
    rect(340, 604, 84, 36, m.accent, 8) +
    solid(
      d,
      m.primary,
      graphic({ x: 80, y: 70, w: 650, h: 360 }, m),
      shadow("M100 330C300 420 560 400 730 280V520H80Z", 0.14),
      light("M160 280C190 160 290 116 390 112Q250 150 210 300Z", 0.28),
      path(
        "M300 90C290 180 290 240 300 300H250C250 220 260 150 300 90ZM430 88C450 180 456 240 450 300H500C500 220 480 130 430 88Z",
        darker(m.primary, 0.25),
      ),
    ) +
    holes +
    path("M108 402H714L716 424H112Z", darker(m.primary, 0.4)) +
    path("M150 346h36v46h-36ZM620 330h36v50h-36Z", ink) +
    line("M168 346V400M638 330V400", steel, 6) +
    sticker(560, 220, 40, "#d93a12")
  );
}
