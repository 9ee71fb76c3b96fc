import { brands } from "./families/family";
import type { ImportInput } from "@/server/importer/format";
import type { Draft, Text } from "./model";
import { setCzech, setEnglish, slugOf } from "./typography";

type AttributeRecord = ImportInput<"attributes">;
type Options = Record<string, Text>;
type Label = (value: string) => Text;

const same = (label: string): Text => ({ cs: label, en: label });
/** "1.9" → "1,9 kg" in Czech, "1.9 kg" in English. */
const measured =
  (unit: string): Label =>
  (value) => ({ cs: `${value.replace(".", ",").replace("-", "−")} ${unit}`, en: `${value.replace("-", "−")} ${unit}` });
const words = (options: Record<string, readonly [cs: string, en: string]>): Options =>
  Object.fromEntries(Object.entries(options).map(([value, [cs, en]]) => [value, { cs, en }]));

/** European size of a boot whose inner length is given in millimetres. */
export function euOfMondopoint(millimetres: number): string {
  const size = Math.round((millimetres / 10 + 1.6) * 1.5 * 2) / 2;
  return String(size).replace(".", ",");
}

const bootSize: Label = (value) => {
  const centimetres = (Number(value) / 10).toFixed(1);
  const eu = euOfMondopoint(Number(value));
  return { cs: `${centimetres.replace(".", ",")} (EU ${eu})`, en: `${centimetres} (EU ${eu.replace(",", ".")})` };
};

const frames: Record<string, string> = { XS: "148–157", S: "155–167", M: "165–177", L: "175–187", XL: "185–198" };
const wheels: Record<string, string> = { "12": "85–100", "14": "92–108", "16": "100–118", "20": "115–135", "24": "130–152", "26": "145–160" };
const heads: Record<string, string> = { XS: "48–52", S: "52–55", M: "55–59", L: "59–63" };
const bodies: Record<string, string> = { XXS: "do 125", XS: "125–150", S: "155–165", M: "165–175", L: "175–185", XL: "185–195", XXL: "nad 195" };
const english = (range: string): string => range.replace("do ", "under ").replace("nad ", "over ");
const ranged =
  (ranges: Record<string, string>, mark = ""): Label =>
  (value) => {
    const range = ranges[value];
    if (!range) throw new Error(`no range for size ${value}`);
    return { cs: `${value}${mark} (${range} cm)`, en: `${value}${mark} (${english(range)} cm)` };
  };

interface Definition extends Omit<AttributeRecord, "label" | "options" | "code"> {
  label: Text;
  options: Options | Label;
}

const variant = (cs: string, en: string, options: Label, filterable = true): Definition => ({
  label: { cs, en },
  options,
  is_variant: true,
  is_filterable: filterable,
});
const fact = (cs: string, en: string, options: Options | Label, filterable = false): Definition => ({
  label: { cs, en },
  options,
  is_filterable: filterable,
});

const definitions: Record<string, Definition> = {
  level: {
    ...fact(
      "Úroveň",
      "Level",
      words({
        beginner: ["začátečníci", "beginners"],
        intermediate: ["mírně pokročilí", "intermediate"],
        advanced: ["pokročilí", "advanced"],
        expert: ["zkušení", "expert"],
      }),
      true,
    ),
    in_tagline: true,
  },
  terrain: {
    ...fact(
      "Terén",
      "Terrain",
      words({
        piste: ["upravená sjezdovka", "groomed piste"],
        allmountain: ["allmountain", "all-mountain"],
        freeride: ["volný terén", "off-piste"],
        race: ["závodní trať", "race course"],
        park: ["snowpark", "snow park"],
        touring: ["skialpinismus", "ski touring"],
        track: ["upravená stopa", "groomed track"],
        backcountry: ["mimo stopu", "off-track"],
        road: ["silnice", "road"],
        path: ["cyklostezky", "cycle paths"],
        gravel: ["šotolina", "gravel"],
        forest: ["lesní cesty", "forest roads"],
        trail: ["traily", "trails"],
        bikepark: ["bikepark", "bike park"],
        flatwater: ["klidná voda", "flat water"],
        river: ["tekoucí řeka", "moving river"],
        whitewater: ["divoká voda", "white water"],
        camp: ["kemp", "campsite"],
        trek: ["přechod s batohem", "backpacking"],
        alpine: ["vysoké hory", "high mountains"],
        rock: ["skála a ferrata", "rock and via ferrata"],
        city: ["město", "city"],
        slope: ["sáňkařský svah", "sledging slope"],
        ice: ["led", "ice"],
      }),
      true,
    ),
    in_tagline: true,
  },
  gender: fact(
    "Pro koho",
    "For whom",
    words({ unisex: ["dospělí", "adults"], women: ["ženy", "women"], men: ["muži", "men"], kids: ["děti", "children"] }),
    true,
  ),
  brand: fact("Značka", "Brand", Object.fromEntries(brands.map((brand) => [slugOf(brand), same(brand)])), true),
  ski_length: variant("Délka lyží", "Ski length", measured("cm")),
  board_length: variant("Délka prkna", "Board length", (value) =>
    value.endsWith("W") ? { cs: `${value.slice(0, -1)} cm wide`, en: `${value.slice(0, -1)} cm wide` } : measured("cm")(value),
  ),
  boot_size: variant("Velikost boty", "Boot size", bootSize),
  shoe_size: variant("Velikost (EU)", "Size (EU)", same),
  frame_size: variant("Velikost rámu", "Frame size", ranged(frames)),
  wheel_size: variant("Velikost kola", "Wheel size", ranged(wheels, "″")),
  helmet_size: variant("Obvod hlavy", "Head size", ranged(heads)),
  clothing_size: variant("Velikost", "Size", ranged(bodies), false),
  pole_length: variant("Délka hůlek", "Pole length", measured("cm"), false),
  capacity: fact(
    "Počet osob",
    "Capacity",
    (value) => ({
      cs: `${value} ${value === "1" ? "osoba" : Number(value) < 5 ? "osoby" : "osob"}`,
      en: `${value} ${value === "1" ? "person" : "people"}`,
    }),
    true,
  ),
  comfort: fact("Komfortní teplota", "Comfort temperature", measured("°C"), true),
  material: fact(
    "Materiál",
    "Material",
    words({
      wood: ["dřevo", "wood"],
      plastic: ["plast", "plastic"],
      aluminium: ["hliník", "aluminium"],
      carbon: ["karbon", "carbon"],
      steel: ["ocel", "steel"],
      composite: ["kompozit", "composite"],
      down: ["peří", "down"],
      synthetic: ["syntetika", "synthetic"],
      nylon: ["nylon", "nylon"],
      polyester: ["polyester", "polyester"],
      cotton: ["bavlna s polyesterem", "polycotton"],
      neoprene: ["neopren", "neoprene"],
      pvc: ["PVC", "PVC"],
      foam: ["pěna", "foam"],
      titanal: ["dřevo s titanalem", "wood with titanal"],
    }),
    true,
  ),
  waist: fact("Šířka pod botou", "Waist width", measured("mm")),
  radius: fact("Rádius", "Turn radius", measured("m")),
  flex: fact("Tuhost", "Flex", same),
  profile: fact(
    "Profil",
    "Profile",
    words({ camber: ["camber", "camber"], rocker: ["rocker", "rocker"], hybrid: ["hybridní", "hybrid"], flat: ["plochý", "flat"] }),
  ),
  grip: fact("Odraz", "Grip", words({ scales: ["šupiny", "scales"], skin: ["stoupací pás", "skin"], wax: ["na vosk", "wax"] })),
  lens: fact(
    "Zorník",
    "Lens",
    words({
      s1: ["S1, do mlhy", "S1, for fog"],
      s2: ["S2, proměnlivo", "S2, mixed light"],
      s3: ["S3, do slunce", "S3, for sun"],
      photo: ["samozabarvovací", "photochromic"],
    }),
  ),
  travel: fact("Zdvih vidlice", "Fork travel", measured("mm")),
  gears: fact("Převody", "Gears", (value) => same(value.replace("x", "×"))),
  brakes: fact(
    "Brzdy",
    "Brakes",
    words({
      hydraulic: ["hydraulické kotoučové", "hydraulic disc"],
      mechanical: ["mechanické kotoučové", "mechanical disc"],
      rim: ["ráfkové", "rim"],
      coaster: ["protišlapná", "coaster"],
    }),
  ),
  battery: fact("Baterie", "Battery", measured("Wh")),
  reach: fact("Dojezd", "Reach", (value) => ({ cs: `až ${value} km`, en: `up to ${value} km` })),
  volume: fact("Objem", "Volume", measured("l")),
  load: fact("Nosnost", "Load limit", measured("kg")),
  size_cm: fact("Délka", "Length", measured("cm")),
  width_cm: fact("Šířka", "Width", measured("cm")),
  weight: fact("Hmotnost", "Weight", measured("kg")),
  waterproof: fact("Vodní sloupec", "Water column", (value) => ({
    cs: `${value.replace(/(\d)(\d{3})$/u, "$1 $2")} mm`,
    en: `${value.replace(/(\d)(\d{3})$/u, "$1,$2")} mm`,
  })),
  bikes: fact("Počet kol", "Bikes carried", same),
  age: fact("Věk", "Age", (value) => ({ cs: `${value.replace("-", "–")} let`, en: `${value.replace("-", "–")} years` })),
  light: fact("Svítivost", "Brightness", (value) => ({ cs: `${value} lm`, en: `${value} lm` })),
};

const values = (given: string | string[]): string[] => (Array.isArray(given) ? given : [given]);

const numeric = (a: string, b: string): number => Number.parseFloat(a) - Number.parseFloat(b) || a.localeCompare(b);
const letterOrder = ["XXS", "XS", "S", "M", "L", "XL", "XXL"];
const inOrder = (a: string, b: string): number => {
  const [left, right] = [letterOrder.indexOf(a), letterOrder.indexOf(b)];
  return left >= 0 && right >= 0 ? left - right : numeric(a, b);
};

/** Every attribute with the options that the drafts use; measured ones in ascending order. */
export function attributeRecords(drafts: readonly Draft[]): AttributeRecord[] {
  const used = new Map<string, Set<string>>();
  const note = (code: string, value: string): void => void (used.get(code) ?? used.set(code, new Set()).get(code))?.add(value);
  for (const draft of drafts) {
    for (const [code, given] of Object.entries(draft.attributes)) for (const value of values(given)) note(code, value);
    for (const size of draft.sizes?.values ?? []) note(draft.sizes?.code ?? "", size);
    if (draft.brand) note("brand", slugOf(draft.brand));
  }
  for (const code of used.keys()) if (!definitions[code]) throw new Error(`attribute ${code} is not defined`);
  return Object.entries(definitions)
    .filter(([code]) => used.has(code))
    .map(([code, { options, ...definition }], position) => {
      const present = used.get(code) ?? new Set<string>();
      const labelled =
        typeof options === "function"
          ? [...present].sort(inOrder).map((value) => [value, options(value)] as const)
          : Object.entries(options).filter(([value]) => present.has(value));
      const known = new Set(labelled.map(([value]) => value));
      for (const value of present) if (!known.has(value)) throw new Error(`option ${value} of ${code} is not defined`);
      return {
        code,
        ...definition,
        position,
        options: labelled.map(([value, label]) => ({ value, label: { cs: setCzech(label.cs), en: setEnglish(label.en) } })),
      };
    });
}
