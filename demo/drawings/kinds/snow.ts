import { both, circle, closeUp, darker, graphite, group, ink, light, line, mirror, move, path, rect, ring, shadow, silver, slate, smooth, solid, steel, sticker, tube, turn, view, wood, type DrawingView, type Point } from "../canvas";
import { graphic, graphicAcross } from "../graphics";
import type { Model } from "../model";

function boardOutline(m: Model, inset = 0): string {
  const nose = 94 + m.num("width", 0.5) * 14 - inset;
  const waist = 76 + m.num("width", 0.5) * 12 - inset;
  const top = inset;
  const end = 1000 - inset;
  const blunt = m.num("length", 0.5) > 0.6 ? 0.72 : 0.5;
  return `M0 ${top}C${nose * blunt} ${top} ${nose} ${top + 50} ${nose} 150C${nose} 300 ${waist} 380 ${waist} 500C${waist} 620 ${nose} 700 ${nose} 850C${nose} ${end - 50} ${nose * blunt} ${end} 0 ${end}S${-nose} ${end - 50} ${-nose} 850C${-nose} 700 ${-waist} 620 ${-waist} 500C${-waist} 380 ${-nose} 300 ${-nose} 150C${-nose} ${top + 50} ${-nose * blunt} ${top} 0 ${top}Z`;
}
/** Binding from above, toes to the right: base plate, disc, highback, two straps. */
const plate = (m: Model): string => path("M-92 -44Q-112 0 -92 44L-66 54H88Q112 40 112 0T88 -54H-66Z", ink) + path("M-92 -44Q-112 0 -92 44L-66 54H0V-54H-66Z", graphite) + circle(4, 0, 36, slate) + circle(4, 0, 24, graphite) + [0, 90, 180, 270].map((a) => turn(a, 4, 0, circle(4, -16, 4, silver))).join("") + path("M-122 -52Q-146 0 -122 52L-92 42Q-108 0 -92 -42Z", m.accent) + path("M-122 0Q-134 0 -130 30L-122 52L-92 42Q-104 20 -104 0Z", darker(m.accent, 0.25)) + rect(-60, -64, 34, 128, m.accent, 12) + rect(-54, -60, 22, 120, ink, 9, 'opacity="0.5"') + rect(62, -62, 28, 124, m.accent, 12) + rect(-64, 46, 44, 24, silver, 6) + rect(58, 46, 36, 22, silver, 6);

export function snowboard(m: Model): DrawingView[] {
  const d = boardOutline(m);
  const deck = solid(d, m.primary, graphic({ x: -110, y: 0, w: 220, h: 1000 }, m), shadow("M40 -10H120V1010H40Z", 0.14), light("M-120 -10H-84V1010H-120Z", 0.2), sticker(-16, 890, 32, "#d93a12")) + group("translate(0 300) rotate(-15)", plate(m)) + group("translate(0 690) rotate(6)", plate(m));
  const under = path(d, steel) + solid(boardOutline(m, 6), m.secondary, graphic({ x: -110, y: 0, w: 220, h: 1000 }, { ...m, primary: m.secondary, secondary: m.primary }, m.graphic + 5), shadow("M40 -10H120V1010H40Z", 0.14));
  const inserts = [300, 690].map((y) => [-24, 24].map((x) => [-30, 0, 30].map((dy) => circle(x, y + dy, 4, ink, 'opacity="0.4"')).join("")).join("")).join("");
  const profile = solid("M90 0Q16 20 4 120Q-10 320 0 500Q-10 680 4 880Q16 980 90 1000L96 990Q36 966 24 880Q14 680 22 500Q14 320 24 120Q36 34 96 10Z", m.primary, path("M0 0H14V1000H0Z", ink)) + [300, 690].map((y) => rect(18, y - 60, 26, 120, ink, 8) + path(`M40 ${y - 56}L190 ${y - 78}L186 ${y - 30}L44 ${y - 10}Z`, m.accent) + path(`M40 ${y - 40}Q120 ${y} 60 ${y + 56}L40 ${y + 56}Z`, graphite)).join("");
  return [
    view("hero", { x: -110, y: 0, w: 220, h: 1000 }, deck, { angle: 8, shade: "cast" }),
    view("base", { x: -190, y: 0, w: 400, h: 1000 }, move(-85, 0, under + inserts) + move(100, 0, profile), { shade: "cast" }),
    closeUp("detail", [0, 300], 340, deck, 8),
    closeUp("tip", [0, 130], 340, deck, -10),
  ];
}

export function skiPoles(m: Model): DrawingView[] {
  const grip = path("M-16 6Q0 -6 16 6L20 30L15 46L19 62L14 78L18 94L12 112H-12L-16 94L-13 60L-20 26Z", ink) + path("M-16 6Q-8 0 -4 2L-6 108H-12L-16 94L-13 60L-20 26Z", graphite) + rect(-9, 10, 18, 22, m.accent, 5) + line("M-14 20C-74 40 -70 130 -40 160C-24 150 -20 90 -12 30", m.secondary, 12) + line("M-14 20C-74 40 -70 130 -40 160", darker(m.secondary, 0.25), 5);
  const shaft = solid("M-9 108H9L6 960H-6Z", m.primary, graphic({ x: -10, y: 108, w: 20, h: 850 }, m), shadow("M3 100H12V960H3Z", 0.25));
  const wide = 34 + m.num("width", 0.4) * 26;
  const basket = path(`M${-wide} 926Q0 900 ${wide} 926Q${wide * 0.7} 950 0 952T${-wide} 926Z`, ink) + path(`M${-wide * 0.8} 924Q0 908 ${wide * 0.8} 924Q0 934 ${-wide * 0.8} 924Z`, m.accent) + path("M-5 950H5L2 1000H-2Z", steel);
  const lock = m.num("length", 0.3) > 0.55 ? rect(-14, 520, 28, 46, ink, 8) + rect(6, 526, 16, 34, m.accent, 5) + rect(-14, 300, 28, 46, ink, 8) + rect(6, 306, 16, 34, m.accent, 5) : "";
  const one = shaft + lock + basket + grip;
  const pair = turn(5, 0, 500, move(-60, 0, one)) + turn(-5, 0, 500, move(60, 14, mirror(0, one)));
  return [view("hero", { x: -170, y: -6, w: 340, h: 1026 }, pair, { shade: "cast", angle: 4 }), closeUp("grip", [-30, 110], 330, one, 10), closeUp("detail", [0, 900], 260, one, -10), view("pair", { x: -110, y: 0, w: 220, h: 1010 }, move(-50, 0, one) + move(50, 0, one), { shade: "cast", angle: 28 })];
}

/** Wooden or coloured sledge: two bent runners, cross beams, slats; `plastic` seats get a shell. */
export function sledge(m: Model): DrawingView[] {
  const runner = (dx: number, dy: number, colour: string): string => move(dx, dy, line("M60 500H760C880 500 930 430 900 330C880 270 820 270 800 310", darker(colour, 0.25), 40) + group("translate(0 -6)", line("M60 500H760C880 500 930 430 900 330C880 270 820 270 800 310", colour, 26)) + line("M60 518H770C850 518 890 490 910 450", steel, 7) + tube([190, 490], [190, 300], 34, colour) + tube([600, 490], [600, 300], 34, colour));
  const timber = m.graphic % 3 === 0 ? m.primary : wood;
  const seat = m.num("width", 0.4) > 0.6 ? solid("M60 260L170 180H740L800 260V300H60Z", m.primary, graphicAcross({ x: 40, y: 170, w: 780, h: 140 }, m), shadow("M60 270H820V310H60Z", 0.25))
    : [0, 1, 2, 3, 4].map((i) => path(`M${60 + i * 27} ${286 - i * 27}H${800 + i * 16 - (i > 2 ? i * 4 : 0)}v22H${60 + i * 27}Z`, i === 2 ? m.secondary : m.graphic % 2 || i % 4 === 0 ? m.primary : wood) + path(`M${60 + i * 27} ${300 - i * 27}H${800 + i * 16 - (i > 2 ? i * 4 : 0)}v8H${60 + i * 27}Z`, ink, 'opacity="0.22"')).join("");
  const rope = line("M856 300C980 240 1000 420 930 560C900 610 960 640 1010 600", m.accent, 14);
  const back = m.flag("child") || m.num("length", 0) > 0.7 ? tube([80, 290], [40, 60], 26, timber) + tube([190, 180], [150, -30], 26, timber) + tube([40, 70], [150, -20], 34, m.primary) + tube([56, 160], [166, 70], 30, m.primary) : "";
  const side = runner(110, -110, darker(timber, 0.25)) + back + runner(0, 0, timber) + tube([190, 306], [300, 196], 26, darker(timber, 0.2)) + tube([600, 306], [710, 196], 26, darker(timber, 0.2)) + seat + rope + sticker(400, 250, 36, "#d93a12");
  const top = both(0, line("M-170 0V780Q-170 900 -110 900", darker(timber, 0.2), 34)) + line("M-130 900H130", timber, 30) + [120, 620].map((y) => rect(-190, y, 380, 36, darker(timber, 0.15), 8)).join("") + [-120, -60, 0, 60, 120].map((x, i) => rect(x - 24, 30, 48, 720, i === 2 ? m.secondary : m.graphic % 2 || i % 4 === 0 ? m.primary : wood, 10) + rect(x + 8, 30, 16, 720, ink, 8, 'opacity="0.12"')).join("") + line("M-110 900C-60 1010 60 1010 110 900", m.accent, 14);
  return [view("hero", { x: 20, y: back ? -40 : 60, w: 1020, h: back ? 565 : 465 }, side, { foot: 0.8 }), view("top", { x: -200, y: 0, w: 400, h: 1000 }, top, { shade: "cast" }), closeUp("detail", [820, 380], 480, side)];
}

/** Steerable plastic bob: tub, wheel, brake, three skis below. */
export function bobsleigh(m: Model): DrawingView[] {
  const tub = "M60 360C80 250 110 190 160 180C240 180 240 280 320 300H560C640 290 700 240 790 250C880 262 950 320 960 400C940 450 880 470 800 470H180C110 470 60 430 60 360Z";
  const ski = (x: number, w: number): string => line(`M${x} 560H${x + w - 50}Q${x + w} 556 ${x + w + 16} 510`, ink, 24) + line(`M${x} 552H${x + w - 50}Q${x + w} 548 ${x + w + 14} 506`, m.accent, 9);
  const side = tube([240, 460], [240, 552], 34, graphite) + tube([780, 460], [800, 552], 34, graphite) + ski(100, 330) + ski(660, 300) + line("M560 310L640 170", ink, 24) + turn(30, 640, 170, rect(560, 158, 160, 26, ink, 13), rect(600, 150, 80, 40, m.accent, 12))
    + solid(tub, m.primary, graphicAcross({ x: 50, y: 170, w: 920, h: 310 }, m), shadow("M50 400C300 470 700 430 980 360V500H50Z", 0.18), light("M90 330C110 240 140 200 170 196C150 240 130 300 130 380Z", 0.25)) + path("M186 240C240 300 300 330 360 332H560L540 300H320C250 290 230 200 170 184Z", ink, 'opacity="0.55"') + line("M380 380L330 250", ink, 22) + circle(326, 240, 22, m.accent) + sticker(700, 350, 44, "#d93a12");
  const top = both(0, rect(-190, 600, 70, 330, ink, 30)) + rect(-36, -20, 72, 260, ink, 34) + solid("M-120 80Q0 20 120 80C170 200 190 400 200 620C210 760 170 860 0 860S-210 760 -200 620C-190 400 -170 200 -120 80Z", m.primary, graphic({ x: -210, y: 40, w: 420, h: 830 }, m), shadow("M80 0H220V900H80Z", 0.16)) + path("M-110 420Q0 370 110 420C140 560 150 680 120 780Q0 830 -120 780C-150 680 -140 560 -110 420Z", ink, 'opacity="0.72"') + ring(0, 360, 96, ink, 26) + rect(-100, 346, 200, 28, ink, 12) + circle(0, 360, 40, m.accent) + both(0, rect(-224, 500, 24, 150, graphite, 10));
  return [view("hero", { x: 40, y: 130, w: 960, h: 445 }, side, { foot: 0.9 }), view("top", { x: -225, y: -20, w: 450, h: 955 }, top, { shade: "cast" }), closeUp("detail", [560, 330], 520, side)];
}

export function snowshoes(m: Model): DrawingView[] {
  const outline = smooth([[0, 0], [92, 40], [122, 160], [108, 420], [96, 620], [60, 830], [0, 930], [-60, 830], [-96, 620], [-108, 420], [-122, 160], [-92, 40]] as Point[], true, 0.15);
  const holes = both(0, path("M-78 120Q-60 80 -30 76V150H-84Z", ink, 'opacity="0.7"'), path("M-84 560L-50 540V640L-72 690Z", ink, 'opacity="0.7"'), path("M-36 720H-8V840L-24 820Z", ink, 'opacity="0.7"'));
  const strap = (y: number): string => rect(-92, y, 184, 30, ink, 10) + rect(-88, y + 3, 176, 8, slate, 4) + rect(36, y - 8, 50, 46, m.accent, 8);
  const top = path(outline, darker(m.secondary, 0.1)) + group("translate(0 28) scale(0.88 0.94)", solid(outline, m.primary, graphic({ x: -125, y: 0, w: 250, h: 930 }, m), shadow("M40 0H140V940H40Z", 0.16))) + holes + rect(-66, 230, 132, 320, graphite, 30) + path("M-54 236Q0 190 54 236L62 340H-62Z", ink) + strap(270) + strap(350) + path("M-70 470Q-90 600 0 606T70 470L48 470Q54 560 0 566T-48 470Z", ink) + strap(480) + sticker(-18, 650, 36, "#d93a12");
  const under = path(outline, darker(m.secondary, 0.1)) + group("translate(0 28) scale(0.88 0.94)", solid(outline, darker(m.primary, 0.22), shadow("M40 0H140V940H40Z", 0.16))) + both(0, path("M-80 340l-16 60 30 -20 -14 60 30 -20 -14 60 34 -20V340Z", steel)) + path("M-60 250l20 -60 20 44 20 -54 20 54 20 -44 20 60v46H-60Z", silver) + both(0, rect(-92, 580, 20, 130, steel, 6)) + path("M-50 760l24 50 26 -44 26 44 24 -50Z", silver) + rect(-50, 300, 100, 200, graphite, 20);
  const pair = move(-135, 0, top) + move(135, 30, top);
  return [view("hero", { x: -265, y: 0, w: 530, h: 960 }, pair, { angle: 8, shade: "cast" }), view("bottom", { x: -265, y: 0, w: 530, h: 960 }, move(-135, 0, under) + move(135, 30, top), { angle: -8, shade: "cast", size: 0.98 }), closeUp("detail", [-125, 400], 360, pair, 8)];
}
