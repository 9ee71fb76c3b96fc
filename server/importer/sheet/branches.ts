import type { ImportInput } from "../format";
import { slugOf } from "@/lib/domain/slug";
import { MAX_TABLE_BRANCHES } from "@/lib/limits";
import type { BranchNames, Header } from "./columns";
import { brokenText } from "./broken-cells";
import { plain, type Sheet } from "./cells";
import { readHours } from "./hours";
import { at, cellName, type Remark, words } from "./words";

type SourceInput = ImportInput<"sources">;

const COLUMNS = {
  name: ["pobocka", "nazev", "jmeno", "misto", "branch", "name"],
  street: ["ulice", "adresa", "street", "address"],
  city: ["mesto", "obec", "city", "town"],
  postcode: ["psc", "postcode", "zip"],
  phone: ["telefon", "tel", "mobil", "phone"],
  email: ["email", "e-mail", "mail"],
  hours: ["oteviraci doba", "otevreno", "hodiny", "opening hours", "hours", "open"],
} as const;
type Field = keyof typeof COLUMNS;

/** Open daily from nine to five: what a branch is until its owner says more. */
const UNTOLD = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: "09:00", closes: "17:00" }));

export const newSource = (name: string, storeCodes: string[], more: Partial<SourceInput> = {}): SourceInput => ({
  id: slugOf(name),
  name,
  ...{ street: "", city: name, postcode: "", phone: "", email: "", pickup_info: "", dropoff_info: "" },
  opening_hours: UNTOLD,
  store_codes: storeCodes,
  ...more,
});

export interface Branches {
  sources: SourceInput[];
  /** Where the name of each stands. */
  cells: string[];
  problems: Remark[];
}

/** A table of branches: a name each, and what of address, contacts and hours is told. */
export function readBranches({ name, rows }: Sheet, storeCodes: string[]): Branches {
  const problems: Remark[] = [];
  const cells: string[] = [];
  // Beside the table of things, whose cells are told without the name of their sheet.
  const cellOf = (column: number, row: number): string => `${name} ${cellName(column, row)}`;
  const [header = []] = rows;
  const columnOf = (field: Field): number =>
    header.findIndex((text) => COLUMNS[field].some((name) => plain(name) === plain(text).replace(/[.:]$/u, "")));
  const columns = Object.fromEntries((Object.keys(COLUMNS) as Field[]).map((field) => [field, columnOf(field)]));
  if (columns.name === -1) return { sources: [], cells, problems: [at(cellOf(0, 0), words.noName())] };
  const sources = rows.slice(1).flatMap((texts, below): Branches["sources"] => {
    const row = below + 1;
    const text = (field: Field): string => texts[columns[field] ?? -1] ?? "";
    if (texts.every((cell) => cell === "")) return [];
    const broken = texts.flatMap((cell, column) => {
      const message = brokenText(cell);
      return message === null ? [] : [at(cellOf(column, row), message)];
    });
    problems.push(...broken);
    if (broken.length > 0) return [];
    if (text("name") === "") {
      problems.push(at(cellOf(columns.name ?? 0, row), words.noNameInRow()));
      return [];
    }
    const hours = text("hours") === "" ? UNTOLD : readHours(text("hours"));
    if (!hours) problems.push(at(cellOf(columns.hours ?? 0, row), words.noHours(text("hours"))));
    const source = newSource(text("name"), storeCodes, {
      ...{ street: text("street"), city: text("city") || text("name"), postcode: text("postcode") },
      ...{ phone: text("phone"), email: text("email"), opening_hours: hours ?? UNTOLD },
    });
    cells.push(cellOf(columns.name ?? 0, row));
    return [source];
  });
  return { sources, cells, problems };
}

export const namesOf = ({ id, name, city }: Pick<SourceInput, "id" | "name" | "city">): BranchNames => ({
  id,
  names: [name, city],
});

/** A column by mistake makes a branch, and ten thousand of them as many: told by the first one too many. */
export function tooManyBranches(
  { columns }: Header,
  row: number,
  { sources, cells }: Branches,
  known: readonly { id: string }[],
): Remark[] {
  const isNew = (id: string): boolean => !known.some((branch) => branch.id === id);
  const named = [
    ...sources.map(({ id }, index) => ({ id, cell: cells[index] ?? "" })),
    ...columns.flatMap((column, index) =>
      column?.kind === "units" && column.branch !== null ? [{ id: column.branch, cell: cellName(index, row) }] : [],
    ),
  ];
  const names = new Set<string>();
  for (const { id, cell } of named) {
    if (isNew(id)) names.add(plain(id));
    if (names.size > MAX_TABLE_BRANCHES) return [at(cell, words.tooManyBranches(MAX_TABLE_BRANCHES))];
  }
  return [];
}
