import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Day } from "@/lib/contract";
import { demoCatalogue, type DemoCatalogue } from "./catalogue";
import { fittedTo, shopPlaces } from "./fitted";
import { type Picture, renderPictures } from "./pictures";

type Products = DemoCatalogue["records"]["products"];

const asJson = (records: unknown): string => `${JSON.stringify(records, null, 1)}\n`;

function asCsv(records: readonly object[]): string {
  const columns = Object.keys(records[0] ?? {});
  const lines = records.map((record) =>
    columns.map((column) => String(record[column as keyof typeof record])).join(","),
  );
  return `${[columns.join(","), ...lines].join("\n")}\n`;
}

/** One file per family, by the letters that its SKUs begin with. */
function byFamily(products: Products): Map<string, Products> {
  const files = new Map<string, Products>();
  for (const product of products) {
    const family = product.sku.split("-")[0]?.toLowerCase() ?? "other";
    files.set(family, [...(files.get(family) ?? []), product]);
  }
  return files;
}

/**
 * Writes the demo shop's records and guides, without its pictures: what takes it out again needs no more, and drawing
 * them anew took minutes.
 * @param today day that bookings, reviews and closed days are counted from
 */
export async function buildRecords(outDir: string, today: Day): Promise<readonly Picture[]> {
  const { records, pictures, guides } = demoCatalogue(today);
  const { products, bookings, ...rest } = fittedTo(shopPlaces, records);
  for (const folder of ["products", "guides"]) await mkdir(path.join(outDir, folder), { recursive: true });
  const texts = [
    ...Object.entries(rest).map(([name, list]) => [`${name}.json`, asJson(list)] as const),
    ...[...byFamily(products)].map(([name, list]) => [path.join("products", `${name}.json`), asJson(list)] as const),
    ["bookings.csv", asCsv(bookings)] as const,
    ...guides.map(({ file, text }) => [file, text] as const),
  ];
  await Promise.all(texts.map(([file, text]) => writeFile(path.join(outDir, file), text)));
  return pictures;
}

/** The demo shop as an import folder. Pictures that are there already are left, so a second build is quick. */
export async function buildDemo(outDir: string, today: Day): Promise<void> {
  await renderPictures(outDir, await buildRecords(outDir, today));
}
