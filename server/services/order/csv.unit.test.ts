import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import { asCsv, harmless } from "./csv";

const written = (rows: Record<string, string | number>[]): Promise<string> => text(Readable.from(rows).pipe(asCsv()));
const FORMULA = /^[\s"]*[=+\-@＝＋－＠]/u;

test.each([
  '=HYPERLINK("http://evil")',
  'hi;=HYPERLINK("http://evil")',
  'hi, there; "=1+1',
  "a\r\n=1+1",
  "a\n \t@SUM(A1)",
  "; + 1+cmd|' /C calc'!A0",
  "x\t＝1+1",
  '";=1";"',
  "-1+cmd",
])("%j is a formula in no table program", async (value) => {
  const csv = await written([{ number: 7, note: value, after: "=2" }]);
  const cells = csv.split(/\r?\n|[;\t\r]/u);
  expect(cells.filter((cell) => FORMULA.test(cell))).toEqual([]);
  // A program that knows the separator shows the value whole.
  for (const delimiter of [",", [",", ";"], [",", ";", "\t"]]) {
    const rows: string[][] = parse(csv, { delimiter, relax_column_count: true });
    const note = rows[1]?.[1] ?? "";
    expect(FORMULA.test(note)).toBe(false);
    expect(note.replaceAll("'", "")).toBe(value.replaceAll("'", ""));
  }
});

test.each(["Praha, -5 °C", "a-b; c+d", "jana@example.com; eva@example.com", "1× Helma, M", "2027-02-10; 2027-02-11"])(
  "%s stays as it is",
  (value) => expect(harmless(value)).toBe(value),
);

test("numbers stay numbers", async () => {
  expect(await written([{ discount: -12.5, note: "-12.5" }])).toBe("discount,note\n-12.5,'-12.5\n");
});
