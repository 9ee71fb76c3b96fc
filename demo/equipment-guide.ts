import type { ImportInput } from "@/server/importer/format";
import { text, type Words } from "./texts/option-words";
import { answers, sports, things } from "./texts/guide-words";
import { typeset } from "./typography";

type Sport = ImportInput<"equipment-guide">;
type Thing = Sport["things"][number];
type Offer = Thing["offers"][number];
type Rule = NonNullable<Offer["size"]>["by"];
type Level = NonNullable<Sport["levels"]>[number];

const said = (words: Words) => typeset(text(words));

const everywhere = ["main", "skibike", "outdoor-sever", "outdoor-jih"];

const thing = (code: keyof typeof things, offers: Offer[], more: Pick<Thing, "per" | "optional"> = {}): Thing => ({
  ...{ code, name: said(things[code]) },
  ...more,
  offers,
});

const sport = (
  code: keyof typeof sports,
  {
    where = [],
    ...rest
  }: Omit<Sport, "code" | "name" | "text" | "store_codes" | "where"> & {
    where?: (keyof typeof answers)[];
  },
): Sport => ({
  ...{ code, store_codes: everywhere, name: said(sports[code][0]), text: said(sports[code][1]) },
  where: where.map((answer) => ({ code: answer, name: said(answers[answer][0]), text: said(answers[answer][1]) })),
  ...rest,
});

const size = (code: string, by: Rule): Pick<Offer, "size"> => ({ size: { code, by } });
const adults = { ages: ["adult"] } satisfies Partial<Offer>;
const children = { ages: ["child"], attributes: { gender: ["kids"] } } satisfies Partial<Offer>;
/** What is not cut for women or men alone; smaller sizes come in women's. */
const forAll = { gender: ["unisex"] };
const forWomen = { gender: ["women"] };

const levels: Level[] = ["beginner", "intermediate", "advanced"];
/** What the catalogue calls the level of things for somebody, the best first. */
const levelsOfThings: Record<Level, string[][]> = {
  beginner: [["beginner"], ["intermediate"]],
  intermediate: [["intermediate"], ["beginner", "advanced"]],
  advanced: [["advanced", "expert"], ["intermediate"]],
};

/** For each level things made for it first, then those of the levels beside it. */
const byLevel = (offer: Offer, among: readonly Level[] = levels): Offer[] =>
  among.flatMap((level) =>
    levelsOfThings[level].map((values) => ({
      ...offer,
      levels: [level],
      attributes: { ...offer.attributes, level: values },
    })),
  );

const adultOf = (section: string, sized: Pick<Offer, "size">, more: Partial<Offer> = {}): Offer => ({
  ...{ section, ...adults, ...sized, attributes: forAll },
  ...more,
});
const childOf = (section: string, sized: Pick<Offer, "size">): Offer => ({ section, ...children, ...sized });
/** Small sizes of adults are made for women. */
const orWomens = (section: string, sized: Pick<Offer, "size">): Offer[] => [
  adultOf(section, sized),
  adultOf(section, sized, { attributes: forWomen }),
];

const skiHelmet = thing("helmet", [
  ...orWomens("lyzarske-helmy", size("helmet_size", "head")),
  childOf("lyzarske-helmy", size("helmet_size", "head")),
]);

const downhill = sport("sjezd", {
  position: 1,
  illustration: "ski-alpine",
  where: ["sjezdovka", "vsude", "volny-teren"],
  levels,
  things: [
    thing("skis", [
      ...byLevel(adultOf("carvingove-lyze", size("ski_length", "carving"), { where: ["sjezdovka"] })),
      ...byLevel(adultOf("allmountain-lyze", size("ski_length", "allmountain"), { where: ["vsude"] })),
      ...byLevel(adultOf("freeride-lyze", size("ski_length", "freeride"), { where: ["volny-teren"] }), [
        "intermediate",
        "advanced",
      ]),
      // Wide skis in deep snow are nothing for somebody who begins.
      ...byLevel(adultOf("allmountain-lyze", size("ski_length", "allmountain"), { where: ["volny-teren"] }), [
        "beginner",
      ]),
      ...byLevel(childOf("detske-lyze", size("ski_length", "alpine"))).map((offer) => ({
        ...offer,
        attributes: { ...offer.attributes, terrain: ["piste", "allmountain"] },
      })),
    ]),
    thing("ski-boots", [
      ...byLevel(adultOf("lyzarske-boty", size("boot_size", "mondopoint"))),
      adultOf("lyzarske-boty", size("boot_size", "mondopoint"), { attributes: forWomen }),
      childOf("lyzarske-boty", size("boot_size", "mondopoint")),
    ]),
    // Children who begin have none, and those of the others are too short to be kept here.
    thing("poles", [adultOf("sjezdove-hulky", size("pole_length", "alpine_pole"))]),
    skiHelmet,
    thing("goggles", [{ section: "lyzarske-bryle", ...adults }], { optional: true }),
  ],
});

const snowboard = sport("snowboard", {
  position: 2,
  illustration: "snowboard",
  levels,
  things: [
    thing("board", [
      ...byLevel(adultOf("snowboardove-desky", size("board_length", "board"))),
      adultOf("snowboardove-desky", size("board_length", "board"), { attributes: forWomen }),
      childOf("snowboardove-desky", size("board_length", "board")),
    ]),
    thing("board-boots", [
      ...orWomens("snowboardove-boty", size("shoe_size", "eu")),
      { ...adultOf("snowboardove-boty", size("shoe_size", "eu")), ages: ["child"] },
    ]),
    skiHelmet,
  ],
});

const nordic = sport("bezky", {
  position: 3,
  illustration: "ski-cross-country",
  where: ["klasika", "brusleni", "mimo-stopu"],
  levels,
  things: [
    thing("nordic-skis", [
      ...byLevel(adultOf("klasicke-bezky", size("ski_length", "classic"), { where: ["klasika"] })),
      { ...adultOf("klasicke-bezky", size("ski_length", "classic")), attributes: forWomen, where: ["klasika"] },
      ...byLevel(adultOf("bezky-na-brusleni", size("ski_length", "skate"), { where: ["brusleni"] })),
      adultOf("backcountry-bezky", size("ski_length", "backcountry"), { where: ["mimo-stopu"] }),
      childOf("klasicke-bezky", size("ski_length", "classic")),
    ]),
    thing("nordic-boots", [
      { section: "boty-na-bezky", skus: ["XB-101"], where: ["klasika"], ...size("shoe_size", "eu") },
      { section: "boty-na-bezky", skus: ["XB-102"], where: ["brusleni"], ...size("shoe_size", "eu") },
      { section: "boty-na-bezky", skus: ["XB-103"], where: ["mimo-stopu"], ...size("shoe_size", "eu") },
    ]),
    thing("poles", [
      adultOf("hulky-na-bezky", size("pole_length", "classic_pole"), { where: ["klasika", "mimo-stopu"] }),
      adultOf("hulky-na-bezky", size("pole_length", "skate_pole"), { where: ["brusleni"] }),
    ]),
  ],
});

const touring = sport("skialp", {
  position: 4,
  illustration: "ski-touring",
  children: false,
  levels: ["intermediate", "advanced"],
  things: [
    thing("touring-skis", [
      ...byLevel(adultOf("skialpove-lyze", size("ski_length", "touring")), ["intermediate", "advanced"]),
      adultOf("skialpove-lyze", size("ski_length", "touring"), { attributes: forWomen }),
    ]),
    thing("touring-boots", orWomens("skialpove-boty", size("boot_size", "mondopoint"))),
    thing("poles", [{ section: "sjezdove-hulky", skus: ["POL-103"] }]),
    thing("avalanche", [{ section: "lavinova-vybava", skus: ["AVA-101", "AVA-102"] }]),
    skiHelmet,
  ],
});

const bike = sport("kolo", {
  position: 5,
  illustration: "bike-mountain",
  where: ["cyklostezky", "lesni-cesty", "traily", "s-motorem"],
  things: [
    thing("bike", [
      ...orWomens("trekingova-kola", size("frame_size", "height")).map((offer) => ({
        ...offer,
        where: ["cyklostezky"],
      })),
      ...orWomens("pevna-horska-kola", size("frame_size", "height")).map((offer) => ({
        ...offer,
        where: ["lesni-cesty"],
      })),
      ...orWomens("celoodpruzena-kola", size("frame_size", "height")).map((offer) => ({
        ...offer,
        where: ["traily"],
      })),
      ...orWomens("elektrokola", size("frame_size", "height")).map((offer) => ({ ...offer, where: ["s-motorem"] })),
      childOf("detska-kola", size("wheel_size", "height")),
    ]),
    thing("bike-helmet", [
      adultOf("cyklisticke-prilby", size("helmet_size", "head")),
      childOf("cyklisticke-prilby", size("helmet_size", "head")),
    ]),
    thing("lock", [{ section: "zamky-na-kolo" }], { per: 2 }),
  ],
});

const water = sport("voda", {
  position: 6,
  illustration: "kayak",
  where: ["jezero", "kajak", "reka"],
  things: [
    thing("paddleboard", [
      { section: "paddleboardy", skus: ["SUP-101", "SUP-102"], ...adults, where: ["jezero"] },
      { section: "paddleboardy", skus: ["SUP-105"], ages: ["child"], where: ["jezero"] },
    ]),
    thing("kayak", [{ section: "kajaky", skus: ["BT-101", "BT-102"], where: ["kajak"] }]),
    thing("canoe", [{ section: "kanoe", attributes: { capacity: ["3"] }, where: ["reka"] }], { per: 3 }),
    thing("vest", [
      adultOf("vesty-a-neopreny", size("clothing_size", "height"), { skus: ["WET-104"], attributes: {} }),
      { section: "vesty-a-neopreny", skus: ["WET-105"], ages: ["child"], ...size("clothing_size", "height") },
    ]),
    thing("dry-bag", [{ section: "padla-a-lodni-vaky", skus: ["PAD-104", "PAD-105"] }], { per: 2, optional: true }),
  ],
});

export const guideRecords: Sport[] = [downhill, snowboard, nordic, touring, bike, water];
