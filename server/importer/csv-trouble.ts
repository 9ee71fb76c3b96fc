/**
 * What keeps a CSV file from being read, in words for who keeps the table.
 * @returns null when it is nothing that the parser says of cells
 */
export function csvTrouble(error: unknown): string | null {
  // By its code: the parser has a class of its own errors for each way to call it.
  if (!(error instanceof Error && "code" in error)) return null;
  const { code, lines, records, columns, record } = error as Error & Record<string, unknown>;
  switch (code) {
    case "CSV_QUOTE_NOT_CLOSED":
      return `after ${Number(records)} good rows a cell begins with a quotation mark and nothing ends it`;
    case "INVALID_OPENING_QUOTE":
    case "CSV_INVALID_CLOSING_QUOTE":
      return `in line ${Number(lines)} a quotation mark stands inside a cell`;
    case "CSV_RECORD_INCONSISTENT_COLUMNS":
      return `line ${Number(lines)} has ${sizeOf(record)} cells, the header ${sizeOf(columns)}`;
    default:
      return null;
  }
}

const sizeOf = (cells: unknown): number => (Array.isArray(cells) ? cells.length : 0);
