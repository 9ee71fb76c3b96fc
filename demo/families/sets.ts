import type { Draft, Text } from "../model";
import { priceList } from "../prices";
import { text } from "../texts/option-words";
import { family, type Family, type Row } from "./family";

interface Part {
  title: Text;
  skus: string[];
  qty?: number;
}
type SetRow = Omit<Row, "price" | "deposit"> & {
  parts: Part[];
  /** Of the whole set, where it costs less than its parts. */
  own?: { price: number; deposit: number };
};

/** What a part is, before the model's name; English says it behind. */
const kinds = {
  skis: text(["Lyže", "skis", "Ski", "Sci"]),
  boots: text(["Boty", "boots", "Schuhe", "Scarponi"]),
  poles: text(["Hůlky", "poles", "Stöcke", "Bastoncini"]),
  helmet: text(["Helma", "helmet", "Helm", "Casco"]),
  avalanche: text(["Lavinový set", "avalanche set", "Lawinenset", "Set da valanga"]),
  ferrata: text(["Ferratový set", "via ferrata set", "Klettersteigset", "Set da ferrata"]),
  harness: text(["Úvazek", "harness", "Klettergurt", "Imbrago"]),
  climbingHelmet: text(["Přilba", "helmet", "Kletterhelm", "Casco"]),
  gloves: text(["Rukavice", "gloves", "Handschuhe", "Guanti"]),
};
const part = (kind: keyof typeof kinds, model: string, skus: string | string[]): Part => {
  const { cs, en, de, it } = kinds[kind];
  return {
    title: text([`${cs} ${model}`, `${model} ${en}`, `${de} ${model}`, `${it} ${model}`]),
    skus: [skus].flat(),
    qty: 1,
  };
};
/** A group shows its things by their own names. */
const piece = (sku: string, qty = 1): Part => ({ title: { cs: "", en: "" }, skus: [sku], qty });
const sized = (sku: string, sizes: string): string[] => sizes.split(" ").map((size) => `${sku}-${size}`);

const middle = (skus: readonly string[]): string => skus[Math.floor(skus.length / 2)] ?? "";

const common: Omit<Family, "prefix" | "type" | "kind" | "categories"> = {
  curve: "winter",
  range: "main+skibike",
  season: "winter",
  units: 0,
};

const skiSets: SetRow[] = [
  {
    name: { cs: "Lyžařský komplet Pohoda", en: "Pohoda ski set" },
    look: "red ink snow 0",
    popularity: 880,
    attrs: { level: "intermediate", terrain: "allmountain", gender: "unisex" },
    parts: [
      part("skis", "Javor Hřeben 78", sized("AM-101", "156 162 168 174")),
      part("boots", "Skalka Komfort 90 GW", sized("SB-102", "245 250 255 260 265 270 275 280 285")),
      part("poles", "Javor Tyč", sized("POL-101", "110 115 120 125 130")),
    ],
    cs: [
      "Kompletní výbava na týden: vyberete jen velikosti.",
      "Hřeben, boty s podrážkou na chození a hůlky v délce, kterou si vyberete. Vázání máte seřízené dřív, než si vypijete kávu.",
    ],
    en: [
      "A full outfit for the week: you only choose sizes.",
      "Hřeben skis, boots you can walk in and poles in the length you choose. Bindings are set before you finish your coffee.",
    ],
  },
  {
    name: { cs: "Lyžařský komplet První sníh", en: "První sníh beginner set" },
    look: "sky snow red 8",
    popularity: 520,
    attrs: { level: "beginner", terrain: "piste", gender: "unisex" },
    parts: [
      part("skis", "Javor Začátek 70", sized("CRV-105", "142 148 154")),
      part("boots", "Skalka Komfort 80", sized("SB-101", "240 250 260 270 280")),
      part("helmet", "Skalka Kopule", sized("HLM-101", "S M L")),
    ],
    cs: [
      "Pro ty, kdo na lyžích ještě nestáli. Hůlky první den nepotřebujete.",
      "Místo hůlek je v kompletu helma. Začátek 70 s měkkou botou odpustí všechno, co se první den stane.",
    ],
    en: [
      "For people who have never stood on skis. You won't need poles on day one.",
      "A helmet instead of poles. Začátek with a soft boot forgives whatever the first day brings.",
    ],
  },
  {
    name: { cs: "Dámský komplet Jitřenka", en: "Jitřenka women's set" },
    look: "plum rose cream 4",
    attrs: { level: "intermediate", terrain: "allmountain", gender: "women" },
    own: { price: 640, deposit: 7500 },
    parts: [
      part("skis", "Bystrá Jitřenka 76", sized("AM-103", "145 151 157 163")),
      part("boots", "Skalka Svah 95 W", sized("SB-104", "235 240 245 250 255")),
      part("poles", "Javor Tyč", sized("POL-101", "105 110 115 120")),
    ],
    cs: [
      "Lehká lyže, teplá bota, hůlky od 105 cm.",
      "Sestavili jsme ho podle toho, co si lyžařky u pultu stejně vybíraly zvlášť.",
    ],
    en: [
      "A light ski, a warm boot, poles from 105 cm.",
      "Put together from what women kept choosing at the counter anyway.",
    ],
  },
  {
    name: { cs: "Dětský komplet Pirueta", en: "Pirueta children's set" },
    look: "red yellow snow 8",
    shape: { child: true },
    categories: [115, 191],
    popularity: 610,
    attrs: { level: "beginner", terrain: "piste", gender: "kids" },
    parts: [
      part("skis", "Sojka Pirueta", sized("KSK-101", "80 90 100 110")),
      part("boots", "Skalka Brouček", sized("KSK-104", "165 175 185 195 205")),
      part("helmet", "Sojka Čepička", sized("HLM-104", "XS S")),
    ],
    cs: [
      "Lyže, boty a helma pro nejmenší, výměna velikosti v ceně.",
      "Tři věci, jedna zastávka. Když bota tlačí nebo dítě povyroste, vyměníte ji v kterékoli z našich zimních půjčoven.",
    ],
    en: [
      "Skis, boots and helmet for the smallest, size changes included.",
      "Three things, one stop. If a boot pinches, swap it at any of our winter shops.",
    ],
  },
  {
    name: { cs: "Skialpový komplet Hřebenovka", en: "Hřebenovka touring set" },
    look: "orange ink snow 5",
    kind: "ski-touring",
    categories: [115, 107],
    range: "main+outdoor",
    attrs: { level: "intermediate", terrain: "touring", gender: "unisex" },
    parts: [
      part("skis", "Lusen Hřebenovka 84", sized("TS-101", "156 163 170 177")),
      part("boots", "Skalka Stoupák 100", sized("TB-101", "255 260 265 270 275 280 285")),
      part("poles", "Lusen Výstup", "POL-103"),
      part("avalanche", "Lusen Trojka", "AVA-101"),
    ],
    cs: [
      "Všechno na první túru včetně vyhledávače.",
      "Lyže s pásy, boty, hůlky a lavinový set. Zbývá teplý čaj a někdo, kdo zná cestu.",
    ],
    en: [
      "Everything for a first tour, transceiver included.",
      "Skis with skins, boots, poles and avalanche gear. You add hot tea and someone who knows the way.",
    ],
  },
  {
    name: { cs: "Ferratový komplet Jistota", en: "Jistota via ferrata kit" },
    look: "red ink silver 0",
    kind: "via-ferrata-set",
    categories: [181],
    range: "main+outdoor",
    season: "summer",
    popularity: 330,
    attrs: { level: "beginner", terrain: "rock", gender: "unisex" },
    parts: [
      part("ferrata", "Kamzík Jistota", "FER-101"),
      part("harness", "Kamzík Sedlo", sized("FER-103", "S M L XL")),
      part("climbingHelmet", "Kamzík Střecha", sized("FER-105", "S M L")),
      part("gloves", "Kamzík Dlaň", sized("FER-106", "S M L XL")),
    ],
    cs: [
      "Set, úvazek, přilba a rukavice, jedna taška.",
      "Na Vír i na Dachstein. Velikosti rukavic a úvazku vyměníme u pultu bez přepočítávání.",
    ],
    en: [
      "Set, harness, helmet and gloves in one bag.",
      "For a first local ferrata or for the Dachstein. Sizes can be swapped at the counter.",
    ],
  },
];

const groupRows: SetRow[] = [
  {
    name: { cs: "Rodinný kempovací set pro čtyři", en: "Family camping set for four" },
    look: "green cream red 0",
    kind: "tent-family",
    categories: [173],
    range: "main+outdoor",
    season: "summer",
    popularity: 360,
    attrs: { terrain: "camp", capacity: "4" },
    parts: [piece("TNF-101"), piece("MAT-102", 4), piece("SLP-102", 4), piece("CMP-103"), piece("CMP-106")],
    cs: [
      "Stan, čtyři spacáky, čtyři karimatky, vařič a lucerna.",
      "Přijedete s taškou oblečení a postavíte tábor. Počty si u jednotlivých věcí upravíte podle toho, co máte doma.",
    ],
    en: [
      "A tent, four sleeping bags, four mats, a stove and a lantern.",
      "Arrive with a bag of clothes and set up camp. Adjust the numbers to what you own.",
    ],
  },
  {
    name: { cs: "Sněžnicový výlet pro dva", en: "Snowshoe day for two" },
    look: "blue orange ink 0",
    kind: "snowshoes",
    categories: [184],
    range: "everywhere",
    attrs: { terrain: "backcountry", level: "beginner" },
    parts: [piece("MTN-101", 2), piece("POL-103", 2), piece("CMP-107", 2)],
    cs: [
      "Dvoje sněžnice, dvoje hůlky, dvě čelovky.",
      "Na odpoledne, které se protáhne do tmy. Trasu vám zakreslíme do mapy.",
    ],
    en: [
      "Two pairs of snowshoes, poles and headlamps.",
      "For an afternoon that runs into the dark. We mark a route on your map.",
    ],
  },
  {
    name: { cs: "Vodácký set pro rodinu", en: "Family river set" },
    look: "blue yellow snow 6",
    kind: "canoe",
    categories: [163],
    range: "main+outdoor",
    season: "summer",
    popularity: 290,
    attrs: { terrain: "river", capacity: "3" },
    parts: [piece("BT-106"), piece("PAD-104", 2), piece("PAD-105"), piece("PAD-102")],
    cs: [
      "Rodinná kánoe, lodní vaky a náhradní pádlo.",
      "Vesty jsou u lodi v ceně. Náhradní pádlo přidáváme, protože jedno vždycky uplave.",
    ],
    en: [
      "A family canoe, dry bags and a spare paddle.",
      "Vests come with the boat. The spare is there because one always floats away.",
    ],
  },
  {
    name: { cs: "Auto na hory", en: "Car-to-the-mountains set" },
    look: "ink graphite silver 0",
    kind: "roof-box",
    categories: [201],
    season: "all-year",
    attrs: { volume: "420" },
    parts: [piece("CAR-101"), piece("CAR-109")],
    cs: [
      "Box na bundy, nosič na lyže. Kufr zůstane psovi.",
      "Obojí nasadíme naráz, trvá to dvacet minut. Tyče máme k většině vozů.",
    ],
    en: [
      "A box for jackets, a rack for skis. The boot stays with the dog.",
      "We mount both in twenty minutes and have bars for most cars.",
    ],
  },
  {
    name: { cs: "Sáňkařské odpoledne", en: "Sledging afternoon" },
    look: "sand red ink 0",
    kind: "sledge",
    categories: [192],
    range: "everywhere",
    attrs: { gender: "kids", terrain: "slope" },
    parts: [piece("SLG-101"), piece("SLG-104", 2)],
    cs: [
      "Sáňky pro jednoho velkého, boby pro dva malé.",
      "Kdo je největší, ten táhne nahoru. Půjčuje se hlavně na dva dny o víkendu.",
    ],
    en: [
      "A sledge for one big person, bobs for two small ones.",
      "The biggest one pulls uphill. Mostly rented for weekends.",
    ],
  },
];

/** Most sets have no prices of their own: they cost what their parts cost. */
const bare = (row: SetRow): Row => {
  const { parts: _parts, own, ...rest } = row;
  return { ...rest, price: own?.price ?? 0, deposit: own?.deposit ?? 0 };
};

/** Chosen by size. */
const bundles = family(
  { ...common, prefix: "SET", type: "bundle", kind: "ski-alpine", categories: [115] },
  skiSets.map(bare),
).map((draft, index): Draft => ({
  ...draft,
  ...(skiSets[index]?.own && { bands: priceList(draft.oneDay, draft.curve) }),
  bundle: (skiSets[index]?.parts ?? []).map(({ title, skus, qty }, at) => ({
    option_id: `${at + 1}`,
    title,
    links: skus.map((sku) => ({ sku, qty: qty ?? 1, is_default: sku === middle(skus) })),
  })),
}));

/** Counted by pieces. */
const groups = family(
  { ...common, prefix: "GRP", type: "grouped", kind: "sledge", categories: [192] },
  groupRows.map(bare),
).map((draft, index): Draft => ({
  ...draft,
  links: (groupRows[index]?.parts ?? []).map(({ skus, qty }) => ({
    link_type: "associated" as const,
    sku: middle(skus),
    qty: qty ?? 1,
  })),
}));

export const sets = [...bundles, ...groups];
