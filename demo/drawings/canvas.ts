/**
 * The paper and the pencils: small functions that return SVG text. Light always falls from the upper
 * left, so facets on the right and below are the darker ones.
 */
export const ink = "#12201a";
export const graphite = "#2b3934";
export const slate = "#55635c";
export const steel = "#8f9d97";
export const silver = "#c3cdc8";
export const snow = "#ffffff";
export const fog = "#eef2ef";
export const wood = "#c89b62";

/** Gallery ratio 600:744. */
export const frame = { width: 1200, height: 1488 } as const;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export type Point = readonly [number, number];
export interface DrawingView {
  name: string;
  svg: string;
}

const channels = (hex: string): [number, number, number] => {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, "$&$&") : hex;
  return [1, 3, 5].map((at) => Number.parseInt(full.slice(at, at + 2), 16)) as [number, number, number];
};

/** Mixes two colours; `share` 0 gives the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const a = channels(from);
  const b = channels(to);
  return `#${a
    .map((value, i) =>
      Math.round(value + (b[i as 0 | 1 | 2] - value) * share)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}
export const darker = (hex: string, share = 0.24): string => mix(hex, ink, share);
export const lighter = (hex: string, share = 0.24): string => mix(hex, snow, share);
/** 0 black … 1 white, enough to choose a readable neighbour. */
export function lightness(hex: string): number {
  const [r, g, b] = channels(hex);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

/** FNV-1a: seeds and clip ids must be the same on every machine. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return value;
}

export const path = (d: string, fill: string, extra = ""): string => `<path d="${d}" fill="${fill}" ${extra}/>`;
export const line = (d: string, stroke: string, width: number, extra = ""): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
/** A line with square ends. */
export const strip = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
export const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0, extra = ""): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${extra}/>`;
export const circle = (cx: number, cy: number, r: number, fill: string, extra = ""): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}" ${extra}/>`;
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, extra = ""): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${extra}/>`;
export const ring = (cx: number, cy: number, r: number, stroke: string, width: number, extra = ""): string =>
  circle(cx, cy, r, "none", `stroke="${stroke}" stroke-width="${width}" ${extra}`);
export const polygon = (points: readonly Point[], fill: string, extra = ""): string =>
  path(`M${points.map((p) => p.join(" ")).join("L")}Z`, fill, extra);
export const group = (transform: string, ...children: string[]): string =>
  `<g transform="${transform}">${children.join("")}</g>`;
export const move = (x: number, y: number, ...children: string[]): string => group(`translate(${x} ${y})`, ...children);
export const turn = (angle: number, x: number, y: number, ...children: string[]): string =>
  group(`rotate(${angle} ${x} ${y})`, ...children);
/** Mirrors about the vertical line at `x`. */
export const mirror = (x: number, ...children: string[]): string =>
  group(`translate(${2 * x} 0) scale(-1 1)`, ...children);
/** A half and its mirror image about x = `x`. */
export const both = (x: number, ...children: string[]): string => children.join("") + mirror(x, ...children);

export function clipTo(d: string, ...children: string[]): string {
  const id = `c${hash(d).toString(36)}`;
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${children.join("")}</g>`;
}
/** A filled silhouette whose details may run over its edge. */
export const solid = (d: string, fill: string, ...details: string[]): string => clipTo(d, path(d, fill), ...details);
export const shadow = (d: string, strength = 0.16): string => path(d, ink, `opacity="${strength}"`);
export const light = (d: string, strength = 0.2): string => path(d, snow, `opacity="${strength}"`);

/** Path of a rounded rectangle. */
export function rounded(x: number, y: number, w: number, h: number, r: number): string {
  const k = Math.min(r, w / 2, h / 2);
  return `M${x + k} ${y}H${x + w - k}Q${x + w} ${y} ${x + w} ${y + k}V${y + h - k}Q${x + w} ${y + h} ${x + w - k} ${y + h}H${x + k}Q${x} ${y + h} ${x} ${y + h - k}V${y + k}Q${x} ${y} ${x + k} ${y}Z`;
}

/** Closed (or open) smooth curve through points. */
export function smooth(points: readonly Point[], closed = true, tension = 0.17): string {
  const n = points.length;
  const at = (i: number): Point => (closed ? points[(i + n) % n] : points[Math.max(0, Math.min(n - 1, i))]) ?? [0, 0];
  let d = `M${at(0).join(" ")}`;
  for (let i = 0; i < (closed ? n : n - 1); i += 1) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${p1[0] + (p2[0] - p0[0]) * tension} ${p1[1] + (p2[1] - p0[1]) * tension} ${p2[0] - (p3[0] - p1[0]) * tension} ${p2[1] - (p3[1] - p1[1]) * tension} ${p2[0]} ${p2[1]}`;
  }
  return closed ? `${d}Z` : d;
}

/** A round bar between two points with its shaded underside. */
export function tube(from: Point, to: Point, width: number, colour: string): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const side = dx >= 0 ? 1 : -1;
  const normal: Point = [(-dy / length) * side, (dx / length) * side];
  const toShade = normal[1] > 0.25 || (Math.abs(normal[1]) <= 0.25 && normal[0] > 0) ? 1 : -1;
  const [ox, oy] = [normal[0] * width * 0.27 * toShade, normal[1] * width * 0.27 * toShade];
  return (
    line(`M${from.join(" ")}L${to.join(" ")}`, colour, width) +
    line(`M${from[0] + ox} ${from[1] + oy}L${to[0] + ox} ${to[1] + oy}`, darker(colour), width * 0.44)
  );
}

/** The shop's own sticker: white, colour, white. */
export const sticker = (x: number, y: number, size: number, colour: string): string =>
  rect(x, y, size, size, snow, size * 0.1) + rect(x, y + size / 3, size, size / 3, colour);

/** Stitching, hatching, teeth: short parallel strokes. */
export const dashes = (d: string, stroke: string, width: number, pattern: string, extra = ""): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-dasharray="${pattern}" ${extra}/>`;

const shorten = (svg: string): string =>
  svg.replace(/-?\d+\.\d+(e-?\d+)?/g, (n) => String(Math.round(Number(n) * 100) / 100)).replace(/ \/>/g, "/>");

const filterArea = `filterUnits="userSpaceOnUse" x="0" y="0" width="${frame.width}" height="${frame.height}" color-interpolation-filters="sRGB"`;
const inkMatrix = (strength: number): string => `values="0 0 0 0 0.07 0 0 0 0 0.125 0 0 0 0 0.1 0 0 0 ${strength} 0"`;
/** A hair of ink round the silhouette: without it a white ski dissolves on the fog. */
const edge = `<feMorphology in="SourceAlpha" operator="dilate" radius="1.6"/><feColorMatrix result="edge" ${inkMatrix(0.2)}/>`;
const filters =
  `<filter id="cast" ${filterArea}><feOffset in="SourceAlpha" dx="20" dy="24"/><feColorMatrix result="shadow" ${inkMatrix(0.13)}/>${edge}<feMerge><feMergeNode in="shadow"/><feMergeNode in="edge"/><feMergeNode in="SourceGraphic"/></feMerge></filter>` +
  `<filter id="edge" ${filterArea}>${edge}<feMerge><feMergeNode in="edge"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;

/** The sheet of a picture; its ground is clear, and shows that of the page in every scheme. */
export function drawing(body: string): string {
  const { width, height } = frame;
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return shorten(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${body}</svg>`);
}

/** The full picture of one thing. */
const page = (body: string): string => drawing(filters + body);

export interface ViewOptions {
  /** Degrees clockwise about the middle of the box. */
  angle?: number;
  /** `ground`: stands on the floor; `cast`: lies on it; `none`. */
  shade?: "ground" | "cast" | "none";
  /** Share of the box width that touches the floor. */
  foot?: number;
  /** 1 = the usual 78 % of the frame's height. */
  size?: number;
}

/** Fits a box of content into the frame at the catalogue's common size. */
export function view(name: string, box: Box, content: string, options: ViewOptions = {}): DrawingView {
  const { angle = 0, shade = "ground", foot = 0.94, size = 1 } = options;
  const radians = (Math.abs(angle) * Math.PI) / 180;
  const w = box.w * Math.cos(radians) + box.h * Math.sin(radians);
  const h = box.w * Math.sin(radians) + box.h * Math.cos(radians);
  const scale = Math.min((frame.width * 0.82) / w, (frame.height * 0.78) / h) * size;
  const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2];
  const placed = group(
    `translate(${frame.width / 2} ${frame.height / 2}) rotate(${angle}) scale(${scale}) translate(${-cx} ${-cy})`,
    content,
  );
  if (shade === "cast") return { name, svg: page(`<g filter="url(#cast)">${placed}</g>`) };
  const bottom = frame.height / 2 + (h * scale) / 2;
  const rx = (w * scale * foot) / 2;
  const floor =
    shade === "ground"
      ? ellipse(frame.width / 2 + rx * 0.04, bottom, rx, Math.max(16, rx * 0.07), ink, 'opacity="0.13"')
      : "";
  return { name, svg: page(`${floor}<g filter="url(#edge)">${placed}</g>`) };
}

/** Fills the whole frame with what lies around a point; `span` is the width that stays visible. */
export function closeUp(name: string, at: Point, span: number, content: string, angle = 0): DrawingView {
  const scale = frame.width / span;
  return {
    name,
    svg: page(
      `<g filter="url(#cast)">${group(`translate(${frame.width / 2} ${frame.height / 2}) rotate(${angle}) scale(${scale}) translate(${-at[0]} ${-at[1]})`, content)}</g>`,
    ),
  };
}
