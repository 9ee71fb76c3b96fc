import type { Column, Header } from "./columns";
import type { Kind, Thing } from "./thing";
import { at, cellName, type Remark, words } from "./words";

/* What a later row of a thing says of it: what is new is taken, and what differs is told by its cell. */

export type Texts = Partial<Record<Column["kind"], { text: string; column: number }>>;

/** Texts of a thing by their columns, and what the record calls them. */
const TEXTS = { brand: "attributes.brand", description: "description", summary: "short_description" } as const;

/** Pictures of all rows are the thing's; a text is that of the first row which has one. */
export function takeTexts(thing: Thing, texts: Texts, row: number): Remark[] {
  const { picture } = texts;
  for (const file of (picture?.text ?? "").split(/\s*[|;,]\s*/u))
    if (picture && file !== "" && !thing.pictures.some((known) => known.file === file))
      thing.pictures.push({ file, cell: cellName(picture.column, row) });
  return (Object.keys(TEXTS) as (keyof typeof TEXTS)[]).flatMap((kind) => {
    const told = texts[kind];
    if (!told || told.text === thing[kind]) return [];
    const cell = cellName(told.column, row);
    if (thing[kind] !== "") return [at(cell, words.otherText(told.text, thing.told[TEXTS[kind]] ?? ""))];
    thing[kind] = told.text;
    thing.told[TEXTS[kind]] = cell;
    return [];
  });
}

const columnOf = (columns: Header["columns"], ...kinds: Column["kind"][]): number =>
  Math.max(
    columns.findIndex((column) => column && kinds.includes(column.kind)),
    0,
  );

/**
 * The same size again is more of its units: an inventory has a row for each pair.
 * @returns prices and deposits that differ between its rows: which of them counts nobody but the owner can tell
 */
export function takeKind(thing: Thing, kind: Kind, columns: Header["columns"]): Remark[] {
  const known = thing.kinds.find(({ size }) => size === kind.size);
  if (!known) {
    thing.kinds.push(kind);
    return [];
  }
  for (const [branch, count] of kind.units) known.units.set(branch, (known.units.get(branch) ?? 0) + count);
  known.deposit ??= kind.deposit;
  known.sku ??= kind.sku;
  const problems: Remark[] = [];
  const differ = (column: number, amount: number, before: number): void =>
    void problems.push(at(cellName(column, kind.row), words.otherAmount(amount, before, known.row + 1)));
  for (const [index, { from, price }] of kind.bands.entries()) {
    const before = known.bands[index];
    if (before && (before.from !== from || before.price !== price)) {
      differ(columnOf(columns, "price", "band"), price, before.price);
      break;
    }
  }
  if (kind.deposit !== null && kind.deposit !== known.deposit)
    differ(columnOf(columns, "deposit"), kind.deposit, known.deposit ?? 0);
  for (const tier of kind.tiers) {
    const before = known.tiers.find(({ group }) => group === tier.group);
    if (!before) known.tiers.push(tier);
    else if (before.price !== tier.price) differ(columnOf(columns, "tier"), tier.price, before.price);
  }
  return problems;
}

/** Sizes without a deposit beside those that have one: most likely it was written once and meant for all. */
export function unequalDeposits(thing: Thing, columns: Header["columns"]): Remark[] {
  const told = thing.kinds.find(({ deposit }) => deposit !== null);
  if (!told?.deposit) return [];
  const column = columnOf(columns, "deposit");
  return thing.kinds
    .filter(({ deposit }) => deposit === null)
    .map(({ row }) => at(cellName(column, row), words.noDeposit(told.deposit ?? 0, told.row + 1)));
}
