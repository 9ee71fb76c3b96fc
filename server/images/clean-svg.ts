import sanitizeHtml from "sanitize-html";

/* A drawing that can only be looked at: shapes and colours, no script, style, link, text, picture or frame. */

const SHAPES =
  "svg g path circle ellipse rect line polyline polygon defs clipPath mask linearGradient radialGradient stop";
const ATTRIBUTES = [
  ..."xmlns viewBox width height preserveAspectRatio transform opacity id x y x1 x2 y1 y2 cx cy r rx ry fx fy d".split(
    " ",
  ),
  ..."points pathLength offset gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits".split(" "),
  ..."maskContentUnits fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin".split(" "),
  ..."stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity clip-path clip-rule mask".split(" "),
  ..."stop-color stop-opacity".split(" "),
];
/** Numbers, colours and shapes; of addresses only those inside the drawing. */
const VALUE = /^[\w\s.,#%+()-]*$/u;
const ELSEWHERE = /url\s*\((?!#)/iu;
const SVG = "http://www.w3.org/2000/svg";
/** One root, with something in it. */
const DRAWING = /^<svg\s[^>]*><.+<\/svg>$/su;
const isHarmless = (name: string, value: string): boolean =>
  name === "xmlns" ? value === SVG : VALUE.test(value) && !ELSEWHERE.test(value);

/** Null for what is no drawing, or nothing of it is left. */
export function cleanSvg(text: string): string | null {
  const clean = sanitizeHtml(text, {
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    allowedTags: SHAPES.split(" "),
    allowedAttributes: { "*": ATTRIBUTES },
    // Words, styles and scripts go with what is between their tags.
    textFilter: () => "",
    transformTags: {
      svg: (tagName, attribs) => ({ tagName, attribs: { ...attribs, xmlns: SVG } }),
      "*": (tagName, attribs) => ({
        tagName,
        attribs: Object.fromEntries(Object.entries(attribs).filter(([name, value]) => isHarmless(name, value))),
      }),
    },
  }).trim();
  return DRAWING.test(clean) ? clean : null;
}
