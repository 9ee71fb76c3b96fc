import type { ImportInput } from "../format";
import { namesOf, readBranches, tooManyBranches } from "./branches";
import { plain, type Sheet } from "./cells";
import { type Column, type Header, readHeader } from "./columns";
import { recordsOf, type SheetRecords, type ShopSoFar } from "./records";
import { readThings } from "./things";
import { at, cellName, type Remark, words } from "./words";

const BRANCHES = ["pobocky", "pobocky.csv", "branches", "branches.csv"].map(plain);
/** Titles and empty rows may stand above a header. */
const ROWS_TO_HEADER = 20;

/** Fields of a product by the columns that they are read from. */
const FIELDS: Partial<Record<Column["kind"], string>> = {
  ...{ sku: "sku", name: "name", price: "price_list", band: "price_list", deposit: "deposit", tier: "tier_prices" },
  ...{ description: "description", summary: "short_description", picture: "images", units: "stock" },
};

/** Columns of fields, the first of several. */
const fieldColumns = ({ columns }: Header): Map<string, number> =>
  new Map(
    columns
      .map((column, index) => [column && FIELDS[column.kind], index] as const)
      .filter((entry): entry is [string, number] => typeof entry[0] === "string")
      .reverse(),
  );

export interface SheetReading {
  records: (SheetRecords & { columns: Map<string, number> }) | null;
  problems: Remark[];
  remarks: Remark[];
}

/** The row that names the columns: the first one that names two of them, a name among them. */
function headerIn({ rows }: Sheet, read: (cells: readonly string[], row: number) => Header) {
  const candidates = rows.slice(0, ROWS_TO_HEADER).map((cells, row) => ({ row, header: read(cells, row) }));
  const named = candidates.find(
    ({ header: { columns } }) =>
      columns.some((column) => column?.kind === "name") && columns.filter((column) => column !== null).length > 1,
  );
  return named ?? null;
}

/** Whether units stand in the table whose branch it doesn't name, and the shop has several. */
function unclearUnits(header: Header, row: number, branches: readonly { name: string }[]): Remark[] {
  if (branches.length < 2) return [];
  const columns = header.columns.flatMap((column, index) => (column?.kind === "units" ? [{ column, index }] : []));
  const names = branches.map(({ name }) => name);
  const unclear = columns.filter(({ column }) => column.branch === null).map(({ index }) => index);
  if (columns.length === 0) unclear.push(header.columns.findIndex((column) => column?.kind === "name"));
  return unclear.map((index) => at(cellName(index, row), words.whichBranch(names)));
}

/** Where a branch is named that nobody knew: the head of its units; the one of a table that names none has no name. */
function cellOfBranch({ columns }: Header, row: number, name: string): string {
  const of = (is: (column: Column) => boolean): number => columns.findIndex((column) => column !== null && is(column));
  const named = of((column) => column.kind === "units" && plain(column.branch ?? "") === plain(name));
  const places = [named, of(({ kind }) => kind === "units"), of(({ kind }) => kind === "name")];
  return cellName(places.find((column) => column >= 0) ?? 0, row);
}

/**
 * What the tables of a workbook say: a table of things, and one of branches where there is one, by its name.
 * Problems and remarks stand at cells; there are no records while there is a problem.
 */
export function readSheets(sheets: readonly Sheet[], shop: ShopSoFar, storeCodes: string[]): SheetReading {
  const isOfBranches = ({ name }: Sheet): boolean => BRANCHES.includes(plain(name));
  const table = sheets.find((sheet) => !isOfBranches(sheet) && sheet.rows.length > 0);
  const branchTable = sheets.find(isOfBranches);
  const branches = branchTable ? readBranches(branchTable, storeCodes) : { sources: [], cells: [], problems: [] };
  const problems = [...branches.problems];
  if (!table) return { records: null, problems: [...problems, at("A1", words.noRows())], remarks: [] };
  const told = branches.sources;
  const all: Pick<ImportInput<"sources">, "id" | "name" | "city">[] = [
    ...told,
    ...shop.sources.filter(({ id }) => !told.some((branch) => branch.id === id)),
  ];
  const found = headerIn(table, (cells, row) => readHeader(cells, row, all.map(namesOf)));
  if (!found) return { records: null, problems: [...problems, at("A1", words.noName())], remarks: [] };
  const { header, row } = found;
  problems.push(...header.problems, ...unclearUnits(header, row, all));
  problems.push(...tooManyBranches(header, row, branches, shop.sources));
  if (!header.columns.some((column) => column?.kind === "price" || column?.kind === "band"))
    problems.push(at(cellName(0, row), words.noPriceColumn()));
  // What a row lacks because its column is missing is told once, by the header.
  if (problems.length > 0) return { records: null, problems, remarks: header.remarks };
  const { things, problems: mistakes, remarks } = readThings(table, row, header);
  if (things.length === 0 && mistakes.length === 0) mistakes.push(at(`A${row + 2}`, words.noRows()));
  if (mistakes.length > 0) return { records: null, problems: mistakes, remarks: header.remarks };
  const records = recordsOf(things, shop, told, storeCodes);
  const unknown = records.newBranches.map((name) => at(cellOfBranch(header, row, name), words.newBranch(name)));
  const columns = fieldColumns(header);
  return { records: { ...records, columns }, problems: [], remarks: [...header.remarks, ...unknown, ...remarks] };
}
