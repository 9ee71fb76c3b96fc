import { both, circle, closeUp, darker, dashes, graphite, group, ink, light, lighter, line, move, path, rect, ring, rounded, shadow, silver, slate, solid, steel, sticker, tube, view, type DrawingView } from "../canvas";
import { graphic, graphicAcross } from "../graphics";
import type { Model } from "../model";
import { wheel } from "./bike-parts";

export function trailer(m: Model): DrawingView[] {
  const cabin = "M-330 160C-330 -60 -240 -220 -60 -240H120C230 -230 300 -60 330 170C330 200 310 210 280 210H-290Q-330 210 -330 160Z";
  const side = line("M280 180C420 190 470 120 620 120H700", ink, 30) + line("M280 174C420 184 470 114 620 114", slate, 10) + rect(680, 96, 60, 50, graphite, 10) + line("M-280 -120L-330 -560", steel, 8) + path("M-330 -560L-200 -530L-322 -470Z", m.accent)
    + solid(cabin, m.primary, graphicAcross({ x: -330, y: -240, w: 660, h: 450 }, m), shadow("M-340 110H340V220H-340Z", 0.2), shadow("M180 -240H340V220H240Z", 0.14)) + path("M-190 70C-190 -60 -130 -150 -40 -160H90C160 -150 200 -40 210 70Z", darker(m.secondary, 0.55)) + path("M-190 70C-190 -60 -130 -150 -40 -160H0C-60 -100 -90 0 -90 70Z", steel, 'opacity="0.5"') + line("M-190 70C-190 -60 -130 -150 -40 -160H90C160 -150 200 -40 210 70Z", ink, 10) + line("M-330 -40L-420 -170H-470", ink, 22) + circle(250, 250, 56, ink) + circle(250, 250, 24, silver) + tube([-300, 210], [320, 210], 26, silver)
    + wheel([-60, 160], { radius: 255, tyre: 38, rim: 20, spokes: 20, rimColour: m.graphic % 2 ? m.accent : graphite }) + path("M-250 -20Q-60 -160 130 -20L110 0Q-60 -120 -230 0Z", ink) + sticker(210, 110, 50, "#d93a12");
  const front = both(0, rect(-390, -140, 46, 460, ink, 22), rect(-360, 60, 60, 36, silver)) + solid("M-300 -180Q-290 -300 -160 -310H160Q290 -300 300 -180V220Q300 260 250 260H-250Q-300 260 -300 220Z", m.primary, graphic({ x: -300, y: -310, w: 600, h: 570 }, m), shadow("M120 -320H310V270H140Z", 0.14)) + path("M-230 -160Q-230 -250 -130 -250H130Q230 -250 230 -160V80Q0 120 -230 80Z", darker(m.secondary, 0.55)) + both(0, path("M-190 60Q-200 -130 -110 -150Q-30 -130 -40 70Z", slate), line("M-140 -110L-110 20M-80 -110L-110 20", m.accent, 16)) + line("M-230 -160Q-230 -250 -130 -250H130Q230 -250 230 -160V80Q0 120 -230 80Z", ink, 12) + rect(-280, 150, 560, 20, silver, 8) + sticker(-30, 184, 56, "#d93a12") + circle(0, 290, 46, ink) + rect(-16, 250, 32, 40, graphite);
  return [view("hero", { x: -475, y: -565, w: 1220, h: 980 }, side, { foot: 0.76, size: 1.02 }), view("front", { x: -395, y: -310, w: 790, h: 640 }, front), closeUp("detail", [20, -40], 560, side)];
}

export function childSeat(m: Model): DrawingView[] {
  const d = "M-240 -20C-140 -66 -40 -30 -20 60C-6 140 -60 190 -56 260C-40 340 60 340 170 350C220 356 240 396 230 446C216 530 120 566 0 572H-170C-246 562 -258 460 -262 380C-272 240 -282 80 -240 -20Z";
  const leg = "M96 540C140 640 160 760 160 850Q160 904 214 904H350Q372 904 372 880T350 854H262C256 740 250 620 214 480Z";
  const side = line("M-190 560C-220 760 -60 780 40 740", silver, 26) + rect(30, 690, 90, 110, graphite, 16) + rect(44, 720, 62, 30, m.accent, 8)
    + path(leg, darker(m.primary, 0.36), 'transform="translate(36 -14)"') + path(d, graphite, 'transform="translate(34 14)"') + line("M-40 120C40 190 90 260 96 350", slate, 26)
    + solid(leg, darker(m.primary, 0.14), shadow("M190 480H270V860H220Z", 0.2)) + line("M200 800Q280 770 320 846", m.accent, 24)
    + solid(d, m.primary, graphic({ x: -280, y: -50, w: 520, h: 630 }, m, m.graphic), shadow("M-280 440C-60 500 120 460 250 400V600H-280Z", 0.18), light("M-280 -60H-214C-244 160 -236 420 -200 600H-290Z", 0.22))
    + [70, 140, 210].map((y) => rect(-200, y, 90, 26, ink, 13, 'opacity="0.6"')).join("") + line("M-40 338C30 356 110 352 180 362", darker(m.primary, 0.4), 20) + sticker(-170, 420, 60, "#d93a12");
  const front = both(0, solid("M-236 520L-262 850Q-262 900 -214 900H-150Q-112 900 -114 850L-96 540Z", darker(m.primary, 0.3), shadow("M-160 500H-90V910H-180Z", 0.2)), path("M-246 800H-130V868Q-130 884 -146 884H-222Q-246 884 -246 868Z", ink), rect(-270, 774, 166, 36, m.accent, 10)) + solid("M-170 30Q0 -50 170 30C220 200 210 380 260 520Q260 640 0 650T-260 520C-210 380 -220 200 -170 30Z", m.primary, graphic({ x: -260, y: -20, w: 520, h: 680 }, m), shadow("M90 -40C130 300 130 500 150 660H280V-40Z", 0.16)) + path("M-110 80Q0 30 110 80C130 240 130 400 170 520Q0 600 -170 520C-130 400 -130 240 -110 80Z", graphite) + both(0, path("M-130 90Q-60 60 -50 170Q-90 220 -120 200Z", m.secondary), line("M-60 180L-20 400", ink, 30)) + rect(-50, 380, 100, 80, m.accent, 16) + line("M0 460V560", ink, 30);
  return [view("hero", { x: -290, y: -30, w: 580, h: 932 }, front, { size: 0.94 }), view("side", { x: -280, y: -50, w: 690, h: 955 }, side, { foot: 0.6, size: 0.94 }), closeUp("detail", [-30, 220], 520, front)];
}

export function lock(m: Model): DrawingView[] {
  const bar = (y: number): string => solid(rounded(-280, y, 560, 140, 60), m.primary, graphicAcross({ x: -280, y, w: 560, h: 140 }, m), shadow(`M-290 ${y + 84}H290V${y + 150}H-290Z`, 0.2), light(`M-290 ${y}H290V${y + 26}H-290Z`, 0.24)) + circle(0, y + 70, 50, ink) + circle(0, y + 70, 34, silver) + rect(-6, y + 48, 12, 44, ink, 4) + both(0, rect(-290, y + 10, 40, 120, ink, 16)) + sticker(150, y + 48, 44, "#d93a12");
  const shackle = (y: number): string => line(`M-180 ${y}V260C-180 -60 180 -60 180 260V${y}`, darker(graphite, 0.3), 64) + group("translate(-6 -6)", line(`M-180 ${y}V260C-180 -60 180 -60 180 260V${y}`, graphite, 44)) + line(`M-196 ${y}V260C-194 120 -130 40 -40 20`, slate, 9);
  const key = ring(0, 0, 60, m.secondary, 34) + rect(-14, 60, 28, 220, silver, 4) + path("M14 180h30v24h-18v20h24v24H14Z", silver);
  const closed = shackle(700) + bar(680);
  const open = shackle(620) + both(0, rect(-208, 600, 56, 50, silver, 8)) + group("translate(0 120)", bar(680)) + move(330, 300, key);
  const cuts = group("translate(0 0) rotate(90)", shackle(400));
  return [view("hero", { x: -290, y: -20, w: 580, h: 845 }, closed, { shade: "cast", size: 0.9 }), view("open", { x: -300, y: -20, w: 740, h: 970 }, open, { shade: "cast", size: 0.94 }), closeUp("detail", [60, 740], 430, closed), view("shackle", { x: -420, y: -220, w: 460, h: 440 }, cuts, { shade: "cast", size: 0.7 })];
}

export function roofBox(m: Model): DrawingView[] {
  const d = "M-500 60C-490 -40 -380 -110 -220 -130H240C400 -120 490 -60 510 40L500 80H-490Z";
  const lower = "M-490 80H500C480 150 420 180 340 180H-330C-420 176 -480 140 -490 80Z";
  const feet = [-260, 260].map((x) => rect(x - 20, 176, 40, 60, graphite, 6) + rect(x - 90, 226, 180, 34, silver, 12) + rect(x - 90, 246, 180, 14, steel, 7)).join("");
  const shell = feet + solid(lower, ink, path("M-490 80H500L494 104H-486Z", graphite)) + solid(d, m.primary, graphicAcross({ x: -500, y: -135, w: 1010, h: 220 }, m), path("M-500 60C-490 -40 -380 -110 -220 -130H240C120 -96 -200 -90 -320 -60C-420 -30 -470 20 -500 60Z", lighter(m.primary, 0.3), 'opacity="0.55"'), shadow("M-500 40Q0 -10 520 30V100H-500Z", 0.18)) + [-300, 0, 300].map((x) => rect(x - 34, 66, 68, 36, graphite, 8) + rect(x - 20, 74, 40, 16, m.accent, 6)).join("") + sticker(380, -30, 56, "#d93a12");
  const lid = group("translate(-490 70) rotate(-26) translate(490 -70)", solid(d, m.primary, graphicAcross({ x: -500, y: -135, w: 1010, h: 220 }, m), shadow("M-500 40Q0 -10 520 30V100H-500Z", 0.18)));
  const skis = [-40, -10, 20].map((y, i) => line(`M-400 ${y + 40}H380Q430 ${y + 38} 450 ${y + 10}`, [m.accent, m.secondary, steel][i] ?? steel, 20)).join("");
  const open = feet + line("M-380 60L-330 -110M300 60L250 -250", steel, 14) + lid + skis + rect(-240, -40, 220, 110, darker(m.accent, 0.2), 30) + solid(lower, ink, path("M-490 80H500L494 104H-486Z", graphite));
  const top = solid("M-150 -500Q0 -540 150 -500C200 -300 200 300 180 470Q0 540 -180 470C-200 300 -200 -300 -150 -500Z", m.primary, graphic({ x: -200, y: -530, w: 400, h: 1060 }, m), shadow("M70 -540H210V540H90Z", 0.16), light("M-210 -540H-140L-160 540H-210Z", 0.2), shadow("M-60 -440H-40V420H-60ZM40 -440H60V420H40Z", 0.18)) + both(0, rect(-204, -260, 24, 80, ink, 8), rect(-204, 180, 24, 80, ink, 8)) + sticker(-30, -440, 60, "#d93a12");
  return [view("hero", { x: -500, y: -135, w: 1012, h: 395 }, shell, { foot: 0.7, size: 1.1 }), view("open", { x: -520, y: -560, w: 1030, h: 820 }, open, { foot: 0.7 }), view("top", { x: -205, y: -530, w: 410, h: 1050 }, top, { shade: "cast", angle: 8 }), closeUp("detail", [0, 40], 500, shell)];
}

/** Tow-bar platform for two bicycles, from behind. */
export function bikeRack(m: Model): DrawingView[] {
  const lamp = (x: number): string => rect(x - 76, 520, 152, 84, ink, 16) + rect(x - 66, 530, 62, 64, "#d93a12", 10) + rect(x + 4, 530, 34, 64, "#f0b400", 6) + rect(x + 44, 530, 22, 64, "#f6f1ea", 6);
  const arm = tube([-40, 470], [-40, -80], 38, graphite) + tube([-40, -70], [250, -70], 34, graphite) + [[60, 40], [170, -120]].map(([x = 0, y = 0]) => tube([x, -60], [x, y - 40], 24, slate) + rect(x - 44, y - 90, 88, 74, ink, 18) + rect(x - 28, y - 76, 56, 24, m.accent, 8)).join("");
  const tray = (y: number, colour: string): string => solid(`M-480 ${y}H480L440 ${y + 60}H-440Z`, colour, rect(-430, y + 14, 300 + (m.graphic % 4) * 60, 16, m.secondary, 4), rect(300, y + 14, 100, 16, m.accent, 4), shadow(`M-480 ${y + 36}H480V${y + 70}H-480Z`, 0.26)) + both(0, path(`M-430 ${y - 40}Q-340 ${y - 6} -250 ${y - 40}L-270 ${y + 20}H-410Z`, ink), line(`M-380 ${y + 10}Q-340 ${y - 90} -300 ${y + 10}`, m.accent, 12));
  const back = arm + tray(400, darker(m.primary, 0.25)) + rect(-60, 420, 120, 160, graphite, 12) + tray(480, m.primary) + rect(-420, 556, 840, 24, silver, 8) + lamp(-400) + lamp(400) + rect(-220, 530, 440, 96, "#ffffff", 10) + rect(-220, 530, 40, 96, "#1b5fb8", 8) + [0, 1, 2, 3, 4, 5, 6].map((i) => (i === 3 ? "" : rect(-150 + i * 48, 556, 28, 46, ink, 4))).join("") + rect(-50, 626, 100, 70, graphite, 14) + circle(0, 690, 44, ink) + sticker(420, 420, 40, "#d93a12");
  const side = tube([-260, 560], [320, 560], 40, silver) + [-100, 150].map((x, i) => path(`M${x - 70} 500H${x + 70}L${x + 40} 556H${x - 40}Z`, i ? m.primary : darker(m.primary, 0.25)) + line(`M${x} 500Q${x + 90} 420 ${x} 380Q${x - 90} 420 ${x} 500`, m.accent, 10)).join("") + tube([-180, 550], [-180, -80], 40, graphite) + tube([-180, 60], [100, 60], 28, slate) + tube([-180, -60], [-20, -60], 28, slate) + rect(80, 20, 80, 80, ink, 18) + rect(-40, -100, 80, 80, ink, 18) + rect(320, 500, 40, 120, ink, 12) + rect(344, 512, 16, 96, "#d93a12", 6) + path("M-260 520H-380Q-430 520 -430 580T-380 640H-330V610H-260Z", ink) + circle(-380, 580, 36, steel) + rect(-350, 440, 24, 100, m.accent, 10);
  return [view("hero", { x: -485, y: -170, w: 970, h: 905 }, back, { foot: 0.3 }), view("side", { x: -435, y: -105, w: 800, h: 750 }, side, { foot: 0.6, size: 0.94 }), closeUp("detail", [-330, 490], 480, back)];
}

/** Ski holder: a jaw that opens on a cross bar. */
export function skiRack(m: Model): DrawingView[] {
  const jaw = (lift: number): string => {
    const upper = group(`translate(-400 40) rotate(${-lift}) translate(400 -40)`, solid("M-420 -40Q-420 -80 -380 -80H360Q440 -80 440 -10V20H-420Z", m.primary, graphicAcross({ x: -420, y: -80, w: 860, h: 100 }, m), light("M-430 -80H450V-60H-430Z", 0.25), shadow("M-430 -10H450V30H-430Z", 0.18)), rect(-390, 18, 760, 26, graphite, 10), dashes("M-380 40H360", ink, 14, "26 12"));
    const lower = solid("M-420 90H440V140Q440 170 400 170H-380Q-420 170 -420 140Z", ink, path("M-420 90H440V110H-420Z", graphite)) + rect(-390, 72, 760, 26, graphite, 10) + rect(-440, 0, 60, 130, slate, 24) + circle(-408, 40, 20, silver);
    const button = rect(392, lift ? 60 : -30, 76, 130, ink, 20) + circle(430, lift ? 120 : 30, 22, m.accent);
    return lower + upper + button;
  };
  const foot = (x: number): string => path(`M${x - 50} 170H${x + 50}L${x + 40} 250H${x - 40}Z`, graphite) + rect(x - 60, 236, 120, 30, m.accent, 10);
  const bar = rect(-520, 262, 1040, 50, silver, 20) + rect(-520, 290, 1040, 22, steel, 11);
  const held = [-300, -170, 70, 200].map((x, i) => rect(x, 44, 96, 15, i % 2 ? m.secondary : m.accent, 4) + rect(x, 58, 96, 10, ink, 3)).join("");
  const hero = bar + foot(-250) + foot(250) + held + jaw(0) + sticker(300, -66, 44, "#d93a12");
  const open = bar + foot(-250) + foot(250) + [-300, -170, 70].map((x, i) => rect(x, 44, 96, 15, i % 2 ? m.secondary : m.accent, 4) + rect(x, 58, 96, 12, ink, 3)).join("") + jaw(24);
  const top = [-200, 200].map((x) => solid(rounded(x - 46, -430, 92, 860, 30), m.primary, graphic({ x: x - 46, y: -430, w: 92, h: 860 }, m), shadow(`M${x + 14} -440H${x + 60}V440H${x + 14}Z`, 0.2)) + rect(x - 34, 360, 68, 90, ink, 16) + circle(x, 404, 18, m.accent)).join("");
  return [view("hero", { x: -520, y: -90, w: 1040, h: 410 }, hero, { shade: "cast", size: 0.98 }), view("open", { x: -520, y: -460, w: 1040, h: 780 }, open, { shade: "cast" }), view("pair", { x: -250, y: -435, w: 500, h: 890 }, top, { shade: "cast", size: 0.86 }), closeUp("detail", [330, 60], 460, hero)];
}
