import {
  circle,
  clipTo,
  closeUp,
  darker,
  graphite,
  group,
  ink,
  light,
  move,
  path,
  rect,
  rounded,
  shadow,
  silver,
  slate,
  snow,
  solid,
  sticker,
  view,
  type DrawingView,
} from "../canvas";
import { graphic } from "../graphics";
import type { Model } from "../model";
import { hardBoot, iceBlade, inlineFrame, nordicBoot, skateBoot, softBoot } from "./boot-sides";

/** Every boot from behind: leg, heel, sole, in the colours of the model. */
function back(m: Model, under: string, low = false): string {
  const d = low
    ? "M-104 250Q0 226 104 250C110 380 92 440 104 520Q124 600 116 680H-116Q-124 600 -104 520C-92 440 -110 380 -104 250Z"
    : "M-128 100Q0 70 128 100C134 260 108 380 112 480Q136 580 124 690H-124Q-136 580 -112 480C-108 380 -134 260 -128 100Z";
  const top = low ? 220 : 60;
  return (
    path(`M-96 ${top + 60}V${top}Q0 ${top - 34} 96 ${top}V${top + 60}Z`, graphite) +
    path(`M-70 ${top + 20}Q0 ${top - 6} 70 ${top + 20}V${top + 40}H-70Z`, slate) +
    solid(
      d,
      m.primary,
      graphic({ x: -130, y: low ? 240 : 90, w: 260, h: 460 }, m),
      path("M-40 0H40V800H-40Z", m.secondary),
      shadow("M40 0H200V800H40Z", 0.16),
      light("M-140 0H-90V800H-140Z", 0.2),
      path("M-150 600Q0 560 150 600V800H-150Z", darker(m.primary, 0.2)),
    ) +
    (low
      ? rect(-110, 350, 220, 48, ink, 8) + rect(-50, 360, 100, 28, m.accent, 6)
      : rect(-132, 170, 264, 52, ink, 8) +
        rect(-50, 182, 100, 28, m.accent, 6) +
        path("M-22 300H22L16 460H-16Z", ink) +
        circle(0, 330, 12, silver)) +
    sticker(-20, 618, 40, "#d93a12") +
    under
  );
}

interface BootStyle {
  side: (m: Model) => string;
  under: (m: Model) => string;
  low?: boolean;
  detail: readonly [number, number, number];
  box: { y: number; h: number };
  /** How much deeper the blade or the wheels reach when seen from behind. */
  below?: number;
}

const soleBack = path("M-128 680H128L136 736H-136Z", ink) + rect(-128, 676, 256, 14, graphite);

function boots(style: BootStyle) {
  return (m: Model): DrawingView[] => {
    const side = style.side(m);
    const { y, h } = style.box;
    const behind = group("translate(130 -34)", side);
    const dim = clipTo(rounded(-100, -100, 1000, 1000, 0), behind);
    return [
      view("hero", { x: 40, y: y - 34, w: 730, h: h + 34 }, dim + side, { size: 0.98 }),
      view(
        "back",
        { x: -320, y, w: 640, h: h + (style.below ?? 0) },
        move(-160, 0, back(m, style.under(m), style.low)) + move(160, 0, back(m, style.under(m), style.low)),
        {
          size: 0.94,
          foot: 0.86,
        },
      ),
      view("inside", { x: 40, y, w: 600, h }, group("translate(680 0) scale(-1 1)", side), { size: 0.94 }),
      closeUp("detail", [style.detail[0], style.detail[1]], style.detail[2], side),
    ];
  };
}

export const skiBoots = boots({
  side: (m) => hardBoot(m, false),
  under: () => soleBack,
  detail: [400, 350, 330],
  box: { y: 0, h: 736 },
});

export const touringBoots = boots({
  side: (m) => hardBoot(m, true),
  under: () => soleBack,
  detail: [240, 330, 380],
  box: { y: 0, h: 742 },
});

export const snowboardBoots = boots({
  side: softBoot,
  under: () => path("M-128 670H128L136 740H-136Z", ink) + rect(-130, 668, 260, 26, snow),
  detail: [340, 290, 340],
  box: { y: 20, h: 720 },
});

export const xcBoots = boots({
  side: nordicBoot,
  under: () => path("M-120 670H120L126 706H-126Z", ink),
  low: true,
  detail: [400, 430, 360],
  box: { y: 180, h: 530 },
});

export const iceSkates = boots({
  side: (m) => iceBlade(m) + skateBoot(m),
  under: () => rect(-112, 672, 224, 20, ink) + rect(-26, 690, 52, 60, graphite) + rect(-7, 720, 14, 80, silver),
  detail: [450, 560, 420],
  box: { y: 10, h: 704 },
  below: 86,
});

export const inlineSkates = boots({
  side: (m) => inlineFrame(m) + skateBoot(m),
  under: () => rect(-112, 672, 224, 20, ink) + rect(-50, 690, 100, 44, graphite) + rect(-26, 706, 52, 120, slate, 26),
  detail: [420, 580, 440],
  box: { y: 10, h: 736 },
  below: 80,
});
