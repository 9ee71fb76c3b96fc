import { ink, slate, snow, steel, wood } from "./canvas";
import { fill, spruce, stroke, svg, type TileColors, type TileKind, tileBody, trail } from "./hero";

/*
 * Covers of articles: a landscape with its own sky, so that they look the same on any ground, and the thing that the
 * article is about.
 */

const [red, blue, green, yellow] = ["#d93a12", "#1b5fb8", "#2c7d3b", "#f0b400"];
const [pine, moss, meadow, ice, haze] = ["#173b2d", "#2c6450", "#6fa277", "#dcebf3", "#b4cfdd"];
const [dawn, sand, rock, shade] = ["#f6e3cf", "#e9cfa4", "#a9a59a", "#8b877d"];

const cover = (sky: string, body: string): string =>
  svg(480, 320, fill("M0 0H480V320H0Z", sky) + body, `width="480" height="320" preserveAspectRatio="xMidYMid slice"`);
const sun = (x: number, y: number, r: number, colour = yellow): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;
const thing = (kind: TileKind, colours: TileColors, x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${tileBody(kind, colours)}</g>`;
const wooded = (trees: readonly (readonly [number, number, number])[], colour: string): string =>
  trees.map(([x, y, height]) => spruce(x, y, height, colour)).join("");
/** Somebody seen from afar, standing at this point. */
const figure = (x: number, y: number, coat: string, h = 46): string =>
  stroke(`M${x - 4} ${y}L${x} ${y - h * 0.42}L${x + 5} ${y}`, ink, h * 0.11) +
  stroke(`M${x} ${y - h * 0.44}V${y - h * 0.7}`, coat, h * 0.26) +
  `<circle cx="${x}" cy="${y - h * 0.95}" r="${h * 0.12}" fill="#eab897"/>` +
  fill(`M${x - h * 0.13} ${y - h * 0.96}A${h * 0.13} ${h * 0.13} 0 0 1 ${x + h * 0.13} ${y - h * 0.96}Z`, coat);

const peaks = (far: string, near: string): string =>
  fill("M0 210L60 150L110 186L178 96L240 170L300 128L372 190L430 146L480 180V320H0Z", far) +
  fill("M178 96L240 170L214 200H150L170 150Z", near, 0.5) +
  fill("M178 96L200 122L188 118L178 132L166 114L158 122Z", snow);
const hills = (far: string, mid: string, near: string): string =>
  fill("M0 180C80 140 160 150 240 172C320 194 400 160 480 140V320H0Z", far) +
  fill("M0 226C100 190 190 206 270 224C350 242 420 214 480 204V320H0Z", mid) +
  fill("M0 276C120 246 220 262 310 272C380 280 440 262 480 254V320H0Z", near);
const lake = (from: number): string =>
  fill(`M0 ${from}H480V320H0Z`, "#7fb2dd") +
  [24, 58, 84].map((step, i) => stroke(`M${40 + i * 90} ${from + step}h${70 - i * 8}`, ice, 3)).join("");
const snowfield = fill("M0 232C100 204 200 214 280 236C360 258 420 232 480 222V320H0Z", snow);

const castle =
  fill("M318 158V92H352V158Z", "#f3ead6") +
  fill("M312 92H358L335 62Z", "#b4512f") +
  fill("M352 160V118H402V160Z", "#f3ead6") +
  fill("M346 118L376 96L408 118Z", "#b4512f") +
  [
    [326, 104],
    [338, 104],
    [362, 130],
    [382, 130],
  ]
    .map(([x, y]) => fill(`M${x} ${y}h7v12h-7Z`, slate))
    .join("");

/** By the name of their file. */
export const covers: Readonly<Record<string, string>> = {
  "cover-skis": cover(
    ice,
    peaks(haze, "#9fbfd0") +
      snowfield +
      wooded(
        [
          [52, 246, 54],
          [88, 238, 76],
          [126, 244, 46],
        ],
        moss,
      ) +
      fill("M0 284C140 262 300 296 480 270V320H0Z", ice) +
      thing("ski", { primary: red }, 128, 70, 1.62),
  ),
  "cover-bike": cover(
    dawn,
    sun(96, 92, 34) +
      hills("#a9c7ab", meadow, green) +
      wooded(
        [
          [40, 232, 60],
          [74, 226, 84],
        ],
        pine,
      ) +
      trail("M0 300C120 280 170 250 250 258", 6, red) +
      thing("child", { primary: yellow, accent: red }, 152, 82, 1.38),
  ),
  "cover-ferrata": cover(
    "#cfe3ee",
    fill("M0 220L70 170L130 206L200 150L260 200V320H0Z", haze) +
      wooded(
        [
          [44, 318, 90],
          [92, 320, 66],
          [136, 320, 48],
        ],
        moss,
      ) +
      fill("M190 320L214 236L204 190L246 132L262 76L318 30L372 0H480V320Z", rock) +
      fill("M318 30L372 0H480V320H402L420 214L386 142L402 78Z", shade) +
      fill("M246 132L286 150L280 210L312 262L300 320H190L214 236L204 190Z", "#bbb7ac") +
      stroke("M214 300L238 214L268 150L306 92L360 40", ink, 3) +
      [
        [214, 300],
        [238, 214],
        [268, 150],
        [306, 92],
        [360, 40],
      ]
        .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5" fill="${ink}"/>`)
        .join("") +
      stroke("M262 168L290 120", yellow, 4) +
      stroke("M262 168L276 138", yellow, 4) +
      figure(250, 212, red, 66) +
      stroke("M252 180L272 146", red, 7) +
      figure(364, 60, blue, 50),
  ),
  "cover-river": cover(
    "#d9e9ef",
    hills("#9dbba6", moss, pine) +
      `<g transform="translate(0 26)">${castle}</g>` +
      wooded(
        [
          [30, 236, 70],
          [66, 240, 92],
          [104, 236, 60],
          [440, 216, 66],
          [466, 220, 84],
        ],
        "#12301f",
      ) +
      fill(
        "M480 214C380 214 240 222 214 244C188 266 300 268 360 284C400 296 410 310 404 320H40C60 290 120 276 160 262C210 240 150 232 240 216C320 204 420 206 480 204Z",
        "#7fb2dd",
      ) +
      stroke("M120 304h60M250 284h50M330 306h36", ice, 3) +
      figure(196, 282, blue, 44) +
      figure(248, 282, red, 44) +
      fill("M150 270Q222 296 296 270Q290 298 262 300H184Q156 298 150 270Z", yellow) +
      stroke("M184 246L166 292M262 246L280 290", wood, 5),
  ),
  "cover-ridge": cover(
    "#cfe0ec",
    sun(392, 78, 28, "#fff3c4") +
      peaks("#a9c3d6", "#8fb0c6") +
      fill("M0 250C90 196 180 176 262 196C340 214 410 184 480 168V320H0Z", snow) +
      fill("M262 196C340 214 410 184 480 168V320H250C330 290 320 240 262 196Z", ice) +
      fill("M56 206h44v22h-44Z", "#8a5a36") +
      fill("M48 208L78 184L108 208Z", red) +
      fill("M64 212h10v10h-10Z", dawn) +
      [150, 206, 262, 318, 374, 430].map((x, i) => stroke(`M${x} ${226 - (i % 2) * 6}v-26`, wood, 4)).join("") +
      trail("M96 230C160 250 220 224 290 240S400 232 470 214", 5, red) +
      stroke("M196 292L268 284M214 304L286 296", blue, 5) +
      figure(238, 292, red, 74) +
      stroke("M226 250L204 296M250 250L272 292", ink, 3),
  ),
  "cover-helmet": cover(
    "#f4e6c8",
    hills("#dcb98a", "#b98f5b", "#8b6a42") +
      sun(90, 80, 30, red) +
      wooded(
        [
          [46, 266, 60],
          [426, 262, 76],
          [456, 266, 54],
        ],
        pine,
      ) +
      thing("helmet", { primary: blue }, 96, 52, 1.5),
  ),
  "cover-paddleboard": cover(
    "#e4f0f6",
    sun(110, 84, 30) +
      fill("M0 190C90 150 180 168 260 176C340 184 410 150 480 160V230H0Z", meadow) +
      wooded(
        [
          [30, 196, 50],
          [60, 194, 66],
          [410, 186, 56],
          [446, 188, 72],
        ],
        pine,
      ) +
      lake(196) +
      fill("M116 268Q250 292 400 262Q404 276 376 286Q260 304 142 286Q118 280 116 268Z", "#f3ead6") +
      fill("M124 276Q250 300 396 270L390 278Q260 304 142 286Z", green) +
      figure(250, 276, red, 108) +
      stroke("M262 214L296 176M262 214L236 298", wood, 6) +
      fill("M230 290h14l-4 26h-12Z", ink) +
      stroke("M60 300h50M400 302h60", ice, 3),
  ),
  "cover-nordic": cover(
    "#dfe9ee",
    fill("M0 190C120 160 240 176 320 168C400 160 440 150 480 150V320H0Z", haze) +
      wooded(
        [
          [30, 232, 96],
          [78, 224, 120],
          [126, 228, 80],
          [360, 222, 90],
          [408, 228, 124],
          [456, 232, 100],
        ],
        moss,
      ) +
      fill("M0 236C140 214 340 214 480 232V320H0Z", snow) +
      stroke("M210 320C230 280 240 250 242 222M234 320C248 280 252 250 250 222", haze, 4) +
      stroke("M300 320C286 280 268 250 262 222M324 320C304 280 280 250 270 222", haze, 4) +
      stroke("M214 300L262 288M290 300L330 288", blue, 5) +
      figure(262, 292, yellow, 96) +
      stroke("M250 240L222 296M274 240L312 296", ink, 3),
  ),
  "cover-board-or-skis": cover(
    "#d7e6f1",
    peaks("#a9c3d6", "#8fb0c6") +
      snowfield +
      wooded(
        [
          [36, 250, 60],
          [70, 244, 84],
          [440, 240, 72],
        ],
        moss,
      ) +
      fill("M0 282C150 262 300 292 480 268V320H0Z", ice) +
      thing("ski", { primary: red }, 20, 96, 1.3) +
      thing("snowboard", { primary: ink, secondary: yellow }, 196, 84, 1.4),
  ),
  "cover-camp": cover(
    "#22405a",
    [
      [60, 50],
      [120, 90],
      [210, 40],
      [300, 74],
      [380, 36],
      [430, 96],
      [170, 118],
    ]
      .map(([x = 0, y = 0]) => sun(x, y, 2.4, ice))
      .join("") +
      sun(398, 62, 22, "#fff3c4") +
      hills("#2f5468", "#234552", "#173b2d") +
      wooded(
        [
          [36, 268, 90],
          [78, 262, 116],
          [120, 268, 74],
          [446, 262, 84],
        ],
        "#0e2a20",
      ) +
      thing("camp", { primary: green }, 130, 88, 1.25) +
      figure(120, 300, red, 56) +
      fill("M74 302l10-22 10 22Z", yellow) +
      fill("M79 302l5-12 5 12Z", red),
  ),
  "cover-avalanche": cover(
    "#cbdcea",
    fill("M0 250L120 110L186 164L286 44L400 170L480 120V320H0Z", "#a9c3d6") +
      fill("M286 44L400 170L360 260L250 240Z", haze) +
      fill("M286 44L330 92L306 88L288 110L266 86L250 88Z", snow) +
      fill("M0 262C120 220 240 226 320 252C390 274 440 250 480 236V320H0Z", snow) +
      stroke("M150 292V128", red, 6) +
      stroke("M150 160h0M150 200h0M150 240h0", snow, 7) +
      stroke("M330 286L376 176", wood, 9) +
      stroke("M364 170L392 182", wood, 9) +
      fill("M306 270L352 288L336 318Q312 320 294 304Z", steel) +
      fill("M318 276L340 284L332 312L314 306Z", slate) +
      `<rect x="206" y="206" width="64" height="92" rx="14" fill="${yellow}"/>` +
      `<rect x="218" y="220" width="40" height="30" rx="4" fill="${ink}"/>` +
      stroke("M228 240l10-10 10 10", "#8fe3a2", 4) +
      sun(238, 274, 9, red),
  ),
  "cover-boots": cover(
    "#efe6da",
    fill("M0 232H480V320H0Z", sand) +
      fill("M0 232H480V240H0Z", wood, 0.6) +
      stroke("M40 40H200M40 84H200", wood, 8) +
      fill("M60 20h16v20h-16ZM96 8h16v32h-16ZM132 16h16v24h-16Z", blue) +
      fill("M58 60h40v24h-40ZM118 54h52v30h-52Z", red) +
      thing("boots", { primary: red }, 118, 66, 1.46) +
      stroke("M24 286H160", ink, 4) +
      [40, 64, 88, 112, 136].map((x) => stroke(`M${x} 286v-12`, ink, 3)).join(""),
  ),
};
