import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { MAX_PICTURE_BYTES } from "@/lib/limits";
import { folderStorage } from "@/server/images/storage";
import { NOW, openTestShop, type TestShop, valueOf } from "@/server/testing/shop";
import { importCatalogue, type ImportSummary } from "./import-catalogue";
import type { ImportError } from "./problems";
import { writeTemplate } from "./sheet/template";

/* What an owner keeps in a spreadsheet, brought in as it is. */

let shop: TestShop;
let folder: string;
beforeEach(async () => {
  shop = await openTestShop(null);
  folder = await mkdtemp(path.join(tmpdir(), "sezona-table-"));
});
afterEach(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

async function bringIn(name: string, bytes: Buffer | null, isDryRun = false): Promise<ImportSummary> {
  const file = path.join(folder, name);
  if (bytes) await writeFile(file, bytes);
  return importCatalogue(shop.pool, file, { now: NOW, isDryRun, pictures: folderStorage(folder) });
}
const listed = async (): Promise<string[]> =>
  valueOf(await shop.port.listProducts({ size: 50, start: 0 }, shop.context())).items.map(({ name }) => name);

test("the written example comes in as it stands, and nothing differs the second time", async () => {
  await writeTemplate(path.join(folder, "vzor.xlsx"));
  const { counts, changed, remarks } = await bringIn("vzor.xlsx", null);
  expect({ changed, remarks, products: counts.products, sources: counts.sources }).toEqual({
    ...{ changed: true, remarks: [] },
    products: { created: 4, updated: 0, unchanged: 0 },
    sources: { created: 2, updated: 0, unchanged: 0 },
  });
  expect(await listed()).toEqual(
    expect.arrayContaining(["Sjezdové lyže Javor", "Lyžařské boty Buk", "Lyžařská helma", 'Dětské kolo 20"']),
  );
  expect(valueOf(await shop.port.getProduct({ sku: "LY" }, shop.context()))).toMatchObject({
    ...{ url_path: "lyze/sjezdove-lyze/sjezdove-lyze-javor", deposit: 200_000 },
    configurable_children: [{ sku: "LY-160" }, { sku: "LY-170" }],
  });
  const again = await bringIn("vzor.xlsx", null);
  expect([again.changed, again.counts.products]).toEqual([false, { created: 0, updated: 0, unchanged: 4 }]);
});

/** Czech letters as Windows writes them. */
const windows1250 = (text: string): Buffer =>
  Buffer.from(
    [...text].map(
      (letter) => ({ ž: 0x9e, š: 0x9a, č: 0xe8, á: 0xe1, é: 0xe9, í: 0xed, ý: 0xfd })[letter] ?? letter.charCodeAt(0),
    ),
  );
const table = "N\u00e1zev;Kategorie;Cena;Ks\r\nB\u011b\u017eky Buk;B\u011b\u017eky;290,50;2\r\n";

test.each([
  ["UTF-8 with a mark", Buffer.from(`\uFEFF${table}`)],
  ["UTF-16", Buffer.from(`\uFEFF${table}`, "utf16le")],
  ["UTF-16 without a mark", Buffer.from(table, "utf16le")],
  ["UTF-16, bigger byte first", Buffer.from(`\uFEFF${table}`, "utf16le").swap16()],
])("a table in %s is read", async (_, bytes) => {
  await bringIn("cenik.csv", bytes);
  expect(await listed()).toEqual(["Běžky Buk"]);
});

test("a table in Windows-1250 is read, and tabs separate as well", async () => {
  await bringIn("cenik.csv", windows1250("n\u00e1zev\tcena\tks\nlyže Šíp\t300\t1\n".replace("Š", "š")));
  expect(await listed()).toEqual(["lyže šíp"]);
});

test("a dry run tells what would change and keeps nothing", async () => {
  await expect(bringIn("cenik.csv", Buffer.from(table), true)).resolves.toMatchObject({
    ...{ changed: true, remarks: [expect.stringMatching(/^cenik\.csv, D1: pobočka Půjčovna je nová/u)] },
    counts: { products: { created: 1 } },
  });
  expect(await listed()).toEqual([]);
  const { rows } = await shop.pool.query("SELECT count(*)::int AS sources FROM source");
  expect(rows).toEqual([{ sources: 0 }]);
});

test("mistakes stand at their cells, and what is no table is told", async () => {
  await expect(bringIn("cenik.csv", Buffer.from("Název;Cena;Ks\nKolo;hodně;1\n"))).rejects.toThrow(
    "cenik.csv, B2: „hodně“ není částka v korunách; napište např. 390 nebo 390,50 / ",
  );
  await expect(bringIn("cenik.xlsx", Buffer.from("Název;Cena"))).rejects.toThrow(
    /^1 problem; nothing was imported\ncenik\.xlsx, file: soubor se nepodařilo přečíst/u,
  );
  await expect(bringIn("cenik.csv", Buffer.from("Název;Cena;Foto\nKolo;300;kolo.jpg\n"))).rejects.toThrow(
    /^1 problem; nothing was imported\ncenik\.csv, C2 \(sku KOLO\), images\.0\.file: no such file kolo\.jpg$/u,
  );
});

test("photographs that can't be taken are named by their cell and file, in both languages", async () => {
  const noise = Buffer.from(Array.from({ length: 3 * 200 * 200 }, (_, index) => (index * index * 31) % 251));
  const whole = await sharp(noise, { raw: { width: 200, height: 200, channels: 3 } })
    .jpeg()
    .toBuffer();
  const files = {
    "svg.jpg": "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>",
    "empty.png": "",
    "half.jpg": whole.subarray(0, whole.length / 2),
    "fotky/a.jpg": whole,
    "vast.jpg": Buffer.alloc(MAX_PICTURE_BYTES + 1),
  };
  await mkdir(path.join(folder, "fotky"));
  await promisify(execFile)("mkfifo", [path.join(folder, "roura.jpg")]);
  for (const [name, bytes] of Object.entries(files)) await writeFile(path.join(folder, name), bytes);
  const named = ["svg.jpg", "empty.png", "half.jpg", "vast.jpg", "fotky", ".", "roura.jpg", "fotky/a.jpg/b.jpg"];
  const rows = named.map((name, index) => `Věc ${index};300;${name}`);
  const refused = await bringIn("cenik.csv", Buffer.from(["Název;Cena;Foto", ...rows].join("\n"))).catch(
    (error: unknown) => (error as ImportError).forOwner().split("\n").slice(1).sort(),
  );
  expect(refused).toEqual([
    expect.stringMatching(
      /^cenik\.csv, C2 \(sku VEC-0\).*: svg\.jpg není obrázek.* \/ svg\.jpg is no PNG, JPEG or WebP/u,
    ),
    expect.stringMatching(/^cenik\.csv, C3 .*: empty\.png není obrázek/u),
    expect.stringMatching(/^cenik\.csv, C4 .*: half\.jpg je poškozený/u),
    expect.stringMatching(/^cenik\.csv, C5 .*: vast\.jpg má přes 50 MB/u),
    expect.stringMatching(
      /^cenik\.csv, C6 .*: fotky je složka, ne obrázek; .* fotky\/lyze\.jpg \/ fotky is a folder, not a/u,
    ),
    expect.stringMatching(/^cenik\.csv, C7 .*: \. je složka/u),
    expect.stringMatching(/^cenik\.csv, C8 .*: roura\.jpg není obrázek/u),
    expect.stringMatching(/^cenik\.csv, C9 .*: soubor fotky\/a\.jpg\/b\.jpg tam není/u),
  ]);
});

test("a picture that a later row names is told by the cell of that row", async () => {
  await expect(
    bringIn("cenik.csv", Buffer.from("Název;Velikost;Cena;Foto\nLyže;160;300;\nLyže;170;300;chybi.jpg\n")),
  ).rejects.toThrow(/cenik\.csv, D3 \(sku LYZE\), images\.0\.file: no such file chybi\.jpg$/u);
});

test("a folder, and what may not be read, in place of a table is told in the shop's words", async () => {
  await mkdir(path.join(folder, "cenik.csv"));
  await expect(bringIn("cenik.csv", null)).rejects.toThrow(/je to složka; napište soubor v ní.* \/ .*it is a folder/u);
  await mkdir(path.join(folder, "products.csv"));
  const refused = await bringIn(".", null).catch((error: unknown) => (error as ImportError).forOwner());
  expect(refused).toMatch(/products\.csv, soubor \/ file: je složka, ne soubor; .* \/ is a folder and no file/u);
});

test("a name of signs that nobody sees is no name, and signs around one are no part of it", async () => {
  const blank = "\u200b\u00a0\u2060";
  await expect(bringIn("cenik.csv", Buffer.from(`Název;Cena;Ks\n${blank};300;1\n`))).rejects.toThrow(
    /A2: chybí název/u,
  );
  await bringIn("cenik.csv", Buffer.from(`\u2060Název\u200b;Cena\n\u200bLyže \u00adJavor\u2060;300\n`));
  expect(await listed()).toEqual(["Lyže \u00adJavor"]);
  await writeFile(path.join(folder, "pobocky.csv"), `Pobočka;Ulice\n${blank};Dlouhá 1\n`);
  await expect(bringIn("cenik.csv", Buffer.from("Název;Cena;ks Praha\nKolo;300;1\n"))).rejects.toThrow(
    /pobocky\.csv A2: chybí název/u,
  );
});

test("codes that differ by capitals alone are remarked, in the table and beside the shop's", async () => {
  const spelt = async (text: string) =>
    (await bringIn("cenik.csv", Buffer.from(text))).remarks.filter((remark) => /capitals/u.test(remark));
  const head = "Kód;Název;Velikost;Cena;Ks";
  expect(await spelt(`${head}\nAB1;Kolo;;300;1\nab1;Helma;;90;1\nL-1;Lyže;160;300;1\nL-2;Lyže;170;300;1`)).toEqual([
    expect.stringMatching(
      /^cenik\.csv, A3: kód ab1 se od AB1 \(cenik\.csv, A2\) liší jen velikostí písmen; .* \/ the code ab1 differs/u,
    ),
  ]);
  // Sizes of the shop's things have codes as well.
  expect(await spelt(`${head}\nX;Hůl;;60;1\nl-2;Hůlky;;90;1`)).toEqual([
    expect.stringMatching(/^cenik\.csv, A3: kód l-2 se od L-2, který už v obchodě je, liší/u),
  ]);
  expect(await spelt(`${head}\nX;Hůl;;60;2`)).toEqual([]);
});
