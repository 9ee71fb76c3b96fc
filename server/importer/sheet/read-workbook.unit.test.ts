import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { strToU8, zipSync } from "fflate";
import { readWorkbook } from "./read-workbook";

const relation = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet";

/** A packed workbook whose one sheet holds these rows, as XML. */
function workbook(rows: string): Uint8Array {
  const files = {
    "xl/workbook.xml": '<workbook><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
    "xl/_rels/workbook.xml.rels": `<Relationships>
      <Relationship Id="rId1" Type="${relation}" Target="worksheets/sheet1.xml"/>
    </Relationships>`,
    "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)])), { level: 9 });
}
const cell = (name: string, text: string): string => `<c r="${name}" t="inlineStr"><is><t>${text}</t></is></c>`;

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), "sezona-workbook-"))));
afterEach(() => rm(folder, { recursive: true }));

async function read(bytes: Uint8Array, bounds: { megabytes: number; milliseconds: number; fileMegabytes: number }) {
  const file = path.join(folder, "cenik.xlsx");
  await writeFile(file, bytes);
  return readWorkbook(file, bounds);
}
const roomy = { megabytes: 64, milliseconds: 60_000, fileMegabytes: 1 };

test("cells are read as they stand, those that are left out empty", async () => {
  const rows = `<row r="2">${cell("A2", "Kolo")}${cell("C2", "300")}</row>`;
  await expect(read(workbook(rows), roomy)).resolves.toEqual([
    {
      name: "A",
      rows: [
        ["", "", ""],
        ["Kolo", "", "300"],
      ],
    },
  ]);
});

test("a small workbook that unfolds to more than memory holds is refused", async () => {
  const vast = workbook(`<row r="999999999">${cell("XFD999999999", "x")}</row>`);
  expect(vast.length).toBeLessThan(1_000);
  await expect(read(vast, roomy)).rejects.toThrow("rozbalený je příliš velký");
});

test("a workbook that takes too long is refused", async () => {
  await expect(read(workbook(""), { ...roomy, milliseconds: 0 })).rejects.toThrow("rozbalený je příliš velký");
});

test("a table larger than is held as a whole is told what to do instead", async () => {
  const large = read(new Uint8Array(1024 * 1024 + 1), roomy);
  await expect(large).rejects.toThrow(/tabulka má přes 1 MB; rozdělte ji.*more than 1 MB; split it/u);
});
