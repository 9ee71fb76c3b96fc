/**
 * Scenery of the site itself: drawn to be put inline, so each piece stays under 6 kB, carries no ids
 * (two on a page must not clash) and hides from assistive technology.
 */
const trailRed = "#d93a12";

const svg = (width: number, height: number, body: string, extra = ""): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" aria-hidden="true" focusable="false" ${extra}>${body}</svg>`;
const fill = (d: string, colour: string, opacity = 1): string => `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
const stroke = (d: string, colour: string, width: number, extra = ""): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
/** Dots of the trail; the class lets a style sheet move or pause them. */
const trail = (d: string, width: number, colour: string): string => stroke(d, colour, width, `stroke-dasharray="${width * 0.5} ${width * 2.1}" class="trail"`);

const spruce = (x: number, y: number, h: number, colour: string): string =>
  fill(`M${x} ${y - h}L${x + h * 0.17} ${y - h * 0.62}H${x + h * 0.1}L${x + h * 0.24} ${y - h * 0.3}H${x + h * 0.14}L${x + h * 0.3} ${y}H${x - h * 0.3}L${x - h * 0.14} ${y - h * 0.3}H${x - h * 0.24}L${x - h * 0.1} ${y - h * 0.62}H${x - h * 0.17}Z`, colour);

/**
 * Layered mountains on a transparent sky, made for a pine `#173b2d` surface. Drawn 1200 × 800 and fitted
 * from the lower right, so that the summit survives a narrow or a wide frame.
 */
export function mountainScene({ width, height, trail: colour = trailRed }: { width: number; height: number; trail?: string }): string {
  const far = "M0 470L150 330L250 420L390 250L560 440L700 340L900 470L1010 330L1090 400L1200 300V800H0Z";
  const main = "M240 800L560 360L620 300L660 250L760 110L850 236L900 290L960 350L1200 640V800Z";
  const shade = "M760 110L850 236L900 290L960 350L1200 640V800H820L760 640L800 520L740 430L780 330L736 250Z";
  const snow = "M760 110L850 236L884 272L838 256L812 306L776 262L742 300L716 252L680 290L645 271L660 250Z";
  const middle = "M0 620L140 520L250 590L410 470L600 640L760 560L930 660L1080 560L1200 620V800H0Z";
  const front = "M0 730C160 660 300 650 470 700C640 750 820 690 960 690C1060 690 1140 710 1200 740V800H0Z";
  const trees = [[90, 706, 74], [134, 698, 96], [182, 690, 66], [930, 702, 90], [980, 700, 118], [1034, 704, 82], [1080, 712, 100], [560, 728, 52], [594, 732, 70]] as const;
  const body =
    fill(far, "#1f4a39") + fill(main, "#2a6350") + fill(shade, "#214f3f") + fill(snow, "#ffffff") + fill("M760 110L850 236L884 272L838 256L812 306L776 262L768 200Z", "#dcebf3")
    + fill(middle, "#245a47") + fill("M410 470L600 640L760 560L930 660L1000 612L1080 800H480L520 660L440 590Z", "#1d4a3a")
    + trail("M300 800C380 730 560 720 640 660C740 590 560 560 610 500C660 440 800 470 800 400C800 340 690 340 716 280C730 250 748 200 757 140", 11, colour)
    + trees.map(([x, y, h]) => spruce(x, y, h, x % 4 ? "#123026" : "#163a2d")).join("") + fill(front, "#12301f") + fill("M0 760C220 700 420 720 620 760C800 790 1000 740 1200 770V800H0Z", "#0f281b")
    + stroke("M757 112V66", "#ffffff", 5) + fill("M757 66h40v9h-40Z", "#ffffff") + fill("M757 75h40v9h-40Z", colour) + fill("M757 84h40v9h-40Z", "#ffffff");
  return svg(1200, 800, body, `width="${width}" height="${height}" preserveAspectRatio="xMaxYMax slice"`);
}

/** The hiking mark: white, colour, white, with a thin edge so that it stands on white paper too. */
export function trailMarker(color: string): string {
  return svg(24, 24, `<rect x=".5" y=".5" width="23" height="23" rx="2.5" fill="#fff" stroke="#d5ddd8"/><path d="M1 8.3h22v7.4H1z" fill="${color}"/>`, `width="24" height="24"`);
}

export const tileKinds = ["ski", "snowboard", "cross-country", "touring", "boots", "helmet", "water", "bike", "ebike", "child", "camp", "climb", "transport", "skates", "voucher"] as const;
export type TileKind = (typeof tileKinds)[number];
export interface TileColors { primary: string; secondary?: string; accent?: string }

const ink = "#12201a";
const grey = "#8f9d97";
const wheel = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${ink}" stroke-width="7"/><circle cx="${x}" cy="${y}" r="${r - 6}" fill="none" stroke="${grey}" stroke-width="1.5"/><circle cx="${x}" cy="${y}" r="5" fill="${ink}"/>`;
/** A strip leaning over the edge of the tile: ski, board or cross-country ski. */
const plank = (x: number, w: number, c: Required<TileColors>, binding: string): string =>
  `<g transform="translate(${x} 0) rotate(24 0 90)">${fill(`M${-w} 200V10C${-w} -14 ${-w * 0.5} -22 0 -22S${w} -14 ${w} 10V200Z`, c.primary)}${fill(`M${-w} 30L${w} 14V44L${-w} 60Z`, c.secondary)}${fill(`M${w * 0.3} -18Q${w} -12 ${w} 10V200H${w * 0.3}Z`, ink, 0.16)}${binding}</g>`;

const tiles: Record<TileKind, (c: Required<TileColors>) => string> = {
  ski: (c) => [118, 152].map((x) => plank(x, 11, c, fill("M-9 82H9V134H-9Z", ink) + fill("M-5 86H5V100H-5ZM-5 116H5V130H-5Z", c.accent))).join(""),
  touring: (c) => [112, 154].map((x) => plank(x, 14, c, fill("M-8 84H8V98H-8ZM-9 122H9V142H-9Z", ink) + fill("M-5 126H5V134H-5Z", c.accent))).join(""),
  "cross-country": (c) => [124, 146].map((x) => plank(x, 6, c, fill("M-5 86H5V124H-5Z", ink))).join("") + stroke("M186 20L118 168", ink, 3),
  snowboard: (c) => plank(136, 31, c, fill("M-36 66L36 50V80L-36 96Z", ink) + fill("M-34 70L-16 66V92L-34 95ZM16 58L34 54V79L16 83Z", c.accent) + fill("M-36 138L36 130V158L-36 164Z", ink)),
  boots: (c) => fill("M82 28L140 20Q146 60 146 92L190 112Q200 120 198 140H66Q62 100 74 72Z", c.primary) + fill("M82 14L136 8L140 30L80 38Z", ink) + fill("M66 134H198V146Q198 150 192 150H70Q66 150 66 146Z", ink) + fill("M112 24L140 20Q146 60 146 92L190 112Q200 120 198 134H130Q150 100 112 24Z", ink, 0.16) + [52, 74].map((y) => stroke(`M100 ${y + 2}L142 ${y}`, ink, 7) + stroke(`M124 ${y + 1}H144`, c.accent, 5)).join("") + stroke("M150 108L172 118", c.accent, 6),
  helmet: (c) => fill("M70 112C64 54 104 20 146 22C186 24 204 62 198 104Q196 110 188 110L150 112L128 128C104 128 74 128 70 112Z", c.primary) + fill("M70 104Q130 118 199 88Q200 110 188 110L150 112L128 128C104 128 72 126 70 104Z", ink, 0.18) + fill("M96 112Q116 102 134 112Q138 150 112 152Q92 146 96 112Z", ink) + stroke("M108 48Q140 34 172 52M96 72Q140 52 186 76", ink, 6) + stroke("M112 150Q132 158 140 150", ink, 5) + fill("M84 80Q92 46 124 36Q100 58 98 88Z", "#ffffff", 0.3),
  water: (c) => `<g transform="rotate(-14 130 100)">${fill("M40 104C80 66 180 66 226 96C186 130 90 134 40 104Z", c.primary)}${fill("M40 104C90 112 180 110 226 96C186 130 90 134 40 104Z", ink, 0.18)}<ellipse cx="132" cy="96" rx="32" ry="12" fill="${ink}"/>${fill("M114 96Q130 88 146 96L142 101Q130 96 118 101Z", c.accent)}${fill("M62 96L84 84L92 114L74 114Z", c.secondary)}${stroke("M84 134L186 54", ink, 4)}${fill("M186 54Q186 34 206 32Q210 48 190 58ZM84 134Q62 132 60 150Q78 156 88 138Z", c.accent)}</g>`,
  bike: (c) => wheel(78, 116, 33) + wheel(172, 116, 33) + stroke("M78 116L104 66H150L118 116ZM104 66L118 116H78M150 66L172 116", c.primary, 8) + stroke("M150 70L145 48L128 46", ink, 6) + stroke("M104 66L100 54M88 53H112", ink, 6) + `<circle cx="118" cy="116" r="11" fill="${ink}"/><circle cx="118" cy="116" r="4" fill="${c.accent}"/>` + stroke("M118 116L132 128", ink, 5),
  ebike: (c) => wheel(78, 116, 33) + wheel(172, 116, 33) + stroke("M78 116L104 66H150L118 116ZM104 66L118 116H78M150 66L172 116", c.primary, 8) + stroke("M147 74L124 110", ink, 15) + stroke("M145 78L128 104", c.accent, 5) + stroke("M150 70L145 48L128 46M104 66L100 54M88 53H112", ink, 6) + `<circle cx="118" cy="116" r="16" fill="${ink}"/><circle cx="118" cy="116" r="6" fill="${grey}"/>` + stroke("M118 116L132 128", ink, 5),
  child: (c) => wheel(88, 122, 25) + wheel(166, 122, 25) + stroke("M88 122L148 88M112 108L104 90M148 84L166 122", c.primary, 9) + stroke("M148 88L143 66M132 66H152M92 88H116", ink, 7) + fill("M128 46h26v6h-26Z", c.accent),
  camp: (c) => stroke("M52 148L84 96M222 148L190 96", c.accent, 2.5) + fill("M62 146C80 80 104 44 136 40C168 44 194 80 212 146Z", c.primary) + fill("M136 40C168 44 194 80 212 146H180Q172 84 136 40Z", ink, 0.16) + fill("M106 146Q112 92 136 74Q160 92 166 146Z", ink) + fill("M106 146Q112 92 136 74Q126 110 120 146Z", c.secondary) + stroke("M62 146C80 80 104 44 136 40C168 44 194 80 212 146", c.accent, 4),
  climb: (c) => stroke("M108 62C98 30 152 16 158 54L150 116C148 136 116 138 112 118Z", c.primary, 13) + stroke("M108 64L112 116", grey, 9) + fill("M101 78h15v26h-15Z", ink) + stroke("M132 130C132 150 170 150 176 128S210 96 224 130", c.accent, 8),
  transport: (c) => fill("M44 92C60 60 96 52 130 52H186Q216 54 224 92L220 98H48Z", c.primary) + fill("M48 98H220Q212 120 190 120H80Q56 120 48 98Z", ink) + fill("M44 92C120 80 180 84 224 92L220 98H48Z", ink, 0.18) + fill("M84 120h14v14h-14ZM170 120h14v14h-14Z", ink) + stroke("M72 138H112M158 138H198", grey, 7) + fill("M124 92h20v12h-20Z", c.accent),
  skates: (c) => fill("M84 22L136 18Q136 60 148 78L190 96Q198 104 196 118H74Q72 90 82 66Z", c.primary) + fill("M116 20L136 18Q136 60 148 78L190 96Q198 104 196 118H140Q150 80 116 20Z", ink, 0.16) + fill("M76 116H198L192 126H84Z", ink) + [92, 122, 152, 182].map((x) => `<circle cx="${x}" cy="138" r="13" fill="${ink}"/><circle cx="${x}" cy="138" r="5" fill="${c.accent}"/>`).join("") + stroke("M122 40L140 44M124 56L144 60M128 72L150 78", c.secondary, 5),
  voucher: (c) => `<g transform="rotate(-8 136 96)">${fill("M58 56H214Q222 56 222 64V134Q222 142 214 142H58Q50 142 50 134V64Q50 56 58 56Z", c.primary)}${fill("M50 142L110 92L132 112L172 70L222 128V134Q222 142 214 142Z", ink, 0.55)}${fill("M172 70L158 85L166 92L173 84L181 92L186 87Z", "#ffffff")}${trail("M86 140C110 112 150 128 150 108S168 96 171 80", 4, trailRed)}${fill("M64 68H120V76H64ZM64 82H100V87H64Z", "#ffffff")}</g>`,
};

/** One object on a transparent ground, 240 × 160, cut by the tile's lower right corner. */
export function categoryTile(kind: TileKind, colors: TileColors): string {
  return svg(240, 160, tiles[kind]({ secondary: "#ffffff", accent: "#f0b400", ...colors }), `width="240" height="160" preserveAspectRatio="xMaxYMax meet"`);
}

/** A dotted trail over a hill to a signpost: for empty carts, lists and results. */
export function emptyTrail(color = trailRed): string {
  const body =
    fill("M0 200L70 120L110 156L190 60L262 150L310 108L400 200Z", "#dcebf3") + fill("M190 60L262 150L240 200H180L204 130Z", "#c8dbe5") + fill("M190 60L212 88L198 84L188 98L176 80L168 88Z", "#ffffff")
    + fill("M0 240V190C80 150 150 160 220 180C290 200 350 170 400 150V240Z", "#c9d8cd") + fill("M0 240V216C100 190 190 220 260 216C320 212 370 196 400 190V240Z", "#b4c8ba")
    + spruce(44, 196, 46, "#2c7d3b") + spruce(70, 192, 34, "#173b2d") + spruce(352, 172, 40, "#2c7d3b") + spruce(378, 170, 54, "#173b2d")
    + trail("M20 234C90 216 120 236 180 214S200 186 250 184C276 183 290 178 300 168", 6, color)
    + fill("M303 96h7v78h-7Z", "#8a6a3f") + fill("M307 96h3v78h-3Z", ink, 0.25) + fill("M282 100H338L350 109L338 118H282Z", "#f0b400") + fill("M330 124H276L264 133L276 142H330Z", "#ffffff") + fill("M292 106h32v6h-32Z", ink) + fill("M284 127h12v4h-12ZM284 135h12v4h-12Z", "#d5ddd8") + fill("M284 131h12v4h-12Z", color);
  return svg(400, 240, body, `width="400" height="240"`);
}
