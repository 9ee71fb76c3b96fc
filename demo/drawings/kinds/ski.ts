import {
  circle,
  closeUp,
  darker,
  graphite,
  group,
  ink,
  lighter,
  line,
  move,
  path,
  rect,
  shadow,
  slate,
  solid,
  steel,
  sticker,
  view,
  type DrawingView,
} from "../canvas";
import { graphic } from "../graphics";
import type { Model } from "../model";
import { alpineBinding, nordicBinding, pinBinding } from "./ski-bindings";

type Family = "alpine" | "race" | "touring" | "nordic";

interface Cut {
  tip: number;
  waist: number;
  tail: number;
  nose: number;
  notch: boolean;
}

/** Widths on a ski 1000 long, a third wider than life so that graphics read on a phone. */
function cutOf(family: Family, m: Model): Cut {
  const wide = m.num("width", 0.4);
  if (family === "nordic")
    return { tip: 34 + wide * 6, waist: 32 + wide * 5, tail: 33 + wide * 5, nose: 100, notch: false };
  if (family === "race")
    return { tip: 78 + wide * 6, waist: 50 + wide * 4, tail: 72 + wide * 4, nose: 52, notch: false };
  if (family === "touring")
    return { tip: 88 + wide * 16, waist: 66 + wide * 16, tail: 78 + wide * 14, nose: 105, notch: true };
  return {
    tip: 84 + wide * 18,
    waist: 55 + wide * 24,
    tail: 74 + wide * 18,
    nose: 76 + m.num("length", 0.5) * 26,
    notch: false,
  };
}

function outline({ tip, waist, tail, nose, notch }: Cut): string {
  const [a, b, c] = [tip / 2, waist / 2, tail / 2];
  const end = notch
    ? `Q${c} 992 ${c * 0.45} 1000L0 984L${-c * 0.45} 1000Q${-c} 992 ${-c} 945`
    : `Q${c} 1000 ${c * 0.5} 1000H${-c * 0.5}Q${-c} 1000 ${-c} 945`;
  return `M0 0C${a * 0.6} 0 ${a} ${nose * 0.42} ${a} ${nose}C${a} ${nose + 190} ${b} 390 ${b} 545C${b} 700 ${c} 800 ${c} 945${end}C${-c} 800 ${-b} 700 ${-b} 545C${-b} 390 ${-a} ${nose + 190} ${-a} ${nose}C${-a} ${nose * 0.42} ${-a * 0.6} 0 0 0Z`;
}

const bindings: Record<Family, (m: Model) => string> = {
  alpine: alpineBinding,
  race: alpineBinding,
  touring: pinBinding,
  nordic: nordicBinding,
};

function topsheet(family: Family, m: Model): string {
  const cut = cutOf(family, m);
  const d = outline(cut);
  const half = cut.tip / 2;
  const wordmark = [0, 1, 2, 3]
    .map((i) =>
      rect(-cut.waist * 0.2, 812 - i * 17, cut.waist * 0.4, 10, i === 2 ? m.accent : lighter(m.primary, 0.85), 2),
    )
    .join("");
  const plate =
    family === "race"
      ? rect(-cut.waist * 0.36, 390, cut.waist * 0.72, 350, darker(m.accent, 0.35), 8) +
        rect(-cut.waist * 0.28, 398, cut.waist * 0.56, 334, graphite, 6)
      : "";
  return (
    solid(
      d,
      m.primary,
      graphic({ x: -half, y: 0, w: half * 2, h: 1000 }, m),
      wordmark,
      shadow(`M${cut.waist * 0.24} -10H${half + 10}V1010H${cut.waist * 0.24}Z`, 0.18),
      sticker(-8, 880, 16, "#d93a12"),
    ) +
    plate +
    bindings[family](m)
  );
}

/** Seen from below: base, steel edges, groove of a cross-country ski. */
function base(family: Family, m: Model): string {
  const cut = cutOf(family, m);
  const inner = outline({ ...cut, tip: cut.tip - 7, waist: cut.waist - 7, tail: cut.tail - 7 });
  const colour = m.graphic % 2 ? m.secondary : m.primary;
  const slash = (y: number, height: number, paint: string): string =>
    path(`M-90 ${y + 60}L90 ${y - 60}V${y - 60 + height}L-90 ${y + 60 + height}Z`, paint);
  const marks =
    slash(230, 90, m.accent) +
    slash(345, 26, m.accent) +
    slash(620, 26, m.accent) +
    slash(670, 90, m.accent) +
    sticker(-15, 480, 30, "#d93a12");
  const groove =
    family === "nordic"
      ? rect(-2.5, 90, 5, 880, ink, 2, 'opacity="0.5"') +
        rect(-cut.waist / 2, 430, cut.waist, 190, ink, 0, 'opacity="0.18"')
      : marks;
  return (
    path(outline(cut), steel) +
    group(
      "translate(0 6) scale(1 0.988)",
      solid(
        inner,
        colour,
        shadow(`M6 -10H90V1010H6Z`, 0.12),
        path("M-90 820L90 770V840L-90 890Z", darker(colour, 0.4)),
        groove,
      ),
    )
  );
}

/** Standing on its tail, deck to the right: camber, rocker and the height of the binding. */
function profile(family: Family, m: Model): string {
  const rise = family === "nordic" ? 56 : family === "race" ? 46 : 74;
  const thick = family === "race" ? 26 : 20;
  const d = `M${rise} 0Q14 34 2 130Q-9 300 -7 540Q-9 800 0 925Q5 972 22 1000L30 996Q18 966 15 920Q${thick - 6} 800 ${thick} 560Q${thick - 4} 300 15 150Q26 50 ${rise + 7} 8Z`;
  const hardware: Record<Family, string> = {
    alpine:
      rect(14, 430, 16, 300, slate, 4) +
      path("M26 428L62 436Q78 470 62 512L26 516Z", ink) +
      path("M62 436Q72 455 66 476L40 470L38 432Z", m.accent) +
      path("M26 590H60Q96 596 98 640L92 700Q70 728 26 730Z", ink) +
      path("M92 612L122 600L126 618L98 650Z", m.accent) +
      line("M24 590L-44 664", steel, 8) +
      line("M-44 664L-52 690", m.accent, 15),
    race: "",
    touring:
      path("M16 452H46Q54 470 46 488H16Z", ink) +
      circle(44, 470, 7, steel) +
      path("M16 610H62Q84 620 84 660L62 690H16Z", graphite) +
      rect(56, 600, 26, 12, steel, 3) +
      path("M84 640L108 634V656L84 664Z", m.accent),
    nordic:
      path("M14 420H34Q46 450 40 490H14Z", ink) +
      rect(14, 490, 12, 150, graphite, 4) +
      path("M34 424L50 440L40 470Z", m.accent),
  };
  return (
    solid(
      d,
      m.primary,
      path("M-20 -10H14V1010H-20Z", steel),
      path("M-20 -10H5V1010H-20Z", ink),
      rect(-20, 0, 140, 190, m.secondary, 0, 'opacity="0.9"'),
      path("M-20 -10H4V1010H-20Z", ink),
    ) + (hardware[family] || hardware.alpine)
  );
}

function skis(family: Family) {
  return (m: Model): DrawingView[] => {
    const one = topsheet(family, m);
    const gap = family === "nordic" ? 66 : 96;
    const pair = move(-gap / 2 - 10, 0, one) + move(gap / 2 + 10, 30, one);
    const half = gap / 2 + 62;
    return [
      view("hero", { x: -half, y: 0, w: half * 2, h: 1030 }, pair, { angle: 8, shade: "cast" }),
      view(
        "side",
        { x: -110, y: 0, w: 220, h: 1000 },
        move(-105, 0, profile(family, m)) + move(70, 0, base(family, m)),
        { shade: "cast" },
      ),
      closeUp("detail", [0, family === "nordic" ? 500 : 590], family === "nordic" ? 230 : 300, pair, 24),
      closeUp("tip", [6, 140], 330, pair, -14),
    ];
  };
}

export const alpine = skis("alpine");

export const race = skis("race");

export const touring = skis("touring");

export const crossCountry = skis("nordic");
