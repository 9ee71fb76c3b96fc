/**
 * Scenery of the site itself: drawn to be put inline, so each piece stays under 6 kB, carries no ids
 * (two on a page must not clash) and hides from assistive technology.
 */
const trailRed = "#d93a12";

export const svg = (width: number, height: number, body: string, extra = ""): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" aria-hidden="true" focusable="false" ${extra}>${body}</svg>`;
export const fill = (d: string, colour: string, opacity = 1): string =>
  `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
export const stroke = (d: string, colour: string, width: number, extra = ""): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
/** Dots of the trail; the class lets a style sheet move or pause them. */
export const trail = (d: string, width: number, colour: string): string =>
  stroke(d, colour, width, `stroke-dasharray="${width * 0.5} ${width * 2.1}" class="trail"`);

export const spruce = (x: number, y: number, h: number, colour: string): string =>
  fill(
    `M${x} ${y - h}L${x + h * 0.17} ${y - h * 0.62}H${x + h * 0.1}L${x + h * 0.24} ${y - h * 0.3}H${x + h * 0.14}L${x + h * 0.3} ${y}H${x - h * 0.3}L${x - h * 0.14} ${y - h * 0.3}H${x - h * 0.24}L${x - h * 0.1} ${y - h * 0.62}H${x - h * 0.17}Z`,
    colour,
  );

/**
 * Layered mountains on a transparent sky, made for a pine `#173b2d` surface. The picture keeps its full
 * height for any frame: a wide one shows more ranges to the left, a narrow one keeps the summit.
 */
export function mountainScene({
  width,
  height,
  trail: colour = trailRed,
}: {
  width: number;
  height: number;
  trail?: string;
}): string {
  const far =
    "M-1600 560L-1380 400L-1240 480L-1060 330L-880 500L-700 390L-520 520L-330 350L-160 470L0 500L150 390L250 470L390 310L560 500L700 400L900 530L1010 390L1090 460L1200 360V880H-1600Z";
  const main = "M240 880L420 600L560 430L620 370L660 320L760 180L850 306L900 360L960 420L1200 710V880Z";
  const shade = "M760 180L850 306L900 360L960 420L1200 710V880H820L760 710L800 590L740 500L780 400L736 320Z";
  const snow = "M760 180L850 306L884 342L838 326L812 376L776 332L742 370L716 322L680 360L645 341L660 320Z";
  const middle =
    "M-1600 700L-1400 620L-1200 690L-960 560L-780 680L-560 600L-300 710L0 680L140 590L250 660L410 540L600 710L760 630L930 730L1080 630L1200 690V880H-1600Z";
  const middleShade =
    "M410 540L600 710L760 630L930 730L1000 682L1080 880H480L520 730L440 660ZM-960 560L-780 680L-740 880H-960L-900 720L-950 640ZM140 590L250 660L300 740L260 880H120L190 740L150 660Z";
  const front =
    "M-1600 800C-1300 740 -1000 780 -700 760C-400 740 -200 800 0 790C160 720 300 720 470 770C640 820 820 760 960 760C1060 760 1140 780 1200 810V880H-1600Z";
  const trees = [
    [90, 776, 74],
    [134, 768, 96],
    [182, 760, 66],
    [930, 772, 90],
    [980, 770, 118],
    [1034, 774, 82],
    [1080, 782, 100],
    [560, 800, 52],
    [594, 804, 70],
    [-420, 776, 90],
    [-370, 782, 66],
    [-980, 790, 100],
    [-930, 790, 74],
  ] as const;
  const body =
    fill(far, "#1f4a39") +
    fill(main, "#2f6d58") +
    fill(shade, "#235443") +
    fill(snow, "#ffffff") +
    fill("M760 180L850 306L884 342L838 326L812 376L776 332L768 270Z", "#dcebf3") +
    fill(middle, "#286350") +
    fill(middleShade, "#1f4e3e") +
    trail(
      "M300 880C380 800 560 790 640 730C740 660 560 630 610 570C660 510 800 540 800 470C800 410 690 410 716 350C730 320 748 270 757 210",
      11,
      colour,
    ) +
    trees.map(([x, y, h]) => spruce(x, y + 12, h, x % 4 ? "#123026" : "#163a2d")).join("") +
    fill(front, "#13322a") +
    fill(
      "M-1600 850C-1000 790 -500 860 0 830C220 770 420 790 620 830C800 860 1000 810 1200 840V880H-1600Z",
      "#0f2821",
    ) +
    stroke("M757 182V136", "#ffffff", 5) +
    fill("M757 136h40v9h-40Z", "#ffffff") +
    fill("M757 145h40v9h-40Z", colour) +
    fill("M757 154h40v9h-40Z", "#ffffff");
  const visible = Math.round(Math.min(2800, Math.max(470, (880 * width) / height)));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${1200 - visible} 0 ${visible} 880" width="${width}" height="${height}" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" focusable="false">${body}</svg>`;
}

/** The hiking mark: white, colour, white, with a thin edge so that it stands on white paper too. */
export function trailMarker(color: string): string {
  return svg(
    24,
    24,
    `<rect x=".5" y=".5" width="23" height="23" rx="2.5" fill="#fff" stroke="#d5ddd8"/><path d="M1 8.3h22v7.4H1z" fill="${color}"/>`,
    `width="24" height="24"`,
  );
}

export const tileKinds = [
  "ski",
  "snowboard",
  "cross-country",
  "touring",
  "boots",
  "helmet",
  "water",
  "bike",
  "ebike",
  "child",
  "camp",
  "climb",
  "transport",
  "skates",
  "voucher",
] as const;
export type TileKind = (typeof tileKinds)[number];
export interface TileColors {
  primary: string;
  secondary?: string;
  accent?: string;
}

const ink = "#12201a";
const grey = "#8f9d97";
const wheel = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${ink}" stroke-width="7"/><circle cx="${x}" cy="${y}" r="${r - 6}" fill="none" stroke="${grey}" stroke-width="1.5"/><circle cx="${x}" cy="${y}" r="5" fill="${ink}"/>`;
/** A strip leaning over the edge of the tile: ski, board or cross-country ski. */
const plank = (x: number, w: number, c: Required<TileColors>, binding: string): string =>
  `<g transform="translate(${x} 0) rotate(24 0 90)">${fill(`M${-w} 200V10C${-w} -14 ${-w * 0.5} -22 0 -22S${w} -14 ${w} 10V200Z`, c.primary)}${fill(`M${-w} 30L${w} 14V44L${-w} 60Z`, c.secondary)}${fill(`M${w * 0.3} -18Q${w} -12 ${w} 10V200H${w * 0.3}Z`, ink, 0.16)}${binding}</g>`;

const tiles: Record<TileKind, (c: Required<TileColors>) => string> = {
  ski: (c) =>
    [118, 152]
      .map((x) => plank(x, 11, c, fill("M-9 82H9V134H-9Z", ink) + fill("M-5 86H5V100H-5ZM-5 116H5V130H-5Z", c.accent)))
      .join(""),
  touring: (c) =>
    [112, 154]
      .map((x) => plank(x, 14, c, fill("M-8 84H8V98H-8ZM-9 122H9V142H-9Z", ink) + fill("M-5 126H5V134H-5Z", c.accent)))
      .join(""),
  "cross-country": (c) =>
    [124, 146].map((x) => plank(x, 6, c, fill("M-5 86H5V124H-5Z", ink))).join("") + stroke("M186 20L118 168", ink, 3),
  snowboard: (c) =>
    plank(
      136,
      31,
      c,
      fill("M-36 66L36 50V80L-36 96Z", ink) +
        fill("M-34 70L-16 66V92L-34 95ZM16 58L34 54V79L16 83Z", c.accent) +
        fill("M-36 138L36 130V158L-36 164Z", ink),
    ),
  boots: (c) =>
    fill("M82 28L140 20Q146 60 146 92L190 112Q200 120 198 140H66Q62 100 74 72Z", c.primary) +
    fill("M82 14L136 8L140 30L80 38Z", ink) +
    fill("M66 134H198V146Q198 150 192 150H70Q66 150 66 146Z", ink) +
    fill("M112 24L140 20Q146 60 146 92L190 112Q200 120 198 134H130Q150 100 112 24Z", ink, 0.16) +
    [52, 74].map((y) => stroke(`M100 ${y + 2}L142 ${y}`, ink, 7) + stroke(`M124 ${y + 1}H144`, c.accent, 5)).join("") +
    stroke("M150 108L172 118", c.accent, 6),
  helmet: (c) =>
    fill(
      "M70 112C64 54 104 20 146 22C186 24 204 62 198 104Q196 110 188 110L150 112L128 128C104 128 74 128 70 112Z",
      c.primary,
    ) +
    fill("M70 104Q130 118 199 88Q200 110 188 110L150 112L128 128C104 128 72 126 70 104Z", ink, 0.18) +
    fill("M96 112Q116 102 134 112Q138 150 112 152Q92 146 96 112Z", ink) +
    stroke("M108 48Q140 34 172 52M96 72Q140 52 186 76", ink, 6) +
    stroke("M112 150Q132 158 140 150", ink, 5) +
    fill("M84 80Q92 46 124 36Q100 58 98 88Z", "#ffffff", 0.3),
  water: (c) =>
    `<g transform="rotate(-14 130 100)">${fill("M40 104C80 66 180 66 226 96C186 130 90 134 40 104Z", c.primary)}${fill("M40 104C90 112 180 110 226 96C186 130 90 134 40 104Z", ink, 0.18)}<ellipse cx="132" cy="96" rx="32" ry="12" fill="${ink}"/>${fill("M114 96Q130 88 146 96L142 101Q130 96 118 101Z", c.accent)}${fill("M62 96L84 84L92 114L74 114Z", c.secondary)}${stroke("M84 134L186 54", ink, 4)}${fill("M186 54Q186 34 206 32Q210 48 190 58ZM84 134Q62 132 60 150Q78 156 88 138Z", c.accent)}</g>`,
  bike: (c) =>
    wheel(78, 116, 33) +
    wheel(172, 116, 33) +
    stroke("M78 116L104 66H150L118 116ZM104 66L118 116H78M150 66L172 116", c.primary, 8) +
    stroke("M150 70L145 48L128 46", ink, 6) +
    stroke("M104 66L100 54M88 53H112", ink, 6) +
    `<circle cx="118" cy="116" r="11" fill="${ink}"/><circle cx="118" cy="116" r="4" fill="${c.accent}"/>` +
    stroke("M118 116L132 128", ink, 5),
  ebike: (c) =>
    wheel(78, 116, 33) +
    wheel(172, 116, 33) +
    stroke("M78 116L104 66H150L118 116ZM104 66L118 116H78M150 66L172 116", c.primary, 8) +
    stroke("M147 74L124 110", ink, 15) +
    stroke("M145 78L128 104", c.accent, 5) +
    stroke("M150 70L145 48L128 46M104 66L100 54M88 53H112", ink, 6) +
    `<circle cx="118" cy="116" r="16" fill="${ink}"/><circle cx="118" cy="116" r="6" fill="${grey}"/>` +
    stroke("M118 116L132 128", ink, 5),
  child: (c) =>
    wheel(88, 122, 25) +
    wheel(166, 122, 25) +
    stroke("M88 122L148 88M112 108L104 90M148 84L166 122", c.primary, 9) +
    stroke("M148 88L143 66M132 66H152M92 88H116", ink, 7) +
    stroke("M130 66H138", c.accent, 8),
  camp: (c) =>
    stroke("M52 148L84 96M222 148L190 96", c.accent, 2.5) +
    fill("M62 146C80 80 104 44 136 40C168 44 194 80 212 146Z", c.primary) +
    fill("M136 40C168 44 194 80 212 146H180Q172 84 136 40Z", ink, 0.16) +
    fill("M106 146Q112 92 136 74Q160 92 166 146Z", ink) +
    fill("M106 146Q112 92 136 74Q126 110 120 146Z", c.secondary) +
    stroke("M62 146C80 80 104 44 136 40C168 44 194 80 212 146", c.accent, 4),
  climb: (c) =>
    stroke("M108 62C98 30 152 16 158 54L150 116C148 136 116 138 112 118Z", c.primary, 13) +
    stroke("M108 64L112 116", grey, 9) +
    fill("M101 78h15v26h-15Z", ink) +
    stroke("M132 130C132 150 170 150 176 128S210 96 224 130", c.accent, 8),
  transport: (c) =>
    fill("M44 92C60 60 96 52 130 52H186Q216 54 224 92L220 98H48Z", c.primary) +
    fill("M48 98H220Q212 120 190 120H80Q56 120 48 98Z", ink) +
    fill("M44 92C120 80 180 84 224 92L220 98H48Z", ink, 0.18) +
    fill("M84 120h14v14h-14ZM170 120h14v14h-14Z", ink) +
    stroke("M72 138H112M158 138H198", grey, 7) +
    fill("M124 92h20v12h-20Z", c.accent),
  skates: (c) =>
    fill("M84 22L136 18Q136 60 148 78L190 96Q198 104 196 118H74Q72 90 82 66Z", c.primary) +
    fill("M116 20L136 18Q136 60 148 78L190 96Q198 104 196 118H140Q150 80 116 20Z", ink, 0.16) +
    fill("M76 116H198L192 126H84Z", ink) +
    [92, 122, 152, 182]
      .map(
        (x) => `<circle cx="${x}" cy="138" r="13" fill="${ink}"/><circle cx="${x}" cy="138" r="5" fill="${c.accent}"/>`,
      )
      .join("") +
    stroke("M122 40L140 44M124 56L144 60M128 72L150 78", c.secondary, 5),
  voucher: (c) =>
    `<g transform="rotate(-8 136 96)">${fill("M58 56H214Q222 56 222 64V134Q222 142 214 142H58Q50 142 50 134V64Q50 56 58 56Z", c.primary)}${fill("M50 142L110 92L132 112L172 70L222 128V134Q222 142 214 142Z", ink, 0.55)}${fill("M172 70L158 85L166 92L173 84L181 92L186 87Z", "#ffffff")}${trail("M86 140C110 112 150 128 150 108S168 96 171 80", 4, trailRed)}${fill("M64 68H120V76H64ZM64 82H100V87H64Z", "#ffffff")}</g>`,
};

/** The object of a tile as a part of another drawing. */
export const tileBody = (kind: TileKind, colors: TileColors): string =>
  tiles[kind]({ secondary: "#ffffff", accent: "#f0b400", ...colors });

/** One object on a transparent ground, 240 × 160, cut by the tile's lower right corner. */
export function categoryTile(kind: TileKind, colors: TileColors): string {
  return svg(240, 160, tileBody(kind, colors), `width="240" height="160" preserveAspectRatio="xMaxYMax meet"`);
}

/** A dotted trail over a hill to a signpost: for empty carts, lists and results. */
export function emptyTrail(color = trailRed): string {
  const body =
    fill("M0 200L70 120L110 156L190 60L262 150L310 108L400 200Z", "#c9dfea") +
    fill("M190 60L262 150L240 200H180L204 130Z", "#b4cfdd") +
    fill("M190 60L212 88L198 84L188 98L176 80L168 88Z", "#ffffff") +
    fill("M0 240V190C80 150 150 160 220 180C290 200 350 170 400 150V240Z", "#c9d8cd") +
    fill("M0 240V216C100 190 190 220 260 216C320 212 370 196 400 190V240Z", "#b4c8ba") +
    spruce(44, 196, 46, "#2c7d3b") +
    spruce(70, 192, 34, "#173b2d") +
    spruce(352, 172, 40, "#2c7d3b") +
    spruce(378, 170, 54, "#173b2d") +
    trail("M20 234C90 216 120 236 180 214S200 186 250 184C276 183 290 178 300 168", 6, color) +
    fill("M303 96h7v78h-7Z", "#8a6a3f") +
    fill("M307 96h3v78h-3Z", ink, 0.25) +
    fill("M282 100H338L350 109L338 118H282Z", "#f0b400") +
    fill("M330 124H276L264 133L276 142H330Z", "#ffffff") +
    fill("M292 106h32v6h-32Z", ink) +
    fill("M284 127h12v4h-12ZM284 135h12v4h-12Z", "#d5ddd8") +
    fill("M284 131h12v4h-12Z", color);
  return svg(400, 240, body, `width="400" height="240"`);
}
