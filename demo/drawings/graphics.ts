import { circle, line, path, polygon, rect, shadow, smooth, type Box, type Point } from "./canvas";
import type { Model } from "./model";

type Pattern = (box: Box, m: Model) => string;

/** Diagonal colour blocks: the trail marker stretched along the surface. */
const blocks: Pattern = ({ x, y, w, h }, m) => {
  const slant = Math.min(w * 0.7, h * 0.14);
  const band = (from: number, to: number, colour: string): string =>
    polygon(
      [
        [x, y + h * from + slant],
        [x + w, y + h * from - slant],
        [x + w, y + h * to - slant],
        [x, y + h * to + slant],
      ],
      colour,
    );
  const drift = m.vary("blocks") * 0.02;
  return (
    band(0.14 + drift, 0.33 + drift, m.secondary) +
    band(0.355 + drift, 0.375 + drift, m.accent) +
    band(0.72, 0.87, m.secondary) +
    band(0.68, 0.7, m.accent)
  );
};

const chevrons: Pattern = ({ x, y, w, h }, m) => {
  const rise = Math.min(w * 0.55, h * 0.1);
  const thick = Math.min(w * 0.42, h * 0.075);
  const one = (at: number, colour: string, t = thick): string =>
    polygon(
      [
        [x, at + rise],
        [x + w / 2, at],
        [x + w, at + rise],
        [x + w, at + rise + t],
        [x + w / 2, at + t],
        [x, at + rise + t],
      ],
      colour,
    );
  return (
    [0.1, 0.1 + (thick * 1.7) / h, 0.1 + (thick * 3.4) / h]
      .map((f, i) => one(y + h * f, i === 1 ? m.accent : m.secondary))
      .join("") + [0.74, 0.74 + (thick * 1.7) / h].map((f, i) => one(y + h * f, i ? m.accent : m.secondary)).join("")
  );
};

const stripes: Pattern = ({ x, y, w, h }, m) => {
  const lean = w * 0.1 * m.vary("stripes");
  const run = (from: number, wide: number, colour: string): string =>
    polygon(
      [
        [x + w * from + lean, y],
        [x + w * (from + wide) + lean, y],
        [x + w * (from + wide), y + h],
        [x + w * from, y + h],
      ],
      colour,
    );
  return run(0.56, 0.24, m.secondary) + run(0.85, 0.07, m.accent) + run(0.45, 0.05, m.secondary);
};

const topo: Pattern = ({ x, y, w, h }, m) => {
  const unit = Math.min(w, h);
  const stretch = Math.min(2.4, Math.max(1, h / w / 3));
  const hill = (cx: number, cy: number, phase: number): string =>
    [0.12, 0.24, 0.37, 0.51, 0.66]
      .map((size, i) => {
        const points = Array.from({ length: 10 }, (_, k): Point => {
          const r = unit * size * (1 + 0.13 * Math.sin(k * 1.9 + phase + i * 0.3));
          return [cx + Math.cos(k * 0.6283) * r, cy + Math.sin(k * 0.6283) * r * stretch];
        });
        return line(smooth(points), i === 0 ? m.accent : m.secondary, unit * 0.03);
      })
      .join("");
  const phase = m.vary("topo") * 3;
  return hill(x + w * 0.35, y + h * 0.22, phase) + hill(x + w * 0.7, y + h * 0.76, phase + 2);
};

const fade: Pattern = ({ x, y, w, h }, m) => {
  const rows = 11;
  const step = (h * 0.58) / rows;
  return (
    Array.from({ length: rows }, (_, i) =>
      rect(x, y + i * step, w, step * (1 - i / rows) ** 1.1 * 1.02, i === 8 ? m.accent : m.secondary),
    ).join("") + rect(x, y + h * 0.93, w, h * 0.07, m.secondary)
  );
};

const peaks: Pattern = ({ x, y, w, h }, m) => {
  const rise = Math.min(h * 0.16, w * 1.1);
  const ridge = (base: number, colour: string, flip: number): string =>
    polygon(
      [
        [x, base],
        [x + w * (0.34 + 0.2 * flip), base - rise],
        [x + w * (0.56 + 0.1 * flip), base - rise * 0.45],
        [x + w * 0.8, base - rise * 0.85],
        [x + w, base - rise * 0.2],
        [x + w, base + h],
        [x, base + h],
      ],
      colour,
    );
  const top = y + h * 0.2;
  return (
    ridge(y + h * 0.72, m.accent, 0.6) +
    ridge(y + h * 0.79, m.secondary, 0) +
    polygon(
      [
        [x, y],
        [x + w, y],
        [x + w, top - rise * 0.3],
        [x + w * 0.6, top],
        [x + w * 0.35, top - rise * 0.5],
        [x, top - rise * 0.1],
      ],
      m.secondary,
    )
  );
};

const split: Pattern = ({ x, y, w, h }, m) => {
  const at = 0.5 + m.vary("split") * 0.08;
  const slant = Math.min(h * 0.22, w * 2);
  const edge = (offset: number): Point[] => [
    [x, y + h * at + slant + offset],
    [x + w, y + h * at - slant + offset],
  ];
  return (
    polygon([...edge(0), [x + w, y + h], [x, y + h]], m.secondary) +
    polygon([...edge(-h * 0.035), ...edge(-h * 0.012).reverse()], m.accent)
  );
};

const shards: Pattern = ({ x, y, w, h }, m) => {
  const cut = (a: Point, b: Point, c: Point, colour: string): string =>
    polygon(
      [a, b, c].map(([u, v]): Point => [x + w * u, y + h * v]),
      colour,
    );
  const d = m.vary("shards") * 0.03;
  return (
    cut([0, 0], [1, 0.04], [0, 0.24 + d], m.secondary) +
    cut([1, 0.1], [1, 0.34 + d], [0.1, 0.3], m.accent) +
    cut([0, 0.6], [0.85, 0.74], [0, 0.8 + d], m.accent) +
    cut([1, 0.66], [1, 1], [0.15, 0.9 + d], m.secondary) +
    shadow(`M${x} ${y + h * 0.3}L${x + w} ${y + h * 0.42}L${x} ${y + h * 0.52}Z`, 0.14)
  );
};

const dots: Pattern = ({ x, y, w, h }, m) => {
  const pitch = h > w * 4 ? w / 3.2 : Math.min(w / 5, h / 6);
  let out = "";
  for (let row = 0; row * pitch < h; row += 1) {
    const share = Math.abs(row * pitch - h * 0.5) / (h * 0.5);
    for (let column = -1; column * pitch < w + pitch; column += 1) {
      const r = pitch * 0.46 * share;
      if (r > pitch * 0.1)
        out += circle(
          x + (column + (row % 2) / 2) * pitch,
          y + row * pitch,
          r,
          (row + column) % 7 === 0 ? m.accent : m.secondary,
        );
    }
  }
  return out;
};

const tips: Pattern = ({ x, y, w, h }, m) =>
  rect(x, y, w, h * 0.19, m.secondary) +
  rect(x, y + h * 0.205, w, h * 0.022, m.accent) +
  rect(x, y + h * 0.87, w, h * 0.13, m.secondary) +
  rect(x, y + h * 0.835, w, h * 0.022, m.accent);

const waves: Pattern = ({ x, y, w, h }, m) => {
  const swell = (from: number, wide: number, colour: string): string =>
    path(
      `M${x + w * from} ${y}C${x + w * (from + 0.7)} ${y + h * 0.28} ${x + w * (from - 0.5)} ${y + h * 0.62} ${x + w * (from + 0.25)} ${y + h}H${x + w * (from + 0.25 + wide)}C${x + w * (from - 0.5 + wide)} ${y + h * 0.62} ${x + w * (from + 0.7 + wide)} ${y + h * 0.28} ${x + w * (from + wide)} ${y}Z`,
      colour,
    );
  return swell(0.18 + m.vary("waves") * 0.06, 0.36, m.secondary) + swell(0.62, 0.1, m.accent);
};

const patterns: readonly Pattern[] = [blocks, chevrons, stripes, topo, fade, peaks, split, shards, dots, tips, waves];

/** Cloth over poles and neoprene carry only the quiet graphics. */
export const calm = (m: Model): number => [2, 5, 6, 9, 10, 4][m.graphic % 6] ?? 9;

/** Number of different graphics a surface can wear. */
export const graphicCount = patterns.length;

/** Fills a box, long axis vertical, with the model's graphic over its primary colour; the caller clips it. */
export function graphic(box: Box, m: Model, which = m.graphic): string {
  const draw = patterns[which % patterns.length] ?? blocks;
  return rect(box.x, box.y, box.w, box.h, m.primary) + draw(box, m);
}

/** The same, for a surface whose long axis lies across. */
export function graphicAcross(box: Box, m: Model, which = m.graphic): string {
  const turned = graphic({ x: 0, y: 0, w: box.h, h: box.w }, m, which);
  return `<g transform="translate(${box.x} ${box.y + box.h}) rotate(-90)">${turned}</g>`;
}
