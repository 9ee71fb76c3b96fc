import type { Draft, Text } from "../model";
import { family, type Family, type Row } from "./family";

interface Part {
  title: Text;
  skus: string[];
  qty?: number;
}
type SetRow = Omit<Row, "price" | "deposit"> & { parts: Part[] };

const part = (cs: string, en: string, skus: string | string[], qty = 1): Part => ({ title: { cs, en }, skus: [skus].flat(), qty });
const sized = (sku: string, sizes: string): string[] => sizes.split(" ").map((size) => `${sku}-${size}`);

const middle = (skus: readonly string[]): string => skus[Math.floor(skus.length / 2)] ?? "";

const common: Omit<Family, "prefix" | "type" | "kind" | "categories"> = { curve: "winter", range: "main+skibike", season: "winter", units: 0 };

const skiSets: SetRow[] = [
  {
    name: { cs: "Lyžařský komplet Pohoda", en: "Pohoda ski set" },
    look: "red ink snow 0",
    popularity: 880,
    attrs: { level: "intermediate", terrain: "allmountain", gender: "unisex" },
    parts: [
      part("Lyže Javor Hřeben 78", "Javor Hřeben 78 skis", sized("AM-101", "156 162 168 174")),
      part("Boty Skalka Komfort 90 GW", "Skalka Komfort 90 GW boots", sized("SB-102", "245 250 255 260 265 270 275 280 285")),
      part("Hůlky Javor Tyč", "Javor Tyč poles", sized("POL-101", "110 115 120 125 130")),
    ],
    cs: [
      "Kompletní výbava na týden: vyberete jen velikosti.",
      "Hřeben, boty s podrážkou na chození a hůlky, které k výšce dopočítáme. Vázání máte seřízené dřív, než si vypijete kávu.",
    ],
    en: [
      "A full outfit for the week: you only choose sizes.",
      "Hřeben skis, boots you can walk in and poles we match to your height. Bindings are set before you finish your coffee.",
    ],
  },
  {
    name: { cs: "Lyžařský komplet První sníh", en: "První sníh beginner set" },
    look: "sky snow red 8",
    popularity: 520,
    attrs: { level: "beginner", terrain: "piste", gender: "unisex" },
    parts: [
      part("Lyže Javor Začátek 70", "Javor Začátek 70 skis", sized("CRV-105", "142 148 154")),
      part("Boty Skalka Komfort 80", "Skalka Komfort 80 boots", sized("SB-101", "240 250 260 270 280")),
      part("Helma Skalka Kopule", "Skalka Kopule helmet", sized("HLM-101", "S M L")),
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
    parts: [
      part("Lyže Bystrá Jitřenka 76", "Bystrá Jitřenka 76 skis", sized("AM-103", "145 151 157 163")),
      part("Boty Skalka Svah 95 W", "Skalka Svah 95 W boots", sized("SB-104", "235 240 245 250 255")),
      part("Hůlky Javor Tyč", "Javor Tyč poles", sized("POL-101", "105 110 115 120")),
    ],
    cs: ["Lehká lyže, teplá bota, hůlky od 105 cm.", "Sestavili jsme ho podle toho, co si lyžařky u pultu stejně vybíraly zvlášť."],
    en: ["A light ski, a warm boot, poles from 105 cm.", "Put together from what women kept choosing at the counter anyway."],
  },
  {
    name: { cs: "Dětský komplet Pirueta", en: "Pirueta children's set" },
    look: "red yellow snow 8",
    shape: { child: true },
    categories: [115, 191],
    popularity: 610,
    attrs: { level: "beginner", terrain: "piste", gender: "kids" },
    parts: [
      part("Lyže Sojka Pirueta", "Sojka Pirueta skis", sized("KSK-101", "80 90 100 110")),
      part("Boty Skalka Brouček", "Skalka Brouček boots", sized("KSK-104", "165 175 185 195 205")),
      part("Helma Sojka Čepička", "Sojka Čepička helmet", sized("HLM-104", "XS S")),
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
      part("Lyže Lusen Hřebenovka 84", "Lusen Hřebenovka 84 skis", sized("TS-101", "156 163 170 177")),
      part("Boty Skalka Stoupák 100", "Skalka Stoupák 100 boots", sized("TB-101", "255 260 265 270 275 280 285")),
      part("Hůlky Lusen Výstup", "Lusen Výstup poles", "POL-103"),
      part("Lavinový set Lusen Trojka", "Lusen Trojka avalanche set", "AVA-101"),
    ],
    cs: ["Všechno na první túru včetně vyhledávače.", "Lyže s pásy, boty, hůlky a lavinový set. Zbývá teplý čaj a někdo, kdo zná cestu."],
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
      part("Ferratový set Kamzík Jistota", "Kamzík Jistota set", "FER-101"),
      part("Úvazek Kamzík Sedlo", "Kamzík Sedlo harness", sized("FER-103", "S M L XL")),
      part("Přilba Kamzík Střecha", "Kamzík Střecha helmet", sized("FER-105", "S M L")),
      part("Rukavice Kamzík Dlaň", "Kamzík Dlaň gloves", sized("FER-106", "S M L XL")),
    ],
    cs: ["Set, úvazek, přilba a rukavice, jedna taška.", "Na Vír i na Dachstein. Velikosti rukavic a úvazku vyměníme u pultu bez přepočítávání."],
    en: ["Set, harness, helmet and gloves in one bag.", "For a first local ferrata or for the Dachstein. Sizes can be swapped at the counter."],
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
    parts: [part("", "", "TNF-101"), part("", "", "MAT-102", 4), part("", "", "SLP-102", 4), part("", "", "CMP-103"), part("", "", "CMP-106")],
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
    parts: [part("", "", "MTN-101", 2), part("", "", "POL-103", 2), part("", "", "CMP-107", 2)],
    cs: ["Dvoje sněžnice, dvoje hůlky, dvě čelovky.", "Na odpoledne, které se protáhne do tmy. Trasu vám zakreslíme do mapy."],
    en: ["Two pairs of snowshoes, poles and headlamps.", "For an afternoon that runs into the dark. We mark a route on your map."],
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
    parts: [part("", "", "BT-106"), part("", "", "PAD-104", 2), part("", "", "PAD-105"), part("", "", "PAD-102")],
    cs: ["Rodinná kánoe, lodní vaky a náhradní pádlo.", "Vesty jsou u lodi v ceně. Náhradní pádlo přidáváme, protože jedno vždycky uplave."],
    en: ["A family canoe, dry bags and a spare paddle.", "Vests come with the boat. The spare is there because one always floats away."],
  },
  {
    name: { cs: "Auto na hory", en: "Car-to-the-mountains set" },
    look: "ink graphite silver 0",
    kind: "roof-box",
    categories: [201],
    season: "all-year",
    attrs: { volume: "420" },
    parts: [part("", "", "CAR-101"), part("", "", "CAR-109")],
    cs: ["Box na bundy, nosič na lyže. Kufr zůstane psovi.", "Obojí nasadíme naráz, trvá to dvacet minut. Tyče máme k většině vozů."],
    en: ["A box for jackets, a rack for skis. The boot stays with the dog.", "We mount both in twenty minutes and have bars for most cars."],
  },
  {
    name: { cs: "Sáňkařské odpoledne", en: "Sledging afternoon" },
    look: "sand red ink 0",
    kind: "sledge",
    categories: [192],
    range: "everywhere",
    attrs: { gender: "kids", terrain: "slope" },
    parts: [part("", "", "SLG-101"), part("", "", "SLG-104", 2)],
    cs: ["Sáňky pro jednoho velkého, boby pro dva malé.", "Kdo je největší, ten táhne nahoru. Půjčuje se hlavně na dva dny o víkendu."],
    en: ["A sledge for one big person, bobs for two small ones.", "The biggest one pulls uphill. Mostly rented for weekends."],
  },
];

/** Sets have no prices of their own: they cost what their parts cost. */
const bare = (row: SetRow): Row => {
  const { parts: _parts, ...own } = row;
  return { ...own, price: 0, deposit: 0 };
};

/** Chosen by size. */
const bundles = family({ ...common, prefix: "SET", type: "bundle", kind: "ski-alpine", categories: [115] }, skiSets.map(bare)).map(
  (draft, index): Draft => ({
    ...draft,
    bundle: (skiSets[index]?.parts ?? []).map(({ title, skus, qty }, at) => ({
      option_id: `${at + 1}`,
      title,
      links: skus.map((sku) => ({ sku, qty: qty ?? 1, is_default: sku === middle(skus) })),
    })),
  }),
);

/** Counted by pieces. */
const groups = family({ ...common, prefix: "GRP", type: "grouped", kind: "sledge", categories: [192] }, groupRows.map(bare)).map(
  (draft, index): Draft => ({
    ...draft,
    links: (groupRows[index]?.parts ?? []).map(({ skus, qty }) => ({ link_type: "associated" as const, sku: middle(skus), qty: qty ?? 1 })),
  }),
);

export const sets = [...bundles, ...groups];
