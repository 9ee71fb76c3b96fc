import {
  both,
  closeUp,
  darker,
  graphite,
  group,
  ink,
  light,
  lighter,
  line,
  mirror,
  mix,
  path,
  rect,
  shadow,
  slate,
  snow,
  solid,
  steel,
  sticker,
  view,
  type DrawingView,
} from "../canvas";
import { graphic } from "../graphics";
import type { Model } from "../model";
import { bikeShell, climbShell, skiShell } from "./helmet-shells";

type Shell = "ski" | "bike" | "climb";

/** The same helmets face on. */
function face(kind: Shell, m: Model): string {
  const d = "M-290 400C-310 180 -180 60 0 60C180 60 310 180 290 400Q150 350 0 350Q-150 350 -290 400Z";
  const vents =
    kind === "bike"
      ? both(
          0,
          path("M-60 320C-70 220 -60 150 -30 100L-8 96V320Z", ink),
          path("M-170 340C-180 240 -150 170 -90 120L-96 200C-110 250 -110 290 -104 326Z", ink),
          path("M-262 366C-262 280 -240 220 -196 180C-214 240 -216 300 -206 346Z", ink),
        )
      : kind === "ski"
        ? both(
            0,
            path("M-150 180Q-120 130 -60 120L-70 150Q-116 160 -136 200Z", ink),
            path("M-220 280Q-210 230 -180 200L-176 236Q-196 260 -198 300Z", ink),
          )
        : both(0, rect(-64, 250, 44, 60, ink, 14), rect(-140, 260, 44, 60, ink, 14), rect(-220, 286, 40, 56, ink, 14)) +
          path("M-30 62H30V220H-30Z", darker(m.primary, 0.25));
  const inner =
    path("M-276 390Q-150 340 0 340T276 390L258 470Q0 420 -258 470Z", ink) +
    both(0, line("M-250 440C-240 560 -120 640 0 660", ink, 22)) +
    rect(-44, 640, 88, 40, m.accent, 10);
  const pads = kind === "ski" ? both(0, path("M-284 400Q-310 540 -236 600L-206 590Q-236 500 -222 400Z", graphite)) : "";
  return (
    inner +
    pads +
    solid(
      d,
      m.primary,
      graphic({ x: -300, y: 50, w: 600, h: 380 }, m),
      shadow("M80 50C200 150 220 300 200 420H320V50Z", 0.18),
      light("M-240 300C-240 190 -160 120 -90 100Q-180 180 -180 320Z", 0.26),
    ) +
    vents +
    path(
      "M-292 398Q-150 346 0 346T292 398V420Q150 372 0 372T-292 420Z",
      kind === "ski" ? ink : darker(m.primary, 0.4),
    ) +
    sticker(-20, kind === "bike" ? 324 : 288, 40, "#d93a12")
  );
}

const helmets =
  (kind: Shell, side: (m: Model) => string, height: number) =>
  (m: Model): DrawingView[] => {
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
  const d =
    "M-360 -120C-340 -200 -180 -226 0 -226S340 -200 360 -120C372 20 350 130 260 176C180 212 110 180 70 120Q36 84 0 84T-70 120C-110 180 -180 212 -260 176C-350 130 -372 20 -360 -120Z";
  const strap = (flip: number): string =>
    group(
      `scale(${flip} 1)`,
      solid(
        "M-330 -110C-420 -150 -470 -150 -540 -120V60C-470 40 -420 50 -330 90Z",
        m.primary,
        group("rotate(90 -430 0)", graphic({ x: -530, y: -120, w: 200, h: 220 }, m)),
        shadow("M-560 30H-320V120H-560Z", 0.2),
      ),
      rect(-400, -134, 46, 216, ink, 10),
      rect(-392, -120, 10, 188, slate, 4),
    );
  const front =
    strap(1) +
    strap(-1) +
    path(d, graphite, 'transform="scale(1.06 1.09) translate(0 2)"') +
    path(d, m.primary) +
    group(
      "scale(0.9 0.88)",
      solid(
        d,
        glass,
        path("M-400 -240H400V-60C160 20 -160 -140 -400 -20Z", lighter(glass, 0.22)),
        path("M-300 -240H-180L-300 220H-420Z", snow, 'opacity="0.24"'),
        path("M-140 -240H-100L-220 220H-260Z", snow, 'opacity="0.18"'),
        shadow("M-400 60C-100 160 160 60 400 -40V240H-400Z", 0.2),
      ),
    ) +
    both(0, rect(-90, -222, 70, 14, ink, 6)) +
    sticker(256, -172, 34, "#d93a12");
  const side =
    solid(
      "M-540 -90H-80V70H-540Z",
      m.primary,
      group("rotate(90 -310 -10)", graphic({ x: -390, y: -240, w: 160, h: 460 }, m)),
      shadow("M-540 30H-80V90H-540Z", 0.2),
    ) +
    rect(-330, -110, 54, 200, ink, 10) +
    rect(-318, -96, 10, 172, steel, 4) +
    path("M-120 -150L40 -180C130 -170 160 -60 140 60C130 140 90 180 30 190L-60 130Q-110 110 -120 60Z", graphite) +
    path("M-40 -170C60 -196 130 -170 150 -60C160 60 120 170 60 196L0 170C60 60 50 -80 -40 -170Z", glass) +
    path("M20 -182C90 -180 140 -120 148 -30L110 -20C104 -90 80 -150 20 -182Z", lighter(glass, 0.3)) +
    path("M-120 -150L-150 -130V50L-120 60Z", ink) +
    sticker(-250, -30, 44, "#d93a12");
  return [
    view("hero", { x: -545, y: -250, w: 1090, h: 460 }, front, { shade: "cast" }),
    view("side", { x: -545, y: -210, w: 720, h: 430 }, side, { shade: "cast" }),
    closeUp("detail", [-290, -30], 430, front),
  ];
}
