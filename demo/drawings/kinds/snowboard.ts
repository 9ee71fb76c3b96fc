import {
  circle,
  closeUp,
  darker,
  graphite,
  group,
  ink,
  light,
  move,
  path,
  rect,
  shadow,
  silver,
  slate,
  solid,
  steel,
  sticker,
  turn,
  view,
  type DrawingView,
} from "../canvas";
import { graphic } from "../graphics";
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
const plate = (m: Model): string =>
  path("M-92 -44Q-112 0 -92 44L-66 54H88Q112 40 112 0T88 -54H-66Z", ink) +
  path("M-92 -44Q-112 0 -92 44L-66 54H0V-54H-66Z", graphite) +
  circle(4, 0, 36, slate) +
  circle(4, 0, 24, graphite) +
  [0, 90, 180, 270].map((a) => turn(a, 4, 0, circle(4, -16, 4, silver))).join("") +
  path("M-122 -52Q-146 0 -122 52L-92 42Q-108 0 -92 -42Z", m.accent) +
  path("M-122 0Q-134 0 -130 30L-122 52L-92 42Q-104 20 -104 0Z", darker(m.accent, 0.25)) +
  rect(-60, -64, 34, 128, m.accent, 12) +
  rect(-54, -60, 22, 120, ink, 9, 'opacity="0.5"') +
  rect(62, -62, 28, 124, m.accent, 12) +
  rect(-64, 46, 44, 24, silver, 6) +
  rect(58, 46, 36, 22, silver, 6);

export function snowboard(m: Model): DrawingView[] {
  const d = boardOutline(m);
  const deck =
    solid(
      d,
      m.primary,
      graphic({ x: -110, y: 0, w: 220, h: 1000 }, m),
      shadow("M40 -10H120V1010H40Z", 0.14),
      light("M-120 -10H-84V1010H-120Z", 0.2),
      sticker(-16, 890, 32, "#d93a12"),
    ) +
    group("translate(0 300) rotate(-15)", plate(m)) +
    group("translate(0 690) rotate(6)", plate(m));
  const under =
    path(d, steel) +
    solid(
      boardOutline(m, 6),
      m.secondary,
      graphic({ x: -110, y: 0, w: 220, h: 1000 }, { ...m, primary: m.secondary, secondary: m.primary }, m.graphic + 5),
      shadow("M40 -10H120V1010H40Z", 0.14),
    );
  const inserts = [300, 690]
    .map((y) =>
      [-24, 24].map((x) => [-30, 0, 30].map((dy) => circle(x, y + dy, 4, ink, 'opacity="0.4"')).join("")).join(""),
    )
    .join("");
  const profile =
    solid(
      "M90 0Q16 20 4 120Q-10 320 0 500Q-10 680 4 880Q16 980 90 1000L96 990Q36 966 24 880Q14 680 22 500Q14 320 24 120Q36 34 96 10Z",
      m.primary,
      path("M0 0H14V1000H0Z", ink),
    ) +
    [300, 690]
      .map(
        (y) =>
          rect(18, y - 60, 26, 120, ink, 8) +
          path(`M40 ${y - 56}L190 ${y - 78}L186 ${y - 30}L44 ${y - 10}Z`, m.accent) +
          path(`M40 ${y - 40}Q120 ${y} 60 ${y + 56}L40 ${y + 56}Z`, graphite),
      )
      .join("");
  return [
    view("hero", { x: -110, y: 0, w: 220, h: 1000 }, deck, { angle: 8, shade: "cast" }),
    view("base", { x: -190, y: 0, w: 400, h: 1000 }, move(-85, 0, under + inserts) + move(100, 0, profile), {
      shade: "cast",
    }),
    closeUp("detail", [0, 300], 340, deck, 8),
    closeUp("tip", [0, 130], 340, deck, -10),
  ];
}
