import writeWorkbook from "write-excel-file/node";

/** A filled example of an owner's table: sizes as rows, units per branch, lengths of rent. */
const THINGS = [
  [
    "Kód",
    "Název",
    "Kategorie",
    "Značka",
    "Velikost",
    "1 den",
    "2–3 dny",
    "4+ dní",
    "Kauce",
    "ks U Potoka",
    "ks Nádraží",
  ],
  ["LY-160", "Sjezdové lyže Javor", "Lyže > Sjezdové lyže", "Javor", "160", 390, 350, 300, 2000, 2, 1],
  ["LY-170", "Sjezdové lyže Javor", "Lyže > Sjezdové lyže", "Javor", "170", 390, 350, 300, 2000, 3, 1],
  ["BO-42", "Lyžařské boty Buk", "Lyže > Lyžařské boty", "Buk", "42", 190, 170, 150, 1000, 4, null],
  ["BO-43", "Lyžařské boty Buk", "Lyže > Lyžařské boty", "Buk", "43", 190, 170, 150, 1000, 4, 2],
  ["HE-1", "Lyžařská helma", "Lyže > Helmy", "", "", 90, 80, 70, 300, 10, 5],
  ["KO-1", 'Dětské kolo 20"', "Kola", "", "", 250, 220, 200, 1500, 2, null],
];
const BRANCHES = [
  ["Pobočka", "Ulice", "Město", "PSČ", "Telefon", "E-mail", "Otevírací doba"],
  ["U Potoka", "Potoční 1", "Brno", "602 00", "+420 777 000 001", "potok@example.cz", "Po–Pá 8–18; So 8–12"],
  ["Nádraží", "Nádražní 2", "Brno", "602 00", "+420 777 000 002", "nadrazi@example.cz", "denně 9–17"],
];

/** Writes a workbook that imports as it stands. */
export async function writeTemplate(file: string): Promise<void> {
  const asCells = (rows: (string | number | null)[][]) =>
    rows.map((row, index) =>
      row.map((value) => (index === 0 ? { value: String(value), fontWeight: "bold" as const } : value)),
    );
  await writeWorkbook([
    { sheet: "Ceník", data: asCells(THINGS), stickyRowsCount: 1 },
    { sheet: "Pobočky", data: asCells(BRANCHES), stickyRowsCount: 1 },
  ]).toFile(file);
}
