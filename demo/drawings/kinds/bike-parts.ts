import {
  circle,
  darker,
  ellipse,
  graphite,
  group,
  ink,
  line,
  path,
  rect,
  rounded,
  shadow,
  silver,
  solid,
  steel,
  tube,
  type Point,
} from "../canvas";

export const saddle = ([x, y]: Point, colour: string, scale = 1): string =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    line("M-70 10L60 8", steel, 9) +
      line("M-70 10L-110 -18M60 8L110 -14", steel, 8) +
      solid(
        "M-140 -44C-150 -66 -120 -72 -80 -62C-30 -50 60 -50 130 -44C152 -42 152 -26 130 -22C70 -14 20 -18 -40 6C-90 20 -134 -8 -140 -44Z",
        colour,
        shadow("M-150 -24C-60 -14 40 -34 160 -36V40H-150Z", 0.3),
      ),
  );

export type Bars = "flat" | "riser" | "drop" | "city";

/** Stem, bar, grip, lever as the side view shows them; `at` is the top of the steerer. */
export function cockpit([x, y]: Point, bars: Bars, grip: string, stem = 60): string {
  if (bars === "drop") {
    const [sx, sy] = [x + stem + 20, y - 26];
    return (
      tube([x - 4, y - 14], [sx, sy], 34, ink) +
      line(
        `M${sx} ${sy}C${sx + 50} ${sy - 6} ${sx + 80} ${sy - 4} ${sx + 92} ${sy + 24}C${sx + 106} ${sy + 70} ${sx + 70} ${sy + 122} ${sx + 20} ${sy + 126}L${sx - 50} ${sy + 128}`,
        darker(grip, 0.35),
        34,
      ) +
      line(
        `M${sx} ${sy - 3}C${sx + 50} ${sy - 10} ${sx + 76} ${sy - 6} ${sx + 88} ${sy + 22}C${sx + 102} ${sy + 68} ${sx + 68} ${sy + 118} ${sx + 18} ${sy + 122}L${sx - 50} ${sy + 124}`,
        grip,
        22,
      ) +
      path(
        `M${sx + 54} ${sy - 20}L${sx + 110} ${sy - 58}Q${sx + 140} ${sy - 56} ${sx + 134} ${sy - 28}L${sx + 100} ${sy + 26}Z`,
        ink,
      ) +
      line(`M${sx + 126} ${sy - 20}Q${sx + 128} ${sy + 50} ${sx + 96} ${sy + 104}`, steel, 12)
    );
  }
  const rise = bars === "riser" ? 34 : bars === "city" ? 70 : 12;
  const [sx, sy] = [x + stem, y - 34];
  const end: Point = [sx - (bars === "city" ? 150 : 78), sy - rise + (bars === "city" ? 12 : 6)];
  return (
    tube([x - 4, y - 14], [sx, sy], 38, ink) +
    circle(sx, sy, 24, graphite) +
    line(`M${sx} ${sy}Q${sx + 4} ${sy - rise} ${sx - 24} ${sy - rise}L${end[0]} ${end[1]}`, graphite, 22) +
    line(`M${sx - 34} ${sy - rise + 1}L${end[0]} ${end[1]}`, grip, 38) +
    line(`M${sx - 34} ${sy - rise + 10}L${end[0]} ${end[1] + 9}`, darker(grip, 0.35), 16) +
    line(`M${sx - 6} ${sy - rise + 8}L${sx + 34} ${sy - rise + 40}L${sx - 20} ${sy - rise + 64}`, ink, 13)
  );
}

/** Fork from the crown to the axle: sprung ones show stanchion and lower leg. */
export function fork(crown: Point, axle: Point, sprung: boolean, colour: string): string {
  const along = (t: number, off = 0): Point => [
    crown[0] + (axle[0] - crown[0]) * t + off,
    crown[1] + (axle[1] - crown[1]) * t,
  ];
  if (!sprung) {
    const d = `M${crown[0] - 20} ${crown[1] - 10}L${crown[0] + 26} ${crown[1] - 18}C${along(0.5, 22).join(" ")} ${along(0.8, 4).join(" ")} ${axle[0] + 16} ${axle[1] - 10}L${axle[0] + 4} ${axle[1] + 14}L${axle[0] - 16} ${axle[1] + 4}C${along(0.75, -26).join(" ")} ${along(0.4, -20).join(" ")} ${crown[0] - 20} ${crown[1] - 10}Z`;
    return (
      solid(
        d,
        colour,
        shadow(
          `M${crown[0] + 8} ${crown[1] - 20}L${axle[0] + 2} ${axle[1]}L${axle[0] + 60} ${axle[1] + 20}L${crown[0] + 70} ${crown[1] - 40}Z`,
          0.24,
        ),
      ) + circle(axle[0], axle[1], 12, silver)
    );
  }
  const legTop = along(0.42, -6);
  return (
    tube([crown[0], crown[1] - 8], along(0.56, -4), 38, silver) +
    tube(legTop, [axle[0] - 4, axle[1] - 14], 54, colour) +
    line(`M${legTop[0] - 24} ${legTop[1] - 14}L${legTop[0] + 30} ${legTop[1] - 4}`, darker(colour, 0.3), 24) +
    circle(axle[0], axle[1], 22, ink) +
    circle(axle[0], axle[1], 11, silver) +
    line(`M${crown[0] - 30} ${crown[1] - 14}L${crown[0] + 32} ${crown[1] - 2}`, ink, 42)
  );
}

/** The bicycle from the front: equal for all kinds but bar width, tyre and colours. */
export function fromTheFront(o: {
  radius: number;
  tyre: number;
  bar: number;
  drop: boolean;
  height: number;
  frame: string;
  fork: string;
  grip: string;
  saddle: string;
  sprung: boolean;
  pedals: boolean;
  light: boolean;
}): string {
  const half = o.bar / 2;
  const top = -o.height;
  const leg = o.tyre / 2 + 22;
  const crown = -o.radius * 2 - 26;
  const bars = o.drop
    ? line(`M${-half} ${top + 6}Q0 ${top - 4} ${half} ${top + 6}`, graphite, 26) +
      [-1, 1]
        .map(
          (s) =>
            line(`M${s * half} ${top}L${s * (half + 24)} ${top + 130}`, o.grip, 36) +
            path(`M${s * half - 20} ${top - 44}h40v70h-40Z`, ink) +
            line(`M${s * (half + 4)} ${top + 10}L${s * (half - 14)} ${top + 120}`, steel, 12),
        )
        .join("")
    : line(
        `M${-half} ${top + 2}L${-half * 0.42} ${top - 6}L0 ${top + 20}L${half * 0.42} ${top - 6}L${half} ${top + 2}`,
        graphite,
        24,
      ) +
      [-1, 1]
        .map(
          (s) =>
            line(`M${s * half} ${top + 2}L${s * half * 0.68} ${top - 3}`, o.grip, 40) +
            line(
              `M${s * half * 0.58} ${top + 10}L${s * half * 0.72} ${top + 48}L${s * half * 0.96} ${top + 44}`,
              ink,
              12,
            ),
        )
        .join("");
  return (
    (o.pedals
      ? line(`M-90 ${-o.radius * 0.86}H90`, graphite, 34) +
        rect(-190, -o.radius * 0.4, 92, 26, ink, 8) +
        line(`M-92 ${-o.radius * 0.86}L-104 ${-o.radius * 0.38}`, graphite, 24) +
        rect(98, -o.radius * 1.36, 92, 26, ink, 8) +
        line(`M92 ${-o.radius * 0.86}L104 ${-o.radius * 1.32}`, graphite, 24)
      : "") +
    ellipse(0, top - 66, 74, 26, darker(o.saddle, 0.1)) +
    rect(-14, top - 50, 28, 120, steel) +
    solid(
      rounded(-o.tyre / 2, -o.radius * 2, o.tyre, o.radius * 2, o.tyre / 2),
      ink,
      ...Array.from({ length: 26 }, (_, i) =>
        rect(-o.tyre / 2, -o.radius * 2 + i * o.radius * 0.078, o.tyre, o.radius * 0.034, graphite),
      ),
      shadow(`M${o.tyre * 0.14} ${-o.radius * 2}h90v${o.radius * 2}h-90Z`, 0.4),
    ) +
    rect(-leg - 40, -o.radius - 12, (leg + 40) * 2, 24, steel, 12) +
    [-1, 1]
      .map((s) =>
        o.sprung
          ? tube([s * leg, crown], [s * leg, -o.radius * 1.4], 30, silver) +
            tube([s * leg, -o.radius * 1.5], [s * leg, -o.radius + 6], 44, o.fork)
          : tube([s * leg * 0.85, crown], [s * leg, -o.radius], 30, o.fork),
      )
      .join("") +
    line(`M${-leg} ${crown}H${leg}`, o.sprung ? ink : o.fork, 50) +
    rect(-34, top + 20, 68, -crown + top < 0 ? -top + crown - 10 : 120, o.frame, 20) +
    rect(6, top + 20, 28, Math.max(60, -top + crown - 10), darker(o.frame), 14) +
    rect(-16, top + 70, 32, 40, "#ffffff", 4) +
    rect(-16, top + 83, 32, 13, "#d93a12") +
    (o.light ? circle(0, crown + 10, 42, ink) + circle(0, crown + 10, 30, "#f6efd2") : "") +
    bars +
    circle(0, top + 14, 28, ink)
  );
}
