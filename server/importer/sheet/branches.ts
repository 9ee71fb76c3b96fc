import type { ImportInput } from "../format";
import { slugOf } from "@/lib/domain/slug";
import type { BranchNames } from "./columns";
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
  problems: Remark[];
}

/** A table of branches: a name each, and what of address, contacts and hours is told. */
export function readBranches({ rows }: Sheet, storeCodes: string[]): Branches {
  const problems: Remark[] = [];
  const [header = []] = rows;
  const columnOf = (field: Field): number =>
    header.findIndex((text) => COLUMNS[field].some((name) => plain(name) === plain(text).replace(/[.:]$/u, "")));
  const columns = Object.fromEntries((Object.keys(COLUMNS) as Field[]).map((field) => [field, columnOf(field)]));
  if (columns.name === -1) return { sources: [], problems: [at("A1", words.noName())] };
  const sources = rows.slice(1).flatMap((cells, below): Branches["sources"] => {
    const row = below + 1;
    const text = (field: Field): string => cells[columns[field] ?? -1] ?? "";
    if (cells.every((cell) => cell === "")) return [];
    const broken = cells.flatMap((cell, column) => {
      const message = brokenText(cell);
      return message === null ? [] : [at(cellName(column, row), message)];
    });
    problems.push(...broken);
    if (broken.length > 0) return [];
    if (text("name") === "") {
      problems.push(at(cellName(columns.name ?? 0, row), words.noNameInRow()));
      return [];
    }
    const hours = text("hours") === "" ? UNTOLD : readHours(text("hours"));
    if (!hours) problems.push(at(cellName(columns.hours ?? 0, row), words.noHours(text("hours"))));
    const source = newSource(text("name"), storeCodes, {
      ...{ street: text("street"), city: text("city") || text("name"), postcode: text("postcode") },
      ...{ phone: text("phone"), email: text("email"), opening_hours: hours ?? UNTOLD },
    });
    return [source];
  });
  return { sources, problems };
}

export const namesOf = ({ id, name, city }: Pick<SourceInput, "id" | "name" | "city">): BranchNames => ({
  id,
  names: [name, city],
});
