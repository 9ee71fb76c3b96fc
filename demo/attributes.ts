import { brands } from "./families/family";
import { euOfMondopoint } from "@/lib/domain/sizing/feet";
import type { ImportInput } from "@/server/importer/format";
import type { Draft, Text } from "./model";
import {
  audiences,
  brakes,
  grips,
  lenses,
  levels,
  materials,
  profiles,
  terrains,
  text,
  type Options,
  type Words,
} from "./texts/option-words";
import { slugOf } from "@/lib/domain/slug";
import { typeset } from "./typography";

type AttributeRecord = ImportInput<"attributes">;
type Label = (value: string) => Text;

const same = (label: string): Text => ({ cs: label, en: label });
/** What is written alike everywhere but for the comma of numbers, which English alone makes a point. */
const withComma = (label: string, english: string): Text => ({ cs: label, en: english, de: label, it: label });
/** "1.9" → "1,9 kg", in English "1.9 kg". */
const measured =
  (unit: string): Label =>
  (value) =>
    withComma(`${value.replace(".", ",").replace("-", "−")} ${unit}`, `${value.replace("-", "−")} ${unit}`);

/** A boot whose inner length is given in millimetres: "25,0 (EU 39)". */
const bootSize: Label = (value) => {
  const eu = euOfMondopoint(Number(value));
  const english = `${(Number(value) / 10).toFixed(1)}${eu === null ? "" : ` (EU ${eu})`}`;
  return withComma(english.replaceAll(".", ","), english);
};

const frames: Record<string, string> = { XS: "148–157", S: "155–167", M: "165–177", L: "175–187", XL: "185–198" };
const wheels: Record<string, string> = {
  "12": "85–100",
  "14": "92–108",
  "16": "100–118",
  "20": "115–135",
  "24": "130–152",
  "26": "145–160",
};
const heads: Record<string, string> = { XS: "51–52", S: "53–54", M: "55–57", L: "58–60" };
const bodies: Record<string, string> = {
  XXS: "do 125",
  XS: "125–150",
  S: "155–165",
  M: "165–175",
  L: "175–185",
  XL: "185–195",
  XXL: "nad 195",
};
const bounded = (range: string, below: string, above: string): string =>
  range.replace("do ", below).replace("nad ", above);
const ranged =
  (ranges: Record<string, string>, mark = ""): Label =>
  (value) => {
    const range = ranges[value];
    if (!range) throw new Error(`no range for size ${value}`);
    const label = (spoken: string): string => `${value}${mark} (${spoken} cm)`;
    return {
      cs: label(range),
      en: label(bounded(range, "under ", "over ")),
      de: label(bounded(range, "unter ", "über ")),
      it: label(bounded(range, "sotto ", "oltre ")),
    };
  };

const spoken: Record<string, Text> = {
  cs: text(["česky", "in Czech", "auf Tschechisch", "in ceco"]),
  en: text(["anglicky", "in English", "auf Englisch", "in inglese"]),
  de: text(["německy", "in German", "auf Deutsch", "in tedesco"]),
};
/** "0900-cs" → "9:00, česky". */
const lessonTime: Label = (value) => {
  const [time = "", language = ""] = value.split("-");
  const words = spoken[language];
  if (!words) throw new Error(`no language ${language}`);
  const at = `${Number(time.slice(0, 2))}:${time.slice(2)}`;
  return { cs: `${at}, ${words.cs}`, en: `${at}, ${words.en}`, de: `${at}, ${words.de}`, it: `${at}, ${words.it}` };
};

interface Definition extends Omit<AttributeRecord, "label" | "prompt" | "options" | "code"> {
  label: Text;
  prompt?: Text;
  options: Options | Label;
}

const variant = (label: Words, prompt: Words, options: Label, filterable = true): Definition => ({
  label: text(label),
  prompt: text(prompt),
  options,
  is_variant: true,
  is_filterable: filterable,
});
const fact = (label: Words, options: Options | Label, filterable = false): Definition => ({
  label: text(label),
  options,
  is_filterable: filterable,
});

const definitions: Record<string, Definition> = {
  level: { ...fact(["Úroveň", "Level", "Niveau", "Livello"], levels, true), in_tagline: true },
  terrain: { ...fact(["Terén", "Terrain", "Gelände", "Terreno"], terrains, true), in_tagline: true },
  gender: fact(["Pro koho", "For whom", "Für wen", "Per chi"], audiences, true),
  brand: fact(
    ["Značka", "Brand", "Marke", "Marca"],
    Object.fromEntries(brands.map((brand) => [slugOf(brand), same(brand)])),
    true,
  ),
  ski_length: variant(
    ["Délka lyží", "Ski length", "Skilänge", "Lunghezza sci"],
    ["Vyberte délku lyží", "Choose a ski length", "Skilänge wählen", "Scegli la lunghezza"],
    measured("cm"),
  ),
  board_length: variant(
    ["Délka prkna", "Board length", "Boardlänge", "Lunghezza tavola"],
    ["Vyberte délku prkna", "Choose a board length", "Boardlänge wählen", "Scegli la lunghezza"],
    (value) => (value.endsWith("W") ? same(`${value.slice(0, -1)} cm wide`) : measured("cm")(value)),
  ),
  boot_size: variant(
    ["Velikost boty", "Boot size", "Schuhgröße", "Numero dello scarpone"],
    ["Vyberte velikost boty", "Choose a boot size", "Schuhgröße wählen", "Scegli il numero"],
    bootSize,
  ),
  shoe_size: variant(
    ["Velikost (EU)", "Size (EU)", "Größe (EU)", "Numero (EU)"],
    ["Vyberte velikost", "Choose a size", "Größe wählen", "Scegli il numero"],
    same,
  ),
  frame_size: variant(
    ["Velikost rámu", "Frame size", "Rahmengröße", "Misura del telaio"],
    ["Vyberte velikost rámu", "Choose a frame size", "Rahmengröße wählen", "Scegli la misura"],
    ranged(frames),
  ),
  wheel_size: variant(
    ["Velikost kola", "Wheel size", "Laufradgröße", "Misura della ruota"],
    ["Vyberte velikost kola", "Choose a wheel size", "Laufradgröße wählen", "Scegli la misura"],
    ranged(wheels, "″"),
  ),
  helmet_size: variant(
    ["Obvod hlavy", "Head size", "Kopfumfang", "Circonferenza della testa"],
    ["Vyberte obvod hlavy", "Choose a head size", "Kopfumfang wählen", "Scegli la misura"],
    ranged(heads),
  ),
  clothing_size: variant(
    ["Velikost", "Size", "Größe", "Taglia"],
    ["Vyberte velikost", "Choose a size", "Größe wählen", "Scegli la taglia"],
    ranged(bodies),
    false,
  ),
  pole_length: variant(
    ["Délka hůlek", "Pole length", "Stocklänge", "Lunghezza bastoncini"],
    ["Vyberte délku hůlek", "Choose a pole length", "Stocklänge wählen", "Scegli la lunghezza"],
    measured("cm"),
    false,
  ),
  lesson_time: variant(
    ["Začátek a jazyk", "Start and language", "Beginn und Sprache", "Inizio e lingua"],
    ["Vyberte začátek a jazyk", "Choose start and language", "Beginn und Sprache wählen", "Scegli inizio e lingua"],
    lessonTime,
    false,
  ),
  capacity: fact(
    ["Počet osob", "Capacity", "Personen", "Persone"],
    (value) => ({
      cs: `${value} ${value === "1" ? "osoba" : Number(value) < 5 ? "osoby" : "osob"}`,
      en: `${value} ${value === "1" ? "person" : "people"}`,
      de: `${value} ${value === "1" ? "Person" : "Personen"}`,
      it: `${value} ${value === "1" ? "persona" : "persone"}`,
    }),
    true,
  ),
  comfort: fact(
    ["Komfortní teplota", "Comfort temperature", "Komforttemperatur", "Temperatura comfort"],
    measured("°C"),
    true,
  ),
  material: fact(["Materiál", "Material", "Material", "Materiale"], materials, true),
  waist: fact(["Šířka pod botou", "Waist width", "Mittelbreite", "Larghezza al centro"], measured("mm")),
  radius: fact(["Rádius", "Turn radius", "Radius", "Raggio"], measured("m")),
  flex: fact(["Tuhost", "Flex", "Flex", "Flex"], same),
  profile: fact(["Profil", "Profile", "Profil", "Profilo"], profiles),
  grip: fact(["Odraz", "Grip", "Abstoßhilfe", "Tenuta"], grips),
  lens: fact(["Zorník", "Lens", "Scheibe", "Lente"], lenses),
  travel: fact(["Zdvih vidlice", "Fork travel", "Federweg der Gabel", "Escursione della forcella"], measured("mm")),
  gears: fact(["Převody", "Gears", "Gänge", "Rapporti"], (value) => same(value.replace("x", "×"))),
  brakes: fact(["Brzdy", "Brakes", "Bremsen", "Freni"], brakes),
  battery: fact(["Baterie", "Battery", "Akku", "Batteria"], measured("Wh")),
  reach: fact(["Dojezd", "Reach", "Reichweite", "Autonomia"], (value) =>
    text([`až ${value} km`, `up to ${value} km`, `bis zu ${value} km`, `fino a ${value} km`]),
  ),
  volume: fact(["Objem", "Volume", "Volumen", "Volume"], measured("l")),
  load: fact(["Nosnost", "Load limit", "Zuladung", "Portata"], measured("kg")),
  size_cm: fact(["Délka", "Length", "Länge", "Lunghezza"], measured("cm")),
  width_cm: fact(["Šířka", "Width", "Breite", "Larghezza"], measured("cm")),
  weight: fact(["Hmotnost", "Weight", "Gewicht", "Peso"], measured("kg")),
  waterproof: fact(["Vodní sloupec", "Water column", "Wassersäule", "Colonna d’acqua"], (value) => {
    const grouped = (mark: string): string => `${value.replace(/(\d)(\d{3})$/u, `$1${mark}$2`)} mm`;
    return text([grouped(" "), grouped(","), grouped("."), grouped(".")]);
  }),
  bikes: fact(["Počet kol", "Bikes carried", "Anzahl Räder", "Numero di bici"], same),
  age: fact(["Věk", "Age", "Alter", "Età"], (value) => {
    const range = value.replace("-", "–");
    return text([`${range} let`, `${range} years`, `${range} Jahre`, `${range} anni`]);
  }),
  light: fact(["Svítivost", "Brightness", "Leuchtkraft", "Luminosità"], (value) => same(`${value} lm`)),
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
  const note = (code: string, value: string): void =>
    void (used.get(code) ?? used.set(code, new Set()).get(code))?.add(value);
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
        options: labelled.map(([value, label]) => ({ value, label: typeset(label) })),
      };
    });
}
