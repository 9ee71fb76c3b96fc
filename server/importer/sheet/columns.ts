import { MAX_COLUMN_HEAD } from "@/lib/limits";
import { isDefaultGroup } from "@/lib/domain/customer-group";
import { customers } from "@/shop.config";
import { cellName, at, type Remark, words } from "./words";
import { plain, readSize } from "./cells";

/** What a column of the table of things tells. */
export type Column =
  | { kind: Plain }
  | { kind: "size"; code: string; label: string }
  | { kind: "band"; from: number; to: number | null }
  | { kind: "tier"; group: string }
  | { kind: "units"; branch: string | null; size: string | null };
type Plain = "sku" | "name" | "category" | "price" | "deposit" | "brand" | "description" | "summary" | "picture";

/** A branch by all that it is called; `id` of one that is new is its name. */
export interface BranchNames {
  id: string;
  names: readonly string[];
}

const NAMES: Record<Plain, readonly string[]> = {
  sku: ["sku", "kod", "kod zbozi", "cislo", "inventarni cislo", "oznaceni", "id", "code", "item", "item number"],
  name: ["nazev", "jmeno", "nazev zbozi", "zbozi", "vybaveni", "polozka", "vec", "produkt", "name", "title", "product"],
  category: ["kategorie", "skupina", "druh", "category", "group", "section"],
  price: [
    "cena",
    "cena za den",
    "pujcovne",
    "pujcovne za den",
    "sazba",
    "price",
    "price per day",
    "daily price",
    "rate",
  ],
  deposit: ["kauce", "vratna kauce", "zaloha", "vratna zaloha", "jistina", "deposit"],
  brand: ["znacka", "vyrobce", "brand", "manufacturer"],
  description: ["popis", "dlouhy popis", "description"],
  summary: ["kratky popis", "strucne", "short description", "summary"],
  picture: ["foto", "fotka", "fotky", "fotografie", "obrazek", "obrazky", "picture", "pictures", "photo", "image"],
};
const PLAIN = new Map(
  (Object.keys(NAMES) as Plain[]).flatMap((kind) => NAMES[kind].map((name) => [plain(name), kind] as const)),
);
export const SIZE = { code: "size", label: "Velikost" };
const LENGTH_OF_THING = { code: "length", label: "Délka" };
const SIZES = new Map([
  ...["velikost", "vel", "size"].map((head) => [head, SIZE] as const),
  ...["delka", "length"].map((head) => [head, LENGTH_OF_THING] as const),
]);

const UNIT = "(?:ks|kus|kusy|kusu|pocet|pocet kusu|mnozstvi|skladem|sklad|stav|units?|pieces|pcs|qty|quantity|stock)";
const UNITS_BEFORE = new RegExp(`^${plain(UNIT)}(?:[\\s\\-–:/,.(]+(?:v |ve |na |in |at )?(.*?)\\)?)?$`, "u");
const UNITS_AFTER = new RegExp(`^(.+?)[\\s\\-–:/,(]+${plain(UNIT)}\\)?$`, "u");
const DATE = /^\d{4}-\d{2}-\d{2}/u;

/** Head of a column without what it counts in: "Cena za den [Kč]" is a price. */
const bare = (text: string): string =>
  plain(text)
    .replace(/[[(]\s*(?:kc|czk|cm|eu|ks)\s*[\])]/gu, "")
    .replace(/\s+(?:kc|czk|cm|eu)$/u, "")
    .replace(/[\s:*.]+$/u, "")
    .trim();

const LENGTH = new RegExp(
  [
    "^(?:(?:cena|pujcovne|price|rate)(?: za| na| for| per)? )?(?:od |from )?",
    /(?<from>\d{1,3})(?:\s*(?<dash>-|–|—|az|to)\s*(?<to>\d{1,3}))?\s*/u.source,
    /(?<more>\+|a vice|a dele|and more|or more)?\s*/u.source,
    /(?<days>den|dn[iu]|da[iy]s?|d)?(?:\s*(?:a vice|a dele|and more|or more))?$/u.source,
  ].join(""),
  "u",
);
const OPEN = /(?:^| )(?:od|from)\s|\+|a vice|a dele|and more|or more/u;

/** "2–3 dny", "4+", "od 4 dnu", "1 den", or a number alone, which may be a size as well. */
function readBand(text: string): { from: number; to: number | null; isSaid: boolean } | null {
  const head = plain(text).replace(/(\d)\.(?=\s|$)/gu, "$1");
  const { from, dash, to, days } = LENGTH.exec(head)?.groups ?? {};
  if (from === undefined) return null;
  const isOpen = OPEN.test(head);
  return { from: Number(from), to: isOpen ? null : Number(dash ? to : from), isSaid: days !== undefined || isOpen };
}

/** Heads that are lengths of rent: those that say so, and those that carry on from day 1 without a gap. */
function bandsIn(heads: readonly string[], hasPrice: boolean): Map<number, { from: number; to: number | null }> {
  const found = heads.flatMap((head, column) => {
    const band = readBand(head);
    return band ? [{ column, ...band }] : [];
  });
  const bands = new Map(found.filter(({ isSaid }) => isSaid).map(({ column, from, to }) => [column, { from, to }]));
  const chain: typeof found = [];
  for (let next = 1; ;) {
    const link = found.find(({ from, column }) => from === next && !chain.some((known) => known.column === column));
    if (link) chain.push(link);
    else if (!(next === 1 && hasPrice)) break;
    if (link?.to === null) break;
    next = (link?.to ?? 1) + 1;
  }
  // "1" alone beside a price is rather a size.
  if (chain.length > 1 || (chain.length === 1 && !hasPrice) || bands.size > 0)
    for (const { column, from, to } of chain) bands.set(column, { from, to });
  return bands;
}

export interface Header {
  columns: (Column | null)[];
  problems: Remark[];
  remarks: Remark[];
}

/** What each column of a header tells; a branch that nobody knows yet is told by a word for units beside its name. */
export function readHeader(cells: readonly string[], row: number, branches: readonly BranchNames[]): Header {
  const problems: Remark[] = [];
  const remarks: Remark[] = [];
  const texts = cells.map((text) => (text.length > MAX_COLUMN_HEAD ? "" : text));
  const heads = texts.map(bare);
  const bands = bandsIn(
    texts,
    heads.some((head) => PLAIN.get(head) === "price"),
  );
  const seen = new Map<string, number>();
  const columns = cells.map((text, column): Column | null => {
    const head = heads[column] ?? "";
    const cell = cellName(column, row);
    if (text.length > MAX_COLUMN_HEAD) remarks.push(at(cell, words.unusedColumn(text)));
    if (head === "") return null;
    if (DATE.test(text)) problems.push(at(cell, words.dateInHeader(text)));
    const found = columnOf(text, head, bands.get(column), branches);
    if (!found) {
      if (!DATE.test(text)) remarks.push(at(cell, words.unusedColumn(text)));
      return null;
    }
    const key = JSON.stringify(found);
    const first = seen.get(key);
    if (first !== undefined) problems.push(at(cell, words.columnTwice(text, cellName(first, row))));
    seen.set(key, first ?? column);
    return found;
  });
  const last = [...bands.entries()].sort(([, a], [, b]) => b.from - a.from)[0];
  if (last?.[1].to && bands.size > 1) remarks.push(at(cellName(last[0], row), words.longestRent(last[1].to)));
  return { columns, problems, remarks };
}

function columnOf(
  text: string,
  head: string,
  band: { from: number; to: number | null } | undefined,
  branches: readonly BranchNames[],
): Column | null {
  const kind = PLAIN.get(head);
  if (kind) return { kind };
  const group = groupOf(head);
  if (group) return { kind: "tier", group };
  if (band) return { kind: "band", ...band };
  const size = SIZES.get(head);
  if (size) return { kind: "size", ...size };
  const counted = UNITS_BEFORE.exec(head) ?? UNITS_AFTER.exec(head);
  if (counted) return unitsOf(originalOf(text, counted[1] ?? ""), branches, true);
  return unitsOf(text.trim(), branches, false);
}

/** "Cena Firmy", "Cena pro firmy": one day for a customer group, by its code or any of its names. */
function groupOf(head: string): string | undefined {
  const [, called] = /^(?:cena|pujcovne|price|rate) (?:pro |for )?(.+)$/u.exec(head) ?? [];
  return customers.groups.find(
    (group) =>
      !isDefaultGroup(group) && [group.code, ...Object.values(group.name)].some((name) => plain(name) === called),
  )?.code;
}

/** The part of a head as it was written, with its marks and capitals. */
function originalOf(text: string, part: string): string {
  const start = plain(text).indexOf(part);
  return part === "" || start < 0
    ? ""
    : text
        .replace(/\s+/gu, " ")
        .trim()
        .slice(start, start + part.length);
}

/** "Praha", "160", "160 Praha" or "Praha 160". */
function unitsOf(text: string, branches: readonly BranchNames[], isCounted: boolean): Column | null {
  const idOf = (name: string): string | null =>
    branches.find(({ id, names }) => [id, ...names].some((known) => plain(known) === plain(name)))?.id ?? null;
  if (text === "") return { kind: "units", branch: null, size: null };
  const branch = idOf(text);
  if (branch) return { kind: "units", branch, size: null };
  const size = readSize(text);
  if (size) return { kind: "units", branch: null, size };
  const parts = text.split(/\s*[–:/]\s*|,?\s+(?:-\s+)?/u);
  for (const [of, name] of [
    [parts[0], parts.slice(1).join(" ")],
    [parts.at(-1), parts.slice(0, -1).join(" ")],
  ] as const) {
    const [known, told] = [idOf(name), readSize(of ?? "")];
    if (known && told) return { kind: "units", branch: known, size: told };
  }
  return isCounted ? { kind: "units", branch: text, size: null } : null;
}
