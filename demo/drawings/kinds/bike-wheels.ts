import {
  circle,
  darker,
  dashes,
  graphite,
  ink,
  lighter,
  line,
  path,
  rect,
  ring,
  silver,
  slate,
  steel,
  strip,
  tube,
  type Point,
} from "../canvas";

/** Lengths in millimetres of the real thing, y grows downwards, rear axle at the origin. */
export interface WheelStyle {
  radius: number;
  tyre: number;
  rim: number;
  spokes: number;
  rimColour: string;
  decal?: string;
  tyreColour?: string;
  knobs?: boolean;
  rotor?: boolean;
}

export function wheel([x, y]: Point, style: WheelStyle): string {
  const { radius, tyre, rim, spokes, rimColour, decal, tyreColour = ink, knobs, rotor } = style;
  const inner = radius - tyre - rim;
  const strokes = Array.from({ length: spokes }, (_, i) => {
    const a = (i / spokes) * Math.PI * 2;
    const b = a + (i % 2 ? 0.5 : -0.5);
    return `M${x + Math.cos(b) * 24} ${y + Math.sin(b) * 24}L${x + Math.cos(a) * inner} ${y + Math.sin(a) * inner}`;
  }).join("");
  const arc = (r: number, from: number, to: number): string =>
    `M${x + Math.cos(from) * r} ${y + Math.sin(from) * r}A${r} ${r} 0 0 1 ${x + Math.cos(to) * r} ${y + Math.sin(to) * r}`;
  return (
    line(strokes, steel, 3) +
    ring(x, y, inner + rim / 2, rimColour, rim) +
    strip(arc(inner + rim * 0.5, 0.2, 2), darker(rimColour, 0.35), rim * 0.9) +
    (decal
      ? [0.4, 2.5, 4.6].map((from) => strip(arc(inner + rim * 0.5, from, from + 0.7), decal, rim * 0.4)).join("")
      : "") +
    ring(x, y, radius - tyre / 2, tyreColour, tyre) +
    (knobs ? ring(x, y, radius - 3, tyreColour, 16, 'stroke-dasharray="15 11"') : "") +
    line(arc(radius - tyre * 0.42, 3.5, 4.9), lighter(tyreColour, 0.22), tyre * 0.2) +
    (rotor
      ? ring(x, y, radius * 0.2, silver, 14) +
        ring(x, y, radius * 0.2, slate, 5, 'stroke-dasharray="6 9"') +
        line(
          [0, 1, 2, 3, 4]
            .map(
              (i) =>
                `M${x} ${y}L${x + Math.cos(i * 1.2566) * radius * 0.19} ${y + Math.sin(i * 1.2566) * radius * 0.19}`,
            )
            .join(""),
          silver,
          7,
        )
      : "") +
    circle(x, y, 25, ink) +
    circle(x, y, 12, steel)
  );
}

/** Cassette, derailleur and chain behind, chainring and cranks in front. */
export function drivetrain(
  bb: Point,
  cs: { ring: number; cassette: number; guard?: string; derailleur: boolean; crank: number },
): { behind: string; front: string } {
  const [x, y] = bb;
  const far: Point = [x - cs.crank * 0.9, y + cs.crank * 0.42];
  const near: Point = [x + cs.crank * 0.9, y - cs.crank * 0.42];
  const pedal = ([px, py]: Point, colour: string): string =>
    rect(px - 52, py - 12, 104, 24, colour, 8) + rect(px - 40, py - 5, 80, 6, slate, 3);
  const lower: Point = cs.derailleur ? [34, cs.cassette + 98] : [0, cs.cassette];
  const chain = `M0 ${-cs.cassette}L${x} ${y - cs.ring}M${lower[0]} ${lower[1]}L${x} ${y + cs.ring}`;
  const derailleur = cs.derailleur
    ? line(`M12 20L40 ${cs.cassette + 22}`, ink, 22) +
      line(`M40 ${cs.cassette + 22}L30 ${cs.cassette + 82}`, graphite, 16) +
      circle(40, cs.cassette + 22, 19, graphite) +
      circle(30, cs.cassette + 82, 19, graphite) +
      circle(40, cs.cassette + 22, 7, steel) +
      circle(30, cs.cassette + 82, 7, steel)
    : "";
  return {
    behind:
      tube([x, y], far, 26, graphite) +
      pedal(far, ink) +
      circle(0, 0, cs.cassette, slate) +
      dashes(`M0 ${-cs.cassette}a${cs.cassette} ${cs.cassette} 0 1 1 -.1 0Z`, silver, 9, "6 6") +
      ring(0, 0, cs.cassette * 0.68, silver, 6) +
      ring(0, 0, cs.cassette * 0.42, silver, 5),
    front:
      line(chain, graphite, 12) +
      dashes(chain, steel, 5, "9 8") +
      derailleur +
      circle(x, y, cs.ring + 3, ink) +
      dashes(`M${x} ${y - cs.ring}a${cs.ring} ${cs.ring} 0 1 1 -.1 0Z`, steel, 9, "7 6") +
      ring(x, y, cs.ring * 0.62, slate, cs.ring * 0.2) +
      (cs.guard
        ? path(
            `M${x} ${y - cs.ring - 26}L0 ${-cs.cassette - 22}A${cs.cassette + 22} ${cs.cassette + 22} 0 0 0 -20 ${cs.cassette * 0.4}L${x - 20} ${y + 6}A34 34 0 0 0 ${x + cs.ring + 24} ${y}A${cs.ring + 26} ${cs.ring + 26} 0 0 0 ${x} ${y - cs.ring - 26}Z`,
            cs.guard,
          )
        : "") +
      tube([x, y], near, 30, graphite) +
      circle(x, y, 24, ink) +
      circle(x, y, 11, steel) +
      pedal(near, ink),
  };
}
