import { stat } from "node:fs/promises";
import path from "node:path";
import { storeViews } from "@/lib/store-views";
import { csvTrouble } from "../csv-trouble";
import { inBoth } from "../phrases";
import { describeProblem, type Problem } from "../problems";
import { emptySet, keyOf, type Reading, take } from "../take-record";
import { readSheets } from "./read-sheets";
import { readWorkbook, UnreadableTable } from "./read-workbook";
import type { ShopSoFar } from "./records";
import { cellName, words } from "./words";

const ownStoreCodes = storeViews.filter(({ extend }) => extend === null).map(({ storeCode }) => storeCode);

const cellsOf = (columns: ReadonlyMap<string, number> = new Map(), row: number): Record<string, string> =>
  Object.fromEntries([...columns].map(([field, column]) => [field, cellName(column, row)]));

/** An owner's own table; branches may stand in a file of their own beside it. */
export async function readTable(target: string, shopSoFar: () => Promise<ShopSoFar>): Promise<Reading> {
  const set = emptySet();
  const problems: Problem[] = [];
  const file = path.basename(target);
  let opened = file;
  const folder = path.dirname(path.resolve(target));
  try {
    const beside = path.join(folder, "pobocky.csv");
    const sheets = await readWorkbook(target);
    if (beside !== path.resolve(target) && (await stat(beside).catch(() => null))) {
      opened = path.basename(beside);
      sheets.push(...(await readWorkbook(beside)));
    }
    const { records, problems: mistakes, remarks } = readSheets(sheets, await shopSoFar(), ownStoreCodes);
    problems.push(...mistakes.map((mistake) => ({ file, ...mistake })));
    for (const kind of ["sources", "attributes", "categories", "products"] as const)
      for (const raw of records?.[kind] ?? []) {
        const from = kind === "products" ? records?.from.get((raw as { sku: string }).sku) : undefined;
        const position = from === undefined ? "table" : `row ${from.row + 1}`;
        const cells = from && { ...cellsOf(records?.columns, from.row), ...from.cells };
        take(set, problems, kind, { position, raw }, { file, position, cells, key: keyOf(raw), folder, root: folder });
      }
    return { set, problems, remarks: remarks.map((remark) => describeProblem({ file, ...remark })) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const told =
      error instanceof UnreadableTable ? error.told : (inBoth(csvTrouble(error) ?? "") ?? { cs: reason, en: reason });
    return {
      set,
      problems: [{ file: opened, position: "file", field: "", message: words.unreadable(told) }],
      remarks: [],
    };
  }
}
