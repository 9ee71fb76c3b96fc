import { both, circle, closeUp, darker, graphite, group, ink, light, lighter, line, mirror, mix, path, rect, ring, rounded, shadow, silver, slate, snow, solid, steel, sticker, view, type DrawingView } from "../canvas";
import { graphic } from "../graphics";
import type { Model } from "../model";

const strapAndBuckle = (m: Model): string => line("M250 470C250 600 330 640 400 640M400 470C390 560 392 600 400 640", ink, 22) + rect(360, 622, 84, 38, m.accent, 10) + rect(382, 630, 40, 22, ink, 6);

/** Ski helmet facing right: hard shell, vents, ear pad, goggle loop behind. */
function skiShell(m: Model): string {
  const d = "M96 372C80 170 220 60 380 60C560 60 690 180 700 340Q702 372 676 378L520 384Q470 386 452 430L300 470C200 470 110 450 96 372Z";
  const pad = "M214 420C300 380 420 390 462 420C470 500 440 590 372 606C300 616 220 560 214 420Z";
  const vent = (x: number, y: number, angle: number): string => group(`translate(${x} ${y}) rotate(${angle})`, path("M-52 0Q-40 -17 0 -18T52 0Q40 16 0 17T-52 0Z", ink), path("M-40 2Q0 14 40 2Q30 13 0 14T-40 2Z", slate));
  return path("M120 340H700L690 384Q660 400 520 398L452 440H140Z", ink) + strapAndBuckle(m) + solid(pad, graphite, path("M214 420C230 560 300 600 372 606L340 640H180Z", ink), ring(340, 492, 44, slate, 10), circle(340, 492, 14, slate))
    + solid(d, m.primary, graphic({ x: 80, y: 40, w: 640, h: 440 }, m), shadow("M90 300C240 420 560 380 710 280V520H80Z", 0.16), light("M150 250C180 140 280 96 380 92Q240 130 190 280Z", 0.28), path("M90 396Q300 470 456 400L450 480H90Z", darker(m.primary, 0.35)))
    + vent(360, 132, -4) + vent(510, 168, 16) + vent(230, 190, -38) + path("M672 320Q706 330 700 372L650 386Q610 392 560 384L566 362Q640 366 672 320Z", ink) + line("M100 330Q86 360 112 384", ink, 26) + rect(84, 330, 40, 40, m.accent, 8) + sticker(560, 262, 40, "#d93a12");
}
function bikeShell(m: Model): string {
  const d = "M70 390C70 200 220 90 400 90C590 90 700 210 716 350Q716 392 676 386C600 372 560 400 500 424C400 462 290 440 200 446Q80 452 70 390Z";
  const vents = [["M150 330C180 240 250 180 340 160L300 220C250 250 214 290 200 340Z"], ["M260 356C280 280 330 220 420 190L396 246C350 280 330 310 322 362Z"], ["M388 366C400 300 450 240 530 210L520 262C480 290 458 320 452 364Z"], ["M514 350C530 300 560 260 600 244L612 290C590 310 578 330 574 344Z"], ["M320 130C400 104 480 110 540 140L500 156C440 140 390 144 340 156Z"]].map(([v]) => path(v ?? "", ink) + shadow(v ?? "", 0.3)).join("");
  const visor = m.num("width", 0.4) > 0.5 || m.flag("visor") ? path("M610 250C690 250 780 290 806 340Q806 352 790 350C730 334 690 330 650 336Z", ink) + path("M610 250C690 250 760 280 790 320Q700 290 630 290Z", graphite) : "";
  return path("M96 400Q240 470 420 440L420 470Q240 490 110 440Z", ink) + line("M210 440C240 520 300 570 360 610M430 440C410 520 390 560 360 610", ink, 16) + rect(330, 592, 70, 34, m.accent, 8) + path("M70 400Q40 470 110 480L190 460V430Z", graphite) + circle(96, 446, 26, m.accent) + circle(96, 446, 12, ink)
    + solid(d, m.primary, graphic({ x: 50, y: 80, w: 680, h: 380 }, m), shadow("M60 350C240 420 560 400 730 300V520H60Z", 0.15), light("M110 300C140 180 260 120 380 110Q220 160 170 310Z", 0.28)) + vents + path("M72 396C200 452 440 440 520 400C580 372 640 376 706 388Q690 410 640 402C560 404 480 470 330 462C200 466 90 460 72 396Z", ink) + visor + sticker(610, 318, 34, "#d93a12");
}
function climbShell(m: Model): string {
  const d = "M110 400C90 200 230 86 390 86C570 86 690 210 690 380L716 404Q720 424 690 424H130Q106 424 110 400Z";
  const holes = [[250, 330], [320, 330], [390, 330], [460, 330], [530, 330]].map(([x = 0, y = 0]) => rect(x - 20, y - 16, 40, 32, ink, 12) + rect(x - 14, y - 2, 28, 12, slate, 6)).join("");
  return line("M220 420C240 520 320 580 380 620M500 420C480 520 420 570 380 620M240 500L480 500", ink, 18) + rect(340, 604, 84, 36, m.accent, 8) + solid(d, m.primary, graphic({ x: 80, y: 70, w: 650, h: 360 }, m), shadow("M100 330C300 420 560 400 730 280V520H80Z", 0.14), light("M160 280C190 160 290 116 390 112Q250 150 210 300Z", 0.28), path("M300 90C290 180 290 240 300 300H250C250 220 260 150 300 90ZM430 88C450 180 456 240 450 300H500C500 220 480 130 430 88Z", darker(m.primary, 0.25)))
    + holes + path("M108 402H714L716 424H112Z", darker(m.primary, 0.4)) + path("M150 346h36v46h-36ZM620 330h36v50h-36Z", ink) + line("M168 346V400M638 330V400", steel, 6) + sticker(560, 220, 40, "#d93a12");
}

type Shell = "ski" | "bike" | "climb";
/** The same helmets face on. */
function face(kind: Shell, m: Model): string {
  const d = "M-290 400C-310 180 -180 60 0 60C180 60 310 180 290 400Q150 350 0 350Q-150 350 -290 400Z";
  const vents = kind === "bike"
    ? both(0, path("M-60 320C-70 220 -60 150 -30 100L-8 96V320Z", ink), path("M-170 340C-180 240 -150 170 -90 120L-96 200C-110 250 -110 290 -104 326Z", ink), path("M-262 366C-262 280 -240 220 -196 180C-214 240 -216 300 -206 346Z", ink))
    : kind === "ski" ? both(0, path("M-150 180Q-120 130 -60 120L-70 150Q-116 160 -136 200Z", ink), path("M-220 280Q-210 230 -180 200L-176 236Q-196 260 -198 300Z", ink)) : both(0, rect(-64, 250, 44, 60, ink, 14), rect(-140, 260, 44, 60, ink, 14), rect(-220, 286, 40, 56, ink, 14)) + path("M-30 62H30V220H-30Z", darker(m.primary, 0.25));
  const inner = path("M-276 390Q-150 340 0 340T276 390L258 470Q0 420 -258 470Z", ink) + both(0, line("M-250 440C-240 560 -120 640 0 660", ink, 22)) + rect(-44, 640, 88, 40, m.accent, 10);
  const pads = kind === "ski" ? both(0, path("M-284 400Q-310 540 -236 600L-206 590Q-236 500 -222 400Z", graphite)) : "";
  return inner + pads + solid(d, m.primary, graphic({ x: -300, y: 50, w: 600, h: 380 }, m), shadow("M80 50C200 150 220 300 200 420H320V50Z", 0.18), light("M-240 300C-240 190 -160 120 -90 100Q-180 180 -180 320Z", 0.26)) + vents + path("M-292 398Q-150 346 0 346T292 398V420Q150 372 0 372T-292 420Z", kind === "ski" ? ink : darker(m.primary, 0.4)) + sticker(-20, kind === "bike" ? 324 : 288, 40, "#d93a12");
}

const helmets = (kind: Shell, side: (m: Model) => string, height: number) => (m: Model): DrawingView[] => {
  const drawn = side(m);
  return [
    view("hero", { x: 50, y: 60, w: 720, h: height }, drawn, { foot: 0.7, size: 0.98 }),
    view("front", { x: -310, y: 60, w: 620, h: 620 }, face(kind, m), { foot: 0.6, size: 0.86 }),
    view("left", { x: 50, y: 60, w: 720, h: height }, mirror(410, drawn), { foot: 0.7, size: 0.98 }),
    closeUp("detail", kind === "ski" ? [380, 500] : kind === "bike" ? [260, 400] : [370, 420], 460, drawn),
  ];
};
export const skiHelmet = helmets("ski", skiShell, 600);
export const bikeHelmet = helmets("bike", bikeShell, 566);
export const climbingHelmet = helmets("climb", climbShell, 570);

export function goggles(m: Model): DrawingView[] {
  const tint = [m.secondary, "#e07b2a", "#1b5fb8", "#2c7d3b", "#6b3a5b", "#d93a12"][m.graphic % 6] ?? m.secondary;
  const glass = mix(tint, ink, 0.25);
  const d = "M-360 -120C-340 -200 -180 -226 0 -226S340 -200 360 -120C372 20 350 130 260 176C180 212 110 180 70 120Q36 84 0 84T-70 120C-110 180 -180 212 -260 176C-350 130 -372 20 -360 -120Z";
  const strap = (flip: number): string => group(`scale(${flip} 1)`, solid("M-330 -110C-420 -150 -470 -150 -540 -120V60C-470 40 -420 50 -330 90Z", m.primary, group("rotate(90 -430 0)", graphic({ x: -530, y: -120, w: 200, h: 220 }, m)), shadow("M-560 30H-320V120H-560Z", 0.2)), rect(-400, -134, 46, 216, ink, 10), rect(-392, -120, 10, 188, slate, 4));
  const front = strap(1) + strap(-1) + path(d, graphite, 'transform="scale(1.06 1.09) translate(0 2)"') + path(d, m.primary) + group("scale(0.9 0.88)", solid(d, glass, path("M-400 -240H400V-60C160 20 -160 -140 -400 -20Z", lighter(glass, 0.22)), path("M-300 -240H-180L-300 220H-420Z", snow, 'opacity="0.24"'), path("M-140 -240H-100L-220 220H-260Z", snow, 'opacity="0.18"'), shadow("M-400 60C-100 160 160 60 400 -40V240H-400Z", 0.2))) + both(0, rect(-90, -222, 70, 14, ink, 6)) + sticker(256, -172, 34, "#d93a12");
  const side = solid("M-540 -90H-80V70H-540Z", m.primary, group("rotate(90 -310 -10)", graphic({ x: -390, y: -240, w: 160, h: 460 }, m)), shadow("M-540 30H-80V90H-540Z", 0.2)) + rect(-330, -110, 54, 200, ink, 10) + rect(-318, -96, 10, 172, steel, 4) + path("M-120 -150L40 -180C130 -170 160 -60 140 60C130 140 90 180 30 190L-60 130Q-110 110 -120 60Z", graphite) + path("M-40 -170C60 -196 130 -170 150 -60C160 60 120 170 60 196L0 170C60 60 50 -80 -40 -170Z", glass) + path("M20 -182C90 -180 140 -120 148 -30L110 -20C104 -90 80 -150 20 -182Z", lighter(glass, 0.3)) + path("M-120 -150L-150 -130V50L-120 60Z", ink) + sticker(-250, -30, 44, "#d93a12");
  return [view("hero", { x: -545, y: -250, w: 1090, h: 460 }, front, { shade: "cast" }), view("side", { x: -545, y: -210, w: 720, h: 430 }, side, { shade: "cast" }), closeUp("detail", [-290, -30], 430, front)];
}

export function headlamp(m: Model): DrawingView[] {
  const band = solid("M-360 -60C-340 -330 340 -330 360 -60L330 20C300 -220 -300 -220 -330 20Z", m.primary, graphic({ x: -370, y: -280, w: 740, h: 320 }, m), shadow("M100 -300H400V40H200Z", 0.2)) + path("M-360 -60C-350 160 -180 240 0 240S350 160 360 -60L326 20C300 130 140 176 0 176S-300 130 -326 20Z", darker(m.primary, 0.42));
  const body = (y: number): string => group(`translate(0 ${y})`, solid(rounded(-150, -104, 300, 208, 56), ink, path("M-150 -104H150L20 0L-150 60Z", graphite)), circle(-40, 0, 72, slate), circle(-40, 0, 60, "#f6efd2"), circle(-40, 0, 34, "#fdfaf0"), ring(-40, 0, 60, silver, 8), rect(56, -40, 60, 80, graphite, 14), circle(86, -14, 14, "#f6efd2"), circle(86, 22, 10, "#d93a12"), rect(-60, -122, 90, 24, m.accent, 10));
  const front = band + body(190);
  const side = solid("M-330 -40C-330 -220 160 -260 260 -60L240 30C130 -150 -270 -140 -330 60Z", m.primary, graphicBand(m)) + path("M-330 -40Q-340 120 -200 170L-190 130Q-270 90 -290 20Z", darker(m.primary, 0.3)) + rect(-372, -60, 90, 150, graphite, 24) + group("rotate(14 290 40)", rect(220, -60, 60, 200, slate, 20), path("M270 -70H350Q384 -60 390 40Q384 140 350 150H270Z", ink), path("M352 -66Q390 -50 396 40T352 146Z", "#f6efd2"), rect(290, -90, 56, 24, m.accent, 10));
  return [view("hero", { x: -365, y: -270, w: 730, h: 570 }, front, { size: 0.88, shade: "cast" }), view("side", { x: -380, y: -230, w: 780, h: 420 }, side, { size: 0.9, shade: "cast" }), closeUp("detail", [0, 190], 420, front)];
}
const graphicBand = (m: Model): string => graphic({ x: -340, y: -240, w: 600, h: 320 }, m) + shadow("M0 -260H280V60H60Z", 0.16);
