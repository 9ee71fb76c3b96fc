import { both, circle, closeUp, darker, dashes, ellipse, graphite, group, ink, light, lighter, line, path, polygon, rect, ring, rounded, shadow, silver, slate, snow, solid, steel, sticker, view, type DrawingView } from "../canvas";
import { graphicAcross } from "../graphics";
import type { Model } from "../model";

export function stove(m: Model): DrawingView[] {
  const can = solid("M-190 620Q-190 560 -110 544H110Q190 560 190 620V830Q190 860 150 860H-150Q-190 860 -190 830Z", m.primary, graphicAcross({ x: -190, y: 600, w: 380, h: 230 }, m), path("M-200 530H200V606Q0 640 -200 606Z", silver), shadow("M70 500H200V880H90Z", 0.2), light("M-200 540H-150V870H-200Z", 0.25)) + rect(-34, 506, 68, 46, steel, 6) + sticker(-34, 690, 68, "#d93a12");
  const burner = rect(-24, 400, 48, 116, graphite, 8) + line("M24 470H110", steel, 12) + rect(100, 446, 60, 48, m.accent, 10) + path("M-70 340H70L52 404H-52Z", steel) + path("M0 340H70L52 404H0Z", slate) + both(0, line("M-40 390L-150 340V300L-190 290", steel, 14));
  const flame = [-44, -16, 16, 44].map((x) => path(`M${x - 12} 342Q${x - 12} 316 ${x} 296Q${x + 12} 316 ${x + 12} 342Z`, "#1b5fb8")).join("");
  const pot = solid("M-210 40H210V240Q210 290 150 290H-150Q-210 290 -210 240Z", silver, path("M-220 40H220V76H-220Z", steel), shadow("M80 0H220V300H100Z", 0.18), light("M-220 40H-160V300H-220Z", 0.35)) + line("M208 90H330", ink, 26) + line("M250 90H340", m.accent, 18) + path("M-216 20H216V44H-216Z", slate) + rect(-30, -14, 60, 40, ink, 12);
  const whole = can + flame + burner + pot;
  const folded = can + burner;
  const parts = group("translate(-250 0)", can) + group("translate(180 430)", burner) + group("translate(120 0) scale(0.9)", pot);
  return [view("hero", { x: -215, y: -16, w: 560, h: 880 }, whole, { foot: 0.7, size: 0.94 }), view("burner", { x: -195, y: 280, w: 390, h: 582 }, folded, { size: 0.86 }), view("parts", { x: -440, y: -20, w: 880, h: 890 }, parts, { shade: "cast", size: 0.94 }), closeUp("detail", [30, 400], 480, whole)];
}

export function lantern(m: Model): DrawingView[] {
  const glow = m.graphic % 2 ? "#fdf3c8" : "#fdfaf0";
  const whole = line("M-160 230C-190 -40 190 -40 160 230", ink, 20) + solid("M-150 180Q0 60 150 180V240H-150Z", m.primary, graphicAcross({ x: -160, y: 90, w: 320, h: 150 }, m), shadow("M50 60H160V250H60Z", 0.18)) + rect(-170, 226, 340, 40, ink, 12) + solid("M-140 266H140L156 560H-156Z", glow, light("M-140 266H-60L-70 560H-160Z", 0.7), shadow("M80 260H170V570H90Z", 0.1), rect(-36, 320, 72, 200, "#f6d878", 30), rect(-20, 340, 40, 160, "#f0b400", 20, 'opacity="0.6"')) + both(0, line("M-146 266L-160 560", graphite, 14)) + line("M-152 410H152", graphite, 8) + rect(-178, 556, 356, 44, ink, 12) + solid("M-160 600H160L190 820Q190 850 150 850H-150Q-190 850 -190 820Z", m.primary, graphicAcross({ x: -190, y: 600, w: 380, h: 250 }, m), shadow("M70 590H200V860H80Z", 0.18), light("M-200 590H-140L-160 860H-200Z", 0.2)) + circle(0, 720, 56, ink) + circle(0, 720, 36, m.accent) + rect(-5, 690, 10, 26, ink, 4) + rect(-180, 836, 360, 24, ink, 10) + sticker(90, 760, 40, "#d93a12");
  const top = circle(0, 0, 300, ink) + circle(0, 0, 280, m.primary) + path("M0 -280A280 280 0 0 1 0 280A420 420 0 0 0 0 -280Z", darker(m.primary, 0.18)) + ring(0, 0, 200, m.secondary, 34) + circle(0, 0, 120, darker(m.primary, 0.25)) + circle(0, 0, 70, m.accent) + line("M-300 -20H300", graphite, 26) + line("M-300 -26H300", slate, 8) + both(0, rect(-330, -50, 60, 64, ink, 14));
  return [view("hero", { x: -195, y: 20, w: 390, h: 840 }, whole, { size: 0.92 }), view("top", { x: -330, y: -300, w: 660, h: 600 }, top, { shade: "cast", size: 0.8 }), closeUp("detail", [0, 690], 430, whole)];
}

export function coolBox(m: Model): DrawingView[] {
  const wheels = m.num("width", 0.4) > 0.6;
  const body = solid("M-400 200H280V640Q280 680 240 680H-360Q-400 680 -400 640Z", m.primary, graphicAcross({ x: -400, y: 200, w: 680, h: 480 }, m), light("M-400 200H280V230H-400Z", 0.2), path("M-410 600H290V690H-410Z", darker(m.primary, 0.22))) + polygon([[280, 200], [430, 120], [430, 590], [280, 680]], darker(m.primary, 0.3)) + polygon([[310, 300], [400, 252], [400, 300], [310, 350]], ink) + sticker(-360, 540, 60, "#d93a12");
  const lid = solid("M-420 130H290V210H-420Z", m.secondary, shadow("M-420 180H290V210H-420Z", 0.14)) + polygon([[-420, 130], [-270, 50], [440, 50], [290, 130]], lighter(m.secondary, 0.3)) + polygon([[290, 130], [440, 50], [440, 126], [290, 210]], darker(m.secondary, 0.2)) + polygon([[-340, 116], [-240, 66], [380, 66], [280, 116]], m.secondary, 'opacity="0.6"') + path("M-360 130C-350 -40 -300 -60 -80 -60S300 -40 330 90", "none", `stroke="${ink}" stroke-width="28" stroke-linecap="round"`) + rect(-150, -74, 220, 34, graphite, 14) + [-250, 120].map((x) => rect(x - 36, 160, 72, 110, ink, 14) + rect(x - 22, 214, 44, 40, m.accent, 8)).join("");
  const roll = wheels ? circle(220, 660, 60, ink) + circle(220, 660, 26, silver) : "";
  const closed = body + lid + roll;
  const bottles = [[-240, "#2c7d3b"], [-130, "#d93a12"], [40, "#f0b400"], [140, "#1b5fb8"]].map(([x, colour]) => rect(Number(x), 40, 70, 200, String(colour), 20) + rect(Number(x) + 20, -10, 30, 70, String(colour), 8) + rect(Number(x) + 16, -20, 38, 24, ink, 6)).join("");
  const open = polygon([[-410, 160], [-270, 80], [430, 80], [280, 160]], darker(m.secondary, 0.1)) + polygon([[-400, 150], [-380, -330], [440, -330], [430, 90], [-270, 84]], m.secondary) + polygon([[-340, 84], [-326, -280], [390, -280], [384, 80]], lighter(m.secondary, 0.4)) + polygon([[-390, 190], [-270, 110], [400, 110], [270, 190]], ink) + bottles + body + roll;
  return [view("hero", { x: -420, y: -80, w: 860, h: 800 }, closed, { foot: 0.9 }), view("open", { x: -420, y: -330, w: 860, h: 1020 }, open, { foot: 0.9, size: 0.94 }), closeUp("detail", [-200, 200], 400, closed)];
}

export function voucher(m: Model): DrawingView[] {
  const card = (fill: string, inner: string): string => solid(rounded(-470, -290, 940, 580, 44), fill, inner);
  const front = card(m.primary, graphicAcross({ x: -470, y: -290, w: 940, h: 580 }, m) + path("M-470 290L-200 -20L-90 110L120 -160L470 230V290Z", darker(m.primary, 0.45)) + path("M120 -160L28 -42L70 -10L110 -50L160 0L200 -62Z", snow) + dashes("M-380 300C-300 160 -60 220 0 110S120 0 124 -130", "#d93a12", 14, "4 26", 'stroke-linecap="round"')) + sticker(330, -250, 96, "#d93a12") + rect(-420, -240, 300, 36, snow, 6) + rect(-420, -184, 190, 20, snow, 6, 'opacity="0.7"');
  const back = card(snow, path("M-480 -220H480V-110H-480Z", ink) + rect(-420, -40, 560, 70, "#eef2ef", 8) + Array.from({ length: 24 }, (_, i) => rect(-420 + i * 18, 100, [6, 12, 4, 9][i % 4] ?? 6, 120, ink)).join("") + rect(180, 100, 240, 24, silver, 6) + rect(180, 146, 180, 24, silver, 6)) + sticker(330, -60, 96, m.primary);
  const envelope = solid(rounded(-480, -330, 960, 660, 20), m.secondary, shadow("M-480 -330L0 60L480 -330V-380H-480Z", 0.14), path("M-490 -340L0 30L490 -340Z", lighter(m.secondary, 0.14))) + sticker(-50, -30, 100, m.primary);
  const together = group("translate(0 -170) rotate(-7)", front) + group("translate(0 210)", envelope);
  return [view("hero", { x: -470, y: -290, w: 940, h: 580 }, front, { angle: -6, shade: "cast" }), view("back", { x: -470, y: -290, w: 940, h: 580 }, back, { angle: 5, shade: "cast" }), view("envelope", { x: -520, y: -520, w: 1040, h: 1060 }, together, { shade: "cast", size: 0.92 }), closeUp("detail", [240, -120], 520, front, -6)];
}

export function guideBook(m: Model): DrawingView[] {
  const scene = path("M-330 500L-120 220L-20 340L140 90L340 420V520H-330Z", darker(m.primary, 0.35)) + path("M140 90L70 200L110 230L150 190L190 236L212 208Z", snow) + path("M-330 520V440L-180 360L60 470L340 400V520Z", m.secondary) + dashes("M-240 520C-120 440 40 500 60 360S120 220 138 120", "#d93a12", 14, "3 26", 'stroke-linecap="round"');
  const cover = polygon([[330, -480], [372, -456], [372, 504], [330, 480]], silver) + Array.from({ length: 4 }, (_, i) => line(`M${338 + i * 9} ${-470 + i * 6}V${484 + i * 5}`, steel, 2)).join("") + polygon([[-330, 480], [330, 480], [372, 504], [-290, 504]], steel) + solid(rounded(-330, -480, 660, 960, 18), m.primary, scene, shadow("M-330 -480H-280V480H-330Z", 0.2), rect(-250, -400, 440, 66, snow, 8), rect(-250, -310, 300, 36, snow, 8, 'opacity="0.75"'), rect(-250, -246, 150, 20, m.accent, 6)) + sticker(200, -420, 80, "#d93a12") + path("M150 480H200V560L175 536L150 560Z", m.accent);
  const page = (flip: number): string => group(`scale(${flip} 1)`, path("M0 -330Q-230 -390 -480 -330V330Q-230 270 0 330Z", snow) + shadow("M0 -330Q-60 -346 -100 -350V290Q-50 300 0 330Z", 0.08));
  const open = path("M-500 -310V356H500V-310Z", m.primary) + page(-1) + page(1) + Array.from({ length: 9 }, (_, i) => rect(70, -250 + i * 30, [340, 300, 350, 320][i % 4] ?? 300, 12, silver, 4)).join("") + path("M70 60H420V270H70Z", "#dcebf3") + path("M70 270V220L190 110L260 180L330 120L420 220V270Z", m.secondary) + path("M-430 -280H-60V270H-430Z", "#e6ecdf") + [0, 1, 2, 3].map((i) => line(`M-430 ${-180 + i * 110}C-330 ${-240 + i * 110} -200 ${-100 + i * 100} -60 ${-200 + i * 120}`, "#b9c8ad", 6)).join("") + dashes("M-400 230C-320 120 -220 180 -200 40S-120 -120 -100 -230", "#d93a12", 11, "3 22", 'stroke-linecap="round"') + ellipse(-100, -234, 16, 16, ink);
  return [view("hero", { x: -330, y: -480, w: 702, h: 1040 }, cover, { shade: "cast", angle: 3, size: 0.9 }), view("open", { x: -500, y: -390, w: 1000, h: 750 }, open, { shade: "cast", size: 0.98 }), closeUp("detail", [-250, 20], 480, open, -6)];
}
