import { brokenCells } from "./broken-cells";
import type { Header } from "./columns";
import { SIZE } from "./columns";
import { unmerged } from "./merged";
import { trimmed } from "@/lib/contract/storable";
import { plain, readAmount, readCount, type Sheet } from "./cells";
import { takeKind, takeTexts, type Texts, unequalDeposits } from "./later-rows";
import type { Band, Kind, Thing } from "./thing";
import { at, cellName, type Remark, words } from "./words";

interface Reading {
  things: Thing[];
  problems: Remark[];
  remarks: Remark[];
}

/** Rows below the header as things: rows of one name are sizes of one thing, or more of its units. */
export function readThings(table: Sheet, headRow: number, header: Header): Reading {
  const { columns } = header;
  const { rows, problems } = unmerged(table, headRow, header);
  const remarks: Remark[] = [];
  const things = new Map<string, Thing>();
  const skus = new Map<string, Thing>();
  let heading: string[] = [];
  let last: Thing | null = null;
  const hasCategories = columns.some((column) => column?.kind === "category");
  for (const [below, cells] of rows.slice(headRow + 1).entries()) {
    const row = headRow + 1 + below;
    const filled = cells.filter((cell) => cell !== "");
    if (filled.length === 0) continue;
    const only = filled.length === 1 && !hasCategories ? cells.find((cell) => cell !== "") : undefined;
    if (only !== undefined) {
      heading = stepsOf(only);
      last = null;
      continue;
    }
    const broken = brokenCells(header, cells, row);
    problems.push(...broken);
    if (broken.length > 0) continue;
    const texts = textsOf(columns, cells);
    const kinds = kindsOf({ columns, cells, row, texts, problems });
    // A name that stands once above its sizes, as merged cells have it.
    const name: string = texts.name?.text || (texts.size && last ? last.name : "");
    if (name === "") {
      problems.push(
        at(
          cellName(
            columns.findIndex((column) => column?.kind === "name"),
            row,
          ),
          words.noNameInRow(),
        ),
      );
      continue;
    }
    // So does a category that stands at the first of its rows alone.
    const category: string[] = texts.category
      ? stepsOf(texts.category.text)
      : last && plain(name) === plain(last.name)
        ? last.category
        : heading;
    const key = JSON.stringify([plain(name), category.map(plain)]);
    const known = things.get(key);
    const thing: Thing = known ?? newThing({ row, name, category, columns });
    remarks.push(...takeTexts(thing, texts, row));
    for (const kind of kinds) {
      const owner = kind.sku ? skus.get(kind.sku) : undefined;
      if (kind.sku && owner && owner !== thing)
        problems.push(at(cellName(texts.sku?.column ?? 0, row), words.skuOfAnother(kind.sku, owner.row + 1)));
      if (kind.sku) skus.set(kind.sku, thing);
      problems.push(...takeKind(thing, kind, columns));
    }
    things.set(key, thing);
    last = thing;
  }
  for (const thing of things.values()) {
    remarks.push(...unequalDeposits(thing, columns));
    if (thing.kinds.every(({ units }) => [...units.values()].every((count) => count === 0)))
      remarks.push(at(`${thing.row + 1}`, `${thing.name}: ${words.noUnits()}`));
  }
  return { things: [...things.values()], problems, remarks };
}

const stepsOf = (text: string): string[] =>
  text
    .split(/\s*(?:>|\/|\||→|»)\s*/u)
    .map(trimmed)
    .filter((step) => step !== "");

function textsOf(columns: Header["columns"], cells: readonly string[]): Texts {
  const texts: Texts = {};
  for (const [column, told] of columns.entries()) {
    const text = cells[column] ?? "";
    if (told && text !== "") texts[told.kind] ??= { text, column };
  }
  return texts;
}

function newThing(of: { row: number; name: string; category: string[]; columns: Header["columns"] }): Thing {
  const { row, name, category, columns } = of;
  const size = columns.find((column) => column?.kind === "size");
  return {
    ...{ row, name, category },
    ...{ brand: "", description: "", summary: "", pictures: [], told: {} },
    sizeOf: size?.kind === "size" ? { code: size.code, label: size.label } : SIZE,
    kinds: [],
  };
}

interface Row {
  columns: Header["columns"];
  cells: readonly string[];
  row: number;
  texts: Texts;
  problems: Remark[];
}

/** What a row has: one thing or size, or one for each column of sizes that counts any. */
function kindsOf(reading: Row): Kind[] {
  const { columns, cells, row, texts, problems } = reading;
  const amount = (told: { text: string; column: number }): number => {
    const crowns = readAmount(told.text);
    if (crowns === null) problems.push(at(cellName(told.column, row), words.noAmount(told.text)));
    return crowns ?? 0;
  };
  const bands = bandsOf(reading, amount);
  const deposit = texts.deposit ? amount(texts.deposit) : null;
  const tiers = columns.flatMap((told, column) => {
    const text = cells[column] ?? "";
    return told?.kind === "tier" && text !== "" ? [{ group: told.group, price: amount({ text, column }) }] : [];
  });
  const sku = texts.sku?.text ?? null;
  const nameColumn = columns.findIndex((column) => column?.kind === "name");
  const sizes = new Map<string | null, Map<string | null, number>>();
  let isCounted = false;
  for (const [column, told] of columns.entries()) {
    if (told?.kind !== "units") continue;
    isCounted = true;
    const text = cells[column] ?? "";
    const count = readCount(text);
    if (count === null) problems.push(at(cellName(column, row), words.noCount(text)));
    if (told.size !== null && !count) continue;
    const units = sizes.get(told.size) ?? new Map<string | null, number>();
    units.set(told.branch, (units.get(told.branch) ?? 0) + (count ?? 0));
    sizes.set(told.size, units);
  }
  // An inventory that counts nothing has one piece in each row.
  if (!isCounted) sizes.set(null, new Map([[null, 1]]));
  if (sizes.size === 0) sizes.set(null, new Map());
  const told = [...sizes].filter(([size]) => size !== null);
  return (told.length > 0 ? told : [...sizes]).map(([size, units]) => ({
    ...{ bands, deposit, tiers, units, row, cell: cellName(texts.sku?.column ?? nameColumn, row) },
    size: size ?? texts.size?.text ?? null,
    sku: told.length > 0 ? sku && `${sku}-${size ?? ""}` : sku,
  }));
}

function bandsOf(reading: Row, amount: (told: { text: string; column: number }) => number): Band[] {
  const { columns, cells, row, texts, problems } = reading;
  const told = columns.flatMap((band, column) => {
    const text = cells[column] ?? "";
    return band?.kind === "band" && text !== "" ? [{ from: band.from, to: band.to, text, column }] : [];
  });
  if (texts.price && !told.some(({ from }) => from === 1)) told.push({ from: 1, to: null, ...texts.price });
  told.sort((a, b) => a.from - b.from);
  const priceColumn = columns.findIndex((column) => column?.kind === "price" || column?.kind === "band");
  const [first] = told;
  if (!first) problems.push(at(cellName(Math.max(priceColumn, 0), row), words.noPrice()));
  else if (first.from !== 1) problems.push(at(cellName(first.column, row), words.bandGap(1)));
  const bands = told.map((band, index) => {
    const next = told[index + 1];
    return { from: band.from, to: next ? next.from - 1 : index === 0 ? null : band.to, price: amount(band), band };
  });
  for (const [index, { price, band }] of bands.entries()) {
    const before = bands[index - 1];
    if (before && price > before.price)
      problems.push(at(cellName(band.column, row), words.rising(before.band.text, band.text)));
  }
  return bands.map(({ from, to, price }) => ({ from, to, price }));
}
