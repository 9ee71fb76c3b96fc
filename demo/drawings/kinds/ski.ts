import { circle, closeUp, darker, fog, graphite, group, ink, lighter, line, mirror, move, path, rect, ring, rounded, shadow, silver, slate, solid, steel, sticker, view, type DrawingView } from "../canvas";
import { graphic } from "../graphics";
import type { Model } from "../model";
import { alpineBinding, nordicBinding, pinBinding } from "./ski-bindings";

type Family = "alpine" | "race" | "touring" | "nordic";
interface Cut { tip: number; waist: number; tail: number; nose: number; notch: boolean }

/** Widths on a ski 1000 long, a third wider than life so that graphics read on a phone. */
function cutOf(family: Family, m: Model): Cut {
  const wide = m.num("width", 0.4);
  if (family === "nordic") return { tip: 34 + wide * 6, waist: 32 + wide * 5, tail: 33 + wide * 5, nose: 100, notch: false };
  if (family === "race") return { tip: 78 + wide * 6, waist: 50 + wide * 4, tail: 72 + wide * 4, nose: 52, notch: false };
  if (family === "touring") return { tip: 88 + wide * 16, waist: 66 + wide * 16, tail: 78 + wide * 14, nose: 105, notch: true };
  return { tip: 84 + wide * 18, waist: 55 + wide * 24, tail: 74 + wide * 18, nose: 76 + m.num("length", 0.5) * 26, notch: false };
}

function outline({ tip, waist, tail, nose, notch }: Cut): string {
  const [a, b, c] = [tip / 2, waist / 2, tail / 2];
  const end = notch ? `Q${c} 992 ${c * 0.45} 1000L0 984L${-c * 0.45} 1000Q${-c} 992 ${-c} 945` : `Q${c} 1000 ${c * 0.5} 1000H${-c * 0.5}Q${-c} 1000 ${-c} 945`;
  return `M0 0C${a * 0.6} 0 ${a} ${nose * 0.42} ${a} ${nose}C${a} ${nose + 190} ${b} 390 ${b} 545C${b} 700 ${c} 800 ${c} 945${end}C${-c} 800 ${-b} 700 ${-b} 545C${-b} 390 ${-a} ${nose + 190} ${-a} ${nose}C${-a} ${nose * 0.42} ${-a * 0.6} 0 0 0Z`;
}

const bindings: Record<Family, (m: Model) => string> = { alpine: alpineBinding, race: alpineBinding, touring: pinBinding, nordic: nordicBinding };

function topsheet(family: Family, m: Model): string {
  const cut = cutOf(family, m);
  const d = outline(cut);
  const half = cut.tip / 2;
  const wordmark = [0, 1, 2, 3].map((i) => rect(-cut.waist * 0.2, 812 - i * 17, cut.waist * 0.4, 10, i === 2 ? m.accent : lighter(m.primary, 0.85), 2)).join("");
  const plate = family === "race" ? rect(-cut.waist * 0.36, 390, cut.waist * 0.72, 350, darker(m.accent, 0.35), 8) + rect(-cut.waist * 0.28, 398, cut.waist * 0.56, 334, graphite, 6) : "";
  return solid(d, m.primary, graphic({ x: -half, y: 0, w: half * 2, h: 1000 }, m), wordmark, shadow(`M${cut.waist * 0.24} -10H${half + 10}V1010H${cut.waist * 0.24}Z`, 0.18), sticker(-8, 880, 16, "#d93a12"))
    + plate + bindings[family](m);
}

/** Seen from below: base, steel edges, groove of a cross-country ski. */
function base(family: Family, m: Model): string {
  const cut = cutOf(family, m);
  const inner = outline({ ...cut, tip: cut.tip - 7, waist: cut.waist - 7, tail: cut.tail - 7 });
  const colour = m.graphic % 2 ? m.secondary : m.primary;
  const letters = Array.from({ length: 6 }, (_, i) => {
    const y = 250 + i * 88;
    return i % 3 === 0 ? path(`M${-cut.waist * 0.3} ${y}h${cut.waist * 0.6}v18h${-cut.waist * 0.4}v16h${cut.waist * 0.4}v18h${-cut.waist * 0.6}Z`, m.accent) : i % 3 === 1 ? ring(0, y + 26, cut.waist * 0.22, m.accent, 12) : path(`M${-cut.waist * 0.3} ${y}h${cut.waist * 0.6}v16h${-cut.waist * 0.22}v36h${-cut.waist * 0.16}v-36h${-cut.waist * 0.22}Z`, m.accent);
  }).join("");
  const groove = family === "nordic" ? rect(-2.5, 90, 5, 880, ink, 2, 'opacity="0.5"') + rect(-cut.waist / 2, 430, cut.waist, 190, ink, 0, 'opacity="0.18"') : letters;
  return path(outline(cut), steel) + group("translate(0 6) scale(1 0.988)", solid(inner, colour, shadow(`M6 -10H90V1010H6Z`, 0.12), path("M-90 820L90 770V840L-90 890Z", darker(colour, 0.4)), groove));
}

/** Standing on its tail, deck to the right: camber, rocker and the height of the binding. */
function profile(family: Family, m: Model): string {
  const rise = family === "nordic" ? 56 : family === "race" ? 46 : 74;
  const thick = family === "race" ? 26 : 20;
  const d = `M${rise} 0Q14 34 2 130Q-9 300 -7 540Q-9 800 0 925Q5 972 22 1000L30 996Q18 966 15 920Q${thick - 6} 800 ${thick} 560Q${thick - 4} 300 15 150Q26 50 ${rise + 7} 8Z`;
  const hardware: Record<Family, string> = {
    alpine: rect(14, 430, 16, 300, slate, 4) + path("M26 428L62 436Q78 470 62 512L26 516Z", ink) + path("M62 436Q72 455 66 476L40 470L38 432Z", m.accent) + path("M26 590H60Q96 596 98 640L92 700Q70 728 26 730Z", ink) + path("M92 612L122 600L126 618L98 650Z", m.accent) + line("M24 590L-44 664", steel, 8) + line("M-44 664L-52 690", m.accent, 15),
    race: "",
    touring: path("M16 452H46Q54 470 46 488H16Z", ink) + circle(44, 470, 7, steel) + path("M16 610H62Q84 620 84 660L62 690H16Z", graphite) + rect(56, 600, 26, 12, steel, 3) + path("M84 640L108 634V656L84 664Z", m.accent),
    nordic: path("M14 420H34Q46 450 40 490H14Z", ink) + rect(14, 490, 12, 150, graphite, 4) + path("M34 424L50 440L40 470Z", m.accent),
  };
  return solid(d, m.primary, path("M-20 -10H14V1010H-20Z", steel), path("M-20 -10H5V1010H-20Z", ink), rect(-20, 0, 140, 190, m.secondary, 0, 'opacity="0.9"'), path("M-20 -10H4V1010H-20Z", ink)) + (hardware[family] || hardware.alpine);
}

function skis(family: Family) {
  return (m: Model): DrawingView[] => {
    const one = topsheet(family, m);
    const gap = family === "nordic" ? 66 : 96;
    const pair = move(-gap / 2 - 10, 0, one) + move(gap / 2 + 10, 30, one);
    const half = gap / 2 + 62;
    return [
      view("hero", { x: -half, y: 0, w: half * 2, h: 1030 }, pair, { angle: 8, shade: "cast" }),
      view("side", { x: -110, y: 0, w: 220, h: 1000 }, move(-105, 0, profile(family, m)) + move(70, 0, base(family, m)), { shade: "cast" }),
      closeUp("detail", [0, family === "nordic" ? 500 : 590], family === "nordic" ? 230 : 300, pair, 24),
      closeUp("tip", [6, 140], 330, pair, -14),
    ];
  };
}

export const alpine = skis("alpine");
export const race = skis("race");
export const touring = skis("touring");
export const crossCountry = skis("nordic");

/** Climbing skins: plush strips cut to the ski, a loop at the tip, a clip at the tail. */
export function skins(m: Model): DrawingView[] {
  const width = 60 + m.num("width", 0.5) * 18;
  const half = width / 2;
  const d = `M${-half * 0.5} 40Q${-half} 60 ${-half} 150C${-half} 300 ${-half * 0.82} 420 ${-half * 0.82} 540C${-half * 0.82} 700 ${-half} 800 ${-half} 920L${-half * 0.5} 960H${half * 0.5}L${half} 920C${half} 800 ${half * 0.82} 700 ${half * 0.82} 540C${half * 0.82} 420 ${half} 300 ${half} 150Q${half} 60 ${half * 0.5} 40Z`;
  const hardware = line("M-14 44L-14 6H14L14 44", steel, 9) + rect(-15, 36, 30, 34, ink, 5) + rect(-9, 940, 18, 60, m.accent, 5) + rect(-16, 986, 32, 18, ink, 5);
  const plush = move(0, 0, solid(d, m.primary, graphic({ x: -half, y: 40, w: width, h: 920 }, m), ...Array.from({ length: 44 }, (_, i) => line(`M${-half} ${60 + i * 21}l${half} 9l${half} -9`, ink, 2, 'opacity="0.12"')), shadow(`M${half * 0.3} 0H${half}V1000H${half * 0.3}Z`, 0.14)), hardware);
  const glue = solid(d, graphite, rect(-half, 0, width, 1000, graphite), rect(-half * 0.8, 90, width * 0.8, 820, slate, 10), shadow(`M${half * 0.3} 0H${half}V1000H${half * 0.3}Z`, 0.2)) + hardware;
  const folded = move(0, 0, glue) + solid(`M${-half} 560H${half}L${half * 1.02} 930Q0 985 ${-half * 1.02} 930Z`, m.primary, graphic({ x: -half, y: 200, w: width, h: 900 }, m), shadow(`M${-half} 560H${half}V588H${-half}Z`, 0.25));
  const roll = [150, 122, 94, 66, 38].map((r, i) => circle(0, 0, r, i % 2 ? graphite : m.primary) + (i % 2 ? "" : ring(0, 0, r - 6, darker(m.primary), 6))).join("");
  const rolled = roll + path("M-150 0V210Q0 260 150 210V0A150 150 0 0 1 -150 0Z", darker(m.primary, 0.12)) + rect(-150, 120, 300, 34, ink) + rect(-24, 112, 48, 50, m.accent, 8);
  const pair = move(-64, 0, plush) + move(64, 22, folded);
  return [
    view("hero", { x: -130, y: 0, w: 260, h: 1030 }, pair, { angle: 8, shade: "cast" }),
    view("rolled", { x: -330, y: -150, w: 660, h: 400 }, move(-175, 0, rolled) + move(175, 0, rolled), { shade: "ground", size: 0.94 }),
    closeUp("detail", [-20, 100], 300, pair, 8),
  ];
}

/** A long bag with the ski's shape showing through. */
export function skiBag(m: Model): DrawingView[] {
  const d = rounded(-88, 0, 176, 1000, 60);
  const strap = line("M-88 330C-190 430 -190 600 -88 700", ink, 20) + line("M-91 330C-186 430 -186 600 -91 700", graphite, 10);
  const front = strap + solid(d, m.primary, graphic({ x: -88, y: 0, w: 176, h: 1000 }, m), rect(-88, 300, 176, 22, ink), rect(-88, 690, 176, 22, ink), shadow("M30 0H100V1000H30Z", 0.16), light0("M-88 0H-66V1000H-88Z"))
    + line("M64 60V940", ink, 7) + rect(58, 900, 12, 44, steel, 5)
    + [311, 701].map((y) => rect(-34, y - 22, 68, 44, graphite, 8) + rect(-22, y - 12, 44, 24, slate, 5)).join("")
    + path("M-46 470H46Q56 470 56 480V540Q56 550 46 550H-46Q-56 550 -56 540V480Q-56 470 -46 470Z", ink) + rect(-40, 486, 80, 12, steel, 6) + sticker(-18, 506, 34, "#d93a12");
  const back = mirror(0, solid(d, m.primary, rect(-88, 0, 176, 1000, darker(m.primary, 0.1)), rect(-88, 800, 176, 200, ink), rect(-88, 300, 176, 22, ink), rect(-88, 690, 176, 22, ink), shadow("M-100 0H-40V1000H-100Z", 0.16))
    + line("M-40 322V690", graphite, 26) + line("M40 322V690", graphite, 26) + circle(-50, 930, 24, graphite) + circle(50, 930, 24, graphite) + circle(-50, 930, 9, silver) + circle(50, 930, 9, silver));
  return [
    view("hero", { x: -180, y: 0, w: 280, h: 1000 }, front, { angle: 8, shade: "cast" }),
    view("back", { x: -100, y: 0, w: 200, h: 1000 }, back, { angle: 8, shade: "cast" }),
    closeUp("detail", [0, 480], 380, front, 8),
  ];
}
const light0 = (d: string): string => path(d, fog, 'opacity="0.18"');
