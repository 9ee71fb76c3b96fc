import { darker, snow } from "./canvas";
import { fill, spruce, stroke, svg, trail } from "./hero";

/** Colours of a front's ground: they follow the theme that it wears. */
interface Ground {
  base: string;
  mid: string;
  high: string;
  light: string;
  trail: string;
}
const pine: Ground = { base: "#173b2d", mid: "#205040", high: "#2c6450", light: "#dcebf3", trail: "#d93a12" };
const navy: Ground = { base: "#14294d", mid: "#1c3a6b", high: "#29508c", light: "#dcebf3", trail: "#5b9bf0" };
const autumn: Ground = { ...pine, trail: "#f08a1c" };
const lake: Ground = { base: "#0d3f4a", mid: "#15505e", high: "#1f6373", light: "#dcebf3", trail: "#38c5b5" };

const scene = (body: string): string =>
  svg(760, 620, body, `width="760" height="620" preserveAspectRatio="xMaxYMax meet"`);

/** Spruces at these places: x, y of the foot, height. */
const wood = (trees: readonly (readonly [number, number, number])[], colour: string): string =>
  trees.map(([x, y, height]) => spruce(x, y, height, colour)).join("");

const flag = (x: number, y: number, colour: string): string =>
  stroke(`M${x} ${y}V${y - 46}`, snow, 4) +
  fill(`M${x} ${y - 46}h30v8h-30Z`, snow) +
  fill(`M${x} ${y - 38}h30v8h-30Z`, colour) +
  fill(`M${x} ${y - 30}h30v8h-30Z`, snow);

/** A chair of a lift hanging on its rope. */
const chair = (x: number, y: number): string =>
  stroke(`M${x} ${y}v38`, snow, 4) +
  stroke(`M${x - 16} ${y + 38}h34`, snow, 6) +
  stroke(`M${x - 16} ${y + 38}v-18`, snow, 5);

const slope = ({ base, mid, high, light, trail: dots }: Ground): string =>
  scene(
    fill("M-100 620L60 330L150 420L250 300L360 440L470 250L560 160L760 380V620Z", mid, 0.6) +
      fill("M20 620L300 330L420 220L500 130L560 96L640 170L760 260V620Z", mid) +
      // The piste from the summit to the valley.
      fill(
        "M560 96L500 130C470 220 520 290 430 370C350 440 250 480 180 620H520C560 540 640 480 620 380C604 300 590 200 610 142Z",
        snow,
      ) +
      fill(
        "M610 142C590 200 604 300 620 380C640 480 560 540 520 620H440C490 520 590 470 572 380C560 300 560 210 580 116Z",
        light,
      ) +
      fill("M620 150L760 260V620H520C560 540 640 480 620 380C606 310 598 220 612 158Z", high) +
      wood(
        [
          [640, 330, 62],
          [690, 350, 84],
          [732, 372, 70],
          [650, 440, 78],
          [712, 470, 96],
          [600, 560, 84],
          [664, 580, 110],
          [734, 592, 96],
        ],
        base,
      ) +
      wood(
        [
          [330, 420, 60],
          [286, 462, 76],
          [232, 500, 62],
          [186, 548, 92],
          [120, 590, 78],
        ],
        base,
      ) +
      stroke("M-100 361L560 70", snow, 3) +
      stroke("M560 70V112", snow, 8) +
      stroke("M240 212V330", high, 10) +
      stroke("M222 212H260", high, 8) +
      chair(205, 227) +
      chair(330, 172) +
      chair(450, 119) +
      flag(556, 96, dots) +
      trail(
        "M556 130C520 200 560 250 520 310C470 372 400 400 420 450C440 500 500 500 470 560C460 590 440 600 430 620",
        11,
        dots,
      ),
  );

/** A tower that goes on where its mountain ends. */
const tower = (x: number, foot: number): string =>
  fill(
    `M${x - 46} ${foot}C${x - 20} ${foot - 60} ${x - 12} ${foot - 120} ${x - 8} ${foot - 190}H${x + 8}C${x + 12} ${foot - 120} ${x + 20} ${foot - 60} ${x + 46} ${foot}Z`,
    snow,
  ) +
  fill(
    `M${x} ${foot - 190}H${x + 8}C${x + 12} ${foot - 120} ${x + 20} ${foot - 60} ${x + 46} ${foot}H${x + 10}C${x + 4} ${foot - 60} ${x + 2} ${foot - 120} ${x} ${foot - 190}Z`,
    "#c3d3da",
  ) +
  fill(
    `M${x - 30} ${foot - 34}H${x + 30}V${foot - 22}H${x - 34}ZM${x - 22} ${foot - 60}H${x + 22}V${foot - 50}H${x - 25}Z`,
    "#55635c",
  ) +
  stroke(`M${x} ${foot - 190}v-44`, snow, 5);

const ridge = ({ base, mid, high, light, trail: dots }: Ground): string =>
  scene(
    fill("M-100 620L80 420L220 470L360 380L520 470L680 400L760 440V620Z", mid, 0.6) +
      fill("M90 620C260 560 380 460 470 330L500 280H528L560 330C630 450 690 500 760 530V620Z", mid) +
      fill("M514 280H528L560 330C630 450 690 500 760 530V620H560C600 540 560 400 514 280Z", base, 0.35) +
      tower(514, 288) +
      fill("M-100 620C40 500 200 520 330 540C480 562 620 500 760 520V620Z", high) +
      fill("M-100 620C60 560 240 560 400 584C540 604 660 580 760 570V620Z", light) +
      wood(
        [
          [60, 566, 74],
          [104, 556, 96],
          [150, 552, 68],
          [230, 556, 60],
          [610, 560, 92],
          [664, 552, 118],
          [716, 556, 86],
        ],
        base,
      ) +
      // Two tracks side by side, as a machine leaves them.
      stroke("M180 620C300 590 420 604 520 590C600 578 660 590 760 576", snow, 5) +
      stroke("M210 632C320 604 430 618 530 604C610 592 670 602 770 588", snow, 5) +
      trail("M470 560C420 520 470 480 450 440C440 400 490 380 492 330C494 312 500 300 506 292", 11, dots),
  );

/** A round tower with its gallery and green dome, above the river's bend. */
const castle = (x: number, foot: number): string =>
  fill(`M${x - 34} ${foot}V${foot - 120}H${x + 34}V${foot}Z`, "#f3ead6") +
  fill(`M${x + 6} ${foot}V${foot - 120}H${x + 34}V${foot}Z`, "#d9c7a3") +
  fill(`M${x - 42} ${foot - 120}V${foot - 132}H${x + 42}V${foot - 120}Z`, "#b4512f") +
  fill(`M${x - 28} ${foot - 132}V${foot - 168}H${x + 28}V${foot - 132}Z`, "#f3ead6") +
  fill(
    `M${x - 36} ${foot - 168}C${x - 30} ${foot - 204} ${x - 10} ${foot - 202} ${x - 6} ${foot - 226}H${x + 6}C${x + 10} ${foot - 202} ${x + 30} ${foot - 204} ${x + 36} ${foot - 168}Z`,
    "#4f9a7d",
  ) +
  stroke(`M${x} ${foot - 226}v-28`, "#f0b400", 4) +
  fill(`M${x - 8} ${foot - 92}h16v26h-16ZM${x - 8} ${foot - 50}h16v26h-16Z`, "#5a4334") +
  fill(`M${x + 34} ${foot}V${foot - 62}H${x + 150}V${foot}Z`, "#f3ead6") +
  fill(`M${x + 28} ${foot - 62}L${x + 52} ${foot - 96}H${x + 138}L${x + 158} ${foot - 62}Z`, "#b4512f") +
  fill(
    `M${x + 54} ${foot - 44}h14v20h-14ZM${x + 86} ${foot - 44}h14v20h-14ZM${x + 118} ${foot - 44}h14v20h-14Z`,
    "#5a4334",
  );

const canoe = (x: number, y: number): string =>
  fill(
    `M${x} ${y}C${x + 20} ${y + 34} ${x + 150} ${y + 34} ${x + 172} ${y - 4}C${x + 120} ${y + 8} ${x + 50} ${y + 10} ${x} ${y}Z`,
    "#f0b400",
  ) +
  fill(
    `M${x + 12} ${y + 13}C${x + 40} ${y + 32} ${x + 140} ${y + 30} ${x + 164} ${y + 8}C${x + 120} ${y + 20} ${x + 50} ${y + 22} ${x + 12} ${y + 13}Z`,
    darker("#f0b400"),
  ) +
  [46, 112]
    .map(
      (at, index) =>
        fill(
          `M${x + at - 15} ${y + 8}C${x + at - 14} ${y - 26} ${x + at + 14} ${y - 26} ${x + at + 15} ${y + 8}Z`,
          index ? "#d93a12" : "#1b5fb8",
        ) +
        `<circle cx="${x + at}" cy="${y - 32}" r="12" fill="#e9bd95"/>` +
        stroke(`M${x + at - 24} ${y + 30}L${x + at + 20} ${y - 40}`, "#5a4334", 5),
    )
    .join("");

const river = ({ base, mid, high, light, trail: dots }: Ground): string =>
  scene(
    fill("M-100 620L40 400L180 330L300 380L440 260L600 340L760 270V620Z", mid, 0.6) +
      fill("M60 620C160 470 300 400 420 380C520 360 640 380 760 340V620Z", mid) +
      castle(500, 388) +
      fill("M380 400C460 376 600 392 760 360V470C620 450 480 470 380 400Z", high) +
      fill("M-100 620C80 480 260 470 400 480C560 492 680 470 760 440V620Z", high) +
      // The river comes round the castle and goes past.
      fill(
        "M760 404C640 430 470 410 420 452C380 486 520 500 560 530C600 562 500 600 420 620H760C720 580 700 540 640 510C580 482 560 470 620 456C680 444 720 446 760 436Z",
        "#7fb4dc",
      ) +
      stroke(
        "M600 470C640 462 680 460 720 456M600 560C640 572 670 590 690 606M520 596C560 590 590 580 610 566",
        light,
        5,
      ) +
      canoe(500, 560) +
      wood(
        [
          [210, 500, 70],
          [256, 488, 92],
          [304, 490, 66],
          [130, 560, 84],
          [330, 560, 96],
          [384, 580, 70],
        ],
        base,
      ) +
      trail("M60 620C120 560 200 560 240 530C300 490 330 440 390 432C440 424 470 410 480 390", 11, dots),
  );

/** Pictures of the demo's fronts by their names. */
export const frontScenes: Readonly<Record<string, string>> = {
  "front-slope": slope(navy),
  "front-ridge": ridge(autumn),
  "front-river": river(lake),
};

interface Look {
  skin: string;
  hair: string;
  jacket: string;
  /** A hat instead of hair on the top of the head. */
  hat?: string;
  long?: boolean;
  glasses?: boolean;
  beard?: boolean;
}

/** Head and shoulders, as flat as everything else in the catalogue. */
function portrait({ skin, hair, jacket, hat, long, glasses, beard }: Look): string {
  const body =
    (long ? fill("M27 44C25 20 71 20 69 44V66C69 74 27 74 27 66Z", hair) : "") +
    fill("M10 96C12 74 30 68 48 68S84 74 86 96Z", jacket) +
    fill("M48 68C66 68 84 74 86 96H62C64 84 58 74 48 68Z", darker(jacket)) +
    fill("M40 56H56V70C56 78 40 78 40 70Z", darker(skin, 0.14)) +
    `<circle cx="48" cy="44" r="19" fill="${skin}"/>` +
    (beard ? fill("M29 46C30 66 40 68 48 68S66 66 67 46C62 56 56 54 48 54S34 56 29 46Z", hair) : "") +
    (hat
      ? fill("M28 40C28 18 68 18 68 40V43H28Z", hat) +
        fill("M26 36H70V44H26Z", darker(hat)) +
        `<circle cx="48" cy="20" r="5" fill="${snow}"/>`
      : fill("M28 44C24 16 72 16 68 44C66 36 58 34 50 34C42 34 34 34 28 44Z", hair)) +
    (glasses ? stroke("M33 46h11v6h-9ZM52 46h11l-2 6h-9ZM44 47h8", "#12201a", 2) : "") +
    `<circle cx="41" cy="47" r="2" fill="#12201a"/><circle cx="55" cy="47" r="2" fill="#12201a"/>` +
    stroke("M42 57C45 60 51 60 54 57", beard ? snow : "#12201a", 2) +
    fill("M66 78h12v12h-12Z", snow) +
    fill("M66 82h12v4h-12Z", "#d93a12");
  return svg(96, 96, body, `width="96" height="96"`);
}

const [pale, warm, brown] = ["#f1cfae", "#e9bd95", "#c98f62"];

/** The people of the demo's fronts and blog by the names of their pictures. */
export const portraits: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      { skin: pale, hair: "#5a3a22", jacket: "#173b2d", long: true },
      { skin: warm, hair: "#3b2a1c", jacket: "#2c7d3b", beard: true },
      { skin: warm, hair: "#1a1512", jacket: "#d93a12", long: true, glasses: true },
      { skin: pale, hair: "#8a6a3f", jacket: "#1c3a6b", hat: "#1b5fb8", beard: true },
      { skin: pale, hair: "#d2a24c", jacket: "#29508c", long: true },
      { skin: warm, hair: "#4a2f1a", jacket: "#7fb4dc", glasses: true },
      { skin: pale, hair: "#a8452f", jacket: "#e07b2a", hat: "#f0b400", long: true },
      { skin: warm, hair: "#9aa5a0", jacket: "#205040", beard: true, glasses: true },
      { skin: brown, hair: "#1a1512", jacket: "#b4512f" },
      { skin: warm, hair: "#3b2a1c", jacket: "#1f7a7a", long: true },
      { skin: pale, hair: "#c08a3e", jacket: "#f0b400", hat: "#1b5fb8" },
      { skin: pale, hair: "#c3cdc8", jacket: "#6b3a5b", long: true, glasses: true },
      // Those who write for the blog.
      { skin: warm, hair: "#6b4a2c", jacket: "#b4512f", hat: "#d93a12", beard: true },
      { skin: pale, hair: "#2a2522", jacket: "#1c3a6b", glasses: true },
      { skin: warm, hair: "#7a3b1e", jacket: "#2c7d3b", long: true },
    ] satisfies Look[]
  ).map((look, index) => [`person-${index + 1}`, portrait(look)]),
);
