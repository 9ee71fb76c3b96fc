import path from "node:path";
import sharp from "sharp";
import writeWorkbook from "write-excel-file/node";

type Cell = string | number | null;

const HEAD = ["Kód", "Název", "Kategorie", "Velikost", "1 den", "2–3 dny", "4+ dní", "Kauce", "Foto"];
const BRANCHES: Cell[][] = [
  ["Pobočka", "Ulice", "Město", "PSČ", "Telefon", "E-mail", "Otevírací doba"],
  ["U Potoka", "Potoční 1", "Brno", "602 00", "+420 777 000 001", "potok@example.cz", "denně 8–18"],
  ["Nádraží", "Nádražní 2", "Brno", "602 00", "+420 777 000 002", "nadrazi@example.cz", "denně 9–17"],
];
const thing = (
  code: string,
  name: string,
  category: string,
  price: number,
  deposit: number,
  size: Cell = "",
  photo: Cell = "",
): Cell[] => [
  ...[code, name, category, size, price, Math.round(price * 0.9), Math.round(price * 0.8), deposit, photo],
  ...[3, 2],
];
/** As a telephone takes it: lying, and turned by what it says of itself. */
const PHOTO = "IMG_0001.JPG";
const THINGS: Cell[][] = [
  thing("LY-160", "Sjezdové lyže Javor", "Lyže > Sjezdové lyže", 390, 2000, "160"),
  thing("LY-170", "Sjezdové lyže Javor", "Lyže > Sjezdové lyže", 390, 2000, "170", PHOTO),
  thing("BO-42", "Lyžařské boty Buk", "Lyže > Lyžařské boty", 190, 1000, "42"),
  thing("BO-43", "Lyžařské boty Buk", "Lyže > Lyžařské boty", 190, 1000, "43"),
  thing("HE-1", "Lyžařská helma", "Lyže > Helmy", 90, 300),
  thing("HU-1", "Sjezdové hůlky", "Lyže > Hůlky", 60, 200),
  thing("BE-1", "Běžky Smrk", "Běžky", 290, 1500),
  thing("BB-1", "Boty na běžky", "Běžky", 150, 800),
  thing("SN-1", "Snowboard Kámen", "Snowboardy", 390, 2000),
  thing("SB-1", "Boty na snowboard", "Snowboardy", 190, 1000),
  thing("SA-1", "Sáně", "Sáňky a boby", 120, 500),
  thing("BO-1", "Boby", "Sáňky a boby", 80, 300),
  thing("KO-1", 'Dětské kolo 20"', "Kola", 250, 1500),
  thing("KO-2", "Trekové kolo", "Kola", 350, 3000),
];

/** An owner's one table: twelve things, two of them in two sizes, at two branches; a photograph lies beside it. */
export async function writeTable(file: string): Promise<void> {
  const white = { width: 1600, height: 1200, channels: 3, background: "#ffffff" } as const;
  await sharp({ create: white })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(path.join(path.dirname(file), PHOTO));
  const head = [...HEAD, "ks U Potoka", "ks Nádraží"];
  const cells = (rows: Cell[][]) => rows.map((row) => row.map((value) => value));
  await writeWorkbook([
    { sheet: "Ceník", data: cells([head, ...THINGS]) },
    { sheet: "Pobočky", data: cells(BRANCHES) },
  ]).toFile(file);
}

export const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 40" width="220" height="40">' +
  '<path d="M4 28c8-8 16-8 24 0s16 8 24 0" fill="none" stroke="#9fd3f0" stroke-width="5" stroke-linecap="round"/>' +
  '<text x="64" y="28" font-family="Georgia,serif" font-size="24" fill="#14294d">U Potoka</text></svg>';

export const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48"><rect width="48" height="48" ' +
  'rx="10" fill="#14294d"/><path d="M6 28c9-9 18-9 27 0" fill="none" stroke="#9fd3f0" stroke-width="6"/></svg>';
