import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { strToU8, zipSync } from "fflate";
import { readSheets } from "./read-sheets";
import { readWorkbook, type WorkbookBounds } from "./read-workbook";

const relation = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet";

/** A packed workbook whose one sheet holds these rows, as XML; style 1 is a day. */
function workbook(rows: string, after = "", more: Record<string, Uint8Array> = {}): Uint8Array {
  const files = {
    "xl/workbook.xml": '<workbook><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
    "xl/_rels/workbook.xml.rels": `<Relationships>
      <Relationship Id="rId1" Type="${relation}" Target="worksheets/sheet1.xml"/>
    </Relationships>`,
    "xl/styles.xml": '<styleSheet><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${rows}</sheetData>${after}</worksheet>`,
  };
  const packed = Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)]));
  return zipSync({ ...packed, ...more }, { level: 9 });
}
const cell = (name: string, text: string): string => `<c r="${name}" t="inlineStr"><is><t>${text}</t></is></c>`;
const row = (number: number, ...cells: string[]): string => `<row r="${number}">${cells.join("")}</row>`;

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), "sezona-workbook-"))));
afterEach(() => rm(folder, { recursive: true }));

async function read(bytes: Uint8Array, bounds: Partial<WorkbookBounds> = {}) {
  const file = path.join(folder, "cenik.xlsx");
  await writeFile(file, bytes);
  return readWorkbook(file, { megabytes: 64, unpackedMegabytes: 8, fileMegabytes: 1, ...bounds });
}
const rowsOf = async (bytes: Uint8Array) => (await read(bytes)).map(({ rows }) => rows);

test("cells are read as they stand, those that are left out empty", async () => {
  await expect(read(workbook(row(2, cell("A2", "Kolo"), cell("C2", "300"))))).resolves.toEqual([
    {
      name: "A",
      merged: [],
      rows: [
        ["", "", ""],
        ["Kolo", "", "300"],
      ],
    },
  ]);
});

test("a formula is its result, without the noise of its last digits, and a day is written as one", async () => {
  const cells = row(
    1,
    '<c r="A1" t="str"><f>CONCATENATE("Ko","lo")</f><v>Kolo</v></c>',
    '<c r="B1"><f>350*1.1</f><v>385.00000000000006</v></c>',
    '<c r="C1" s="1"><v>46000</v></c><c r="D1"><v>8594001234567</v></c>',
  );
  await expect(rowsOf(workbook(cells))).resolves.toEqual([[["Kolo", "385", "2025-12-09", "8594001234567"]]]);
});

test("an error of a formula, and a formula without a result, are no empty cells", async () => {
  const cells = row(
    1,
    '<c r="A1" s="1"/><c r="B1" s="1" t="e"><f>1/0</f><v>#DIV/0!</v></c>',
    '<c r="C1"><f>B2*2</f></c><c r="D1" t="str"><f>A2&amp;"x"</f></c><c r="E1"><f t="shared" si="0"/><v>7</v></c>',
    '<c r="F1" t="str"><f>A1</f><v></v></c>',
    cell("G1", "end"),
  );
  await expect(rowsOf(workbook(cells))).resolves.toEqual(
    [["", "#DIV/0!", "=B2*2", '=A2&"x"', "7", "", "end"]].map((r) => [r]),
  );
});

test("names of a namespace before the tags change nothing", async () => {
  const sheet = '<x:worksheet xmlns:x="y"><x:sheetData><x:row r="1"><x:c r="A1" t="e"><x:v>#REF!</x:v></x:c></x:row>';
  const more = { "xl/worksheets/sheet1.xml": strToU8(`${sheet}</x:sheetData></x:worksheet>`) };
  await expect(rowsOf(workbook("", "", more))).resolves.toEqual([[["#REF!"]]]);
});

test("merged cells are told with their rows; those of one row alone, such as a heading, are not", async () => {
  const merged = '<mergeCells count="2"><mergeCell ref="B2:C4"/><mergeCell ref="A1:F1"/></mergeCells>';
  await expect(read(workbook(row(1, cell("A1", "x")), merged))).resolves.toMatchObject([
    { merged: [{ column: 1, from: 1, to: 3 }] },
  ]);
});

test("things of merged cells have the category and the price that they all show", async () => {
  const heads = ["Název", "Kategorie", "Cena", "Kauce", "Ks"].map((head, index) => cell(`${"ABCDE"[index]}1`, head));
  const thing = (number: number, name: string, category: string, price: string): string =>
    row(
      number,
      cell(`A${number}`, name),
      category === "" ? `<c r="B${number}"/>` : cell(`B${number}`, category),
      price === "" ? `<c r="C${number}"/>` : `<c r="C${number}"><v>${price}</v></c>`,
      `<c r="E${number}"><v>1</v></c>`,
    );
  const rows =
    row(1, ...heads) +
    thing(2, "Kolo", "Kola", "300") +
    thing(3, "Koloběžka", "", "") +
    thing(4, "Helma", "Helmy", "90");
  const shop = { categories: [], attributes: [], sources: [], products: new Map<string, string>() };
  const readMerged = async (...references: string[]) =>
    readSheets(
      await read(
        workbook(rows, `<mergeCells>${references.map((ref) => `<mergeCell ref="${ref}"/>`).join("")}</mergeCells>`),
      ),
      shop,
      ["main"],
    );
  const { records, problems } = await readMerged("B2:B3", "C2:C3");
  expect(problems).toEqual([]);
  expect(records?.products).toMatchObject([
    { name: "Kolo", category_ids: [70], price_list: [{ price_per_day: 300 }] },
    { name: "Koloběžka", category_ids: [70], price_list: [{ price_per_day: 300 }] },
    { name: "Helma", category_ids: [71], price_list: [{ price_per_day: 90 }] },
  ]);
  // How many units of a merged cell are of which row nobody can tell.
  expect((await readMerged("B2:B3", "C2:C3", "E2:E3")).problems).toEqual([
    { position: "E2", field: "", message: expect.stringMatching(/^„1“ stojí v buňce sloučené přes více řádků/u) },
  ]);
});

test.each([
  ["below and beside the table", "XFD999999999"],
  ["further away than a spreadsheet reaches", "ZZZZZZZ9999999999"],
])("a cell %s, which would make a vast table of a small one, is named", async (_, far) => {
  const vast = workbook(row(1, cell("A1", "x")) + row(999_999_999, cell(far, "x")));
  expect(vast.length).toBeLessThan(1_500);
  await expect(read(vast)).rejects.toThrow(new RegExp(`buňka ${far} leží daleko.* / the cell ${far} lies far`, "u"));
});

test("what unfolds to more than memory holds ends its reader, and not the import", async () => {
  await expect(read(workbook(row(8_000_000, cell("A8000000", "x"))))).rejects.toThrow("rozbalený je příliš velký");
});

test("a small workbook that unpacks to more than is read is refused before it is unpacked as a whole", async () => {
  const zeros = new Uint8Array(32 * 1024 * 1024);
  const bomb = workbook("", "", { "xl/worksheets/sheet2.xml": zeros, "xl/worksheets/sheet3.xml": zeros });
  expect(bomb.length).toBeLessThan(100_000);
  await expect(read(bomb)).rejects.toThrow("rozbalený je příliš velký");
  // Pictures and the like are not unpacked at all.
  await expect(rowsOf(workbook(row(1, cell("A1", "x")), "", { "xl/media/a.png": zeros }))).resolves.toEqual([[["x"]]]);
});

test("a workbook that takes too long is refused", async () => {
  await expect(read(workbook(""), { milliseconds: 0 })).rejects.toThrow("rozbalený je příliš velký");
});

test("a table larger than is held as a whole is told what to do instead", async () => {
  const large = read(new Uint8Array(1024 * 1024 + 1));
  await expect(large).rejects.toThrow(/tabulka má přes 1 MB; rozdělte ji.*more than 1 MB; split it/u);
});

const whole = workbook(row(1, cell("A1", "x")));
test.each([
  [
    "an old .xls, or a locked one",
    Buffer.from("d0cf11e0a1b11ae1", "hex"),
    /starý sešit \.xls.* \/ it is an old \.xls/u,
  ],
  ["a CSV by that name", Buffer.from("Název;Cena"), /není to sešit \.xlsx.* \/ it is no \.xlsx workbook/u],
  ["nothing", Buffer.alloc(0), /není to sešit \.xlsx/u],
  ["half of one", Buffer.from(whole.subarray(0, whole.length / 2)), /není to sešit \.xlsx, nebo je poškozený/u],
  ["a packed file of something else", Buffer.from(zipSync({ "a.xml": strToU8("<a/>") })), /není to sešit \.xlsx/u],
  [
    "a cell that shows a text which the file lacks",
    Buffer.from(workbook(row(7, cell("A7", "x"), '<c r="C7" t="s"><v>99</v></c>'))),
    /buňka C7 je poškozená.* \/ the cell C7 is damaged/u,
  ],
])("%s is told in both languages", (_, bytes, told) => expect(read(bytes)).rejects.toThrow(told));

test("lines of a table that several hands put together end in several ways", async () => {
  const file = path.join(folder, "cenik.csv");
  await writeFile(file, "Název;Cena\r\nKolo;300\rHelma;90\nSáně;120\r\n");
  expect((await readWorkbook(file))[0]?.rows).toEqual([
    ["Název", "Cena"],
    ["Kolo", "300"],
    ["Helma", "90"],
    ["Sáně", "120"],
  ]);
});

const letters = (text: string, encoding: BufferEncoding): Buffer => Buffer.from(`Název;Cena\n${text}`, encoding);
test.each([
  ["a byte that UTF-8 can't have", Buffer.concat([letters("Ly", "utf8"), Buffer.from("eda080", "hex")])],
  ["half of a pair in UTF-16", letters("Ly\uD800že;1", "utf16le")],
  ["half of a letter at the end of UTF-16", Buffer.concat([letters("Lyže;1", "utf16le"), Buffer.from("A")])],
])("%s is told by its line and comes in as no other letter", async (_, bytes) => {
  const file = path.join(folder, "cenik.csv");
  await writeFile(file, bytes);
  await expect(readWorkbook(file)).rejects.toThrow(
    /na řádku 2 je poškozené písmeno.* \/ a letter in line 2 is damaged/u,
  );
});

test("a file that is not there is told in both languages", () =>
  expect(readWorkbook(path.join(folder, "cenik.xlsx"))).rejects.toThrow(
    /takový soubor není.* \/ there is no such file/u,
  ));
