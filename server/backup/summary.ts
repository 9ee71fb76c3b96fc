import type { Manifest } from "./manifest";

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** What is in a back-up, in a few lines. */
export function describeBackup({ madeAt, tables, pictures }: Manifest): string {
  const rowsOf = (name: string): number => tables.find((table) => table.name === name)?.rows ?? 0;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `Back-up of ${madeAt}: ${tables.length} tables with ${rows} rows,`,
    `${rowsOf("product")} products, ${rowsOf("rental_order")} orders, ${rowsOf("customer")} accounts,`,
    `${rowsOf("job")} tasks still to be done, ${pictures.files} pictures (${megabytes(pictures.bytes)}).`,
  ].join(" ");
}
