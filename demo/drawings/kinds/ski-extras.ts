import {
  circle,
  closeUp,
  darker,
  graphite,
  ink,
  light,
  line,
  mirror,
  move,
  path,
  rect,
  ring,
  rounded,
  shadow,
  silver,
  slate,
  solid,
  steel,
  sticker,
  view,
  type DrawingView,
} from "../canvas";
import { graphic } from "../graphics";
import type { Model } from "../model";

/** Climbing skins: plush strips cut to the ski, a loop at the tip, a clip at the tail. */
export function skins(m: Model): DrawingView[] {
  const width = 60 + m.num("width", 0.5) * 18;
  const half = width / 2;
  const d = `M${-half * 0.5} 40Q${-half} 60 ${-half} 150C${-half} 300 ${-half * 0.82} 420 ${-half * 0.82} 540C${-half * 0.82} 700 ${-half} 800 ${-half} 920L${-half * 0.5} 960H${half * 0.5}L${half} 920C${half} 800 ${half * 0.82} 700 ${half * 0.82} 540C${half * 0.82} 420 ${half} 300 ${half} 150Q${half} 60 ${half * 0.5} 40Z`;
  const hardware =
    line("M-14 44L-14 6H14L14 44", steel, 9) +
    rect(-15, 36, 30, 34, ink, 5) +
    rect(-9, 940, 18, 60, m.accent, 5) +
    rect(-16, 986, 32, 18, ink, 5);
  const plush = move(
    0,
    0,
    solid(
      d,
      m.primary,
      graphic({ x: -half, y: 40, w: width, h: 920 }, m),
      ...Array.from({ length: 44 }, (_, i) =>
        line(`M${-half} ${60 + i * 21}l${half} 9l${half} -9`, ink, 2, 'opacity="0.12"'),
      ),
      shadow(`M${half * 0.3} 0H${half}V1000H${half * 0.3}Z`, 0.14),
    ),
    hardware,
  );
  const glue =
    solid(
      d,
      graphite,
      rect(-half, 0, width, 1000, graphite),
      rect(-half * 0.8, 90, width * 0.8, 820, slate, 10),
      shadow(`M${half * 0.3} 0H${half}V1000H${half * 0.3}Z`, 0.2),
    ) + hardware;
  const folded =
    move(0, 0, glue) +
    solid(
      `M${-half} 560H${half}L${half * 1.02} 930Q0 985 ${-half * 1.02} 930Z`,
      m.primary,
      graphic({ x: -half, y: 200, w: width, h: 900 }, m),
      shadow(`M${-half} 560H${half}V588H${-half}Z`, 0.25),
    );
  const roll = [150, 122, 94, 66, 38]
    .map(
      (r, i) => circle(0, 0, r, i % 2 ? graphite : m.primary) + (i % 2 ? "" : ring(0, 0, r - 6, darker(m.primary), 6)),
    )
    .join("");
  const rolled =
    roll +
    path("M-150 0V210Q0 260 150 210V0A150 150 0 0 1 -150 0Z", darker(m.primary, 0.12)) +
    rect(-150, 120, 300, 34, ink) +
    rect(-24, 112, 48, 50, m.accent, 8);
  const pair = move(-64, 0, plush) + move(64, 22, folded);
  return [
    view("hero", { x: -130, y: 0, w: 260, h: 1030 }, pair, { angle: 8, shade: "cast" }),
    view("rolled", { x: -330, y: -150, w: 660, h: 400 }, move(-175, 0, rolled) + move(175, 0, rolled), {
      shade: "ground",
      size: 0.94,
    }),
    closeUp("detail", [-20, 100], 300, pair, 8),
  ];
}

/** A long bag with the ski's shape showing through. */
export function skiBag(m: Model): DrawingView[] {
  const d = rounded(-88, 0, 176, 1000, 60);
  const strap =
    line("M-88 330C-190 430 -190 600 -88 700", ink, 20) + line("M-91 330C-186 430 -186 600 -91 700", graphite, 10);
  const front =
    strap +
    solid(
      d,
      m.primary,
      graphic({ x: -88, y: 0, w: 176, h: 1000 }, m),
      rect(-88, 300, 176, 22, ink),
      rect(-88, 690, 176, 22, ink),
      shadow("M30 0H100V1000H30Z", 0.16),
      light("M-88 0H-66V1000H-88Z"),
    ) +
    line("M64 60V940", ink, 7) +
    rect(58, 900, 12, 44, steel, 5) +
    [311, 701].map((y) => rect(-34, y - 22, 68, 44, graphite, 8) + rect(-22, y - 12, 44, 24, slate, 5)).join("") +
    path("M-46 470H46Q56 470 56 480V540Q56 550 46 550H-46Q-56 550 -56 540V480Q-56 470 -46 470Z", ink) +
    rect(-40, 486, 80, 12, steel, 6) +
    sticker(-18, 506, 34, "#d93a12");
  const back = mirror(
    0,
    solid(
      d,
      m.primary,
      rect(-88, 0, 176, 1000, darker(m.primary, 0.1)),
      rect(-88, 800, 176, 200, ink),
      rect(-88, 300, 176, 22, ink),
      rect(-88, 690, 176, 22, ink),
      shadow("M-100 0H-40V1000H-100Z", 0.16),
    ) +
      line("M-40 322V690", graphite, 26) +
      line("M40 322V690", graphite, 26) +
      circle(-50, 930, 24, graphite) +
      circle(50, 930, 24, graphite) +
      circle(-50, 930, 9, silver) +
      circle(50, 930, 9, silver),
  );
  return [
    view("hero", { x: -180, y: 0, w: 280, h: 1000 }, front, { angle: 8, shade: "cast" }),
    view("back", { x: -100, y: 0, w: 200, h: 1000 }, back, { angle: 8, shade: "cast" }),
    closeUp("detail", [0, 480], 380, front, 8),
  ];
}
