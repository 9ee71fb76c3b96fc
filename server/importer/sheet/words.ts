import type { Told } from "../phrases";
import type { Mistake } from "../problems";

/* What is said of an owner's spreadsheet, in Czech and in English: who keeps the table need not know the importer. */

/** `C7`, as a spreadsheet calls it; both count from 0. */
export function cellName(column: number, row: number): string {
  const letter = (index: number): string =>
    (index >= 26 ? letter(Math.floor(index / 26) - 1) : "") + String.fromCharCode(65 + (index % 26));
  return `${letter(column)}${row + 1}`;
}

/** Long cells are told by how they begin. */
const shown = (text: string): string => `„${text.length > 40 ? `${text.slice(0, 39)}…` : text}“`;
const both = (cs: string, en: string): string => `${cs} / ${en}`;

export const words = {
  noName: () =>
    both("v záhlaví chybí sloupec s názvem, např. „Název“", "the header has no column of names, such as “Name”"),
  noPriceColumn: () =>
    both(
      "v záhlaví chybí cena: sloupec „Cena“, nebo sloupce „1 den“, „2–3 dny“, „4+ dní“",
      "the header has no price: a column “Price”, or columns “1 day”, “2–3 days”, “4+ days”",
    ),
  noRows: () => both("tabulka nemá pod záhlavím žádný řádek", "the table has no row below its header"),
  columnTwice: (text: string, first: string) =>
    both(`${shown(text)} už je ve sloupci ${first}`, `${shown(text)} stands in column ${first} already`),
  dateInHeader: (text: string) =>
    both(
      `${shown(text)} je datum; tabulka si tak vyložila délku půjčení, napište ji slovy: „2–3 dny“`,
      `${shown(text)} is a date; a length of rent was taken for one, write it in words: “2–3 days”`,
    ),
  bandGap: (from: number) =>
    both(
      `chybí cena od ${from}. dne; délky navazují, např. „1 den“, „2–3 dny“, „4+ dní“`,
      `no price from day ${from}; lengths of rent follow each other, such as “1 day”, “2–3 days”, “4+ days”`,
    ),
  longestRent: (days: number) =>
    both(
      `déle než na ${days} ${days < 5 ? "dny" : "dní"} se nepůjčuje; jinak napište poslední sloupec „${days}+ dní“`,
      `nothing is rented for more than ${days} days; if it may be, name the last column “${days}+ days”`,
    ),
  noNameInRow: () =>
    both("chybí název, např. „Lyže Atomic Redster“", "there is no name, such as “Atomic Redster skis”"),
  noPrice: () => both("chybí cena za den, např. 390", "there is no price per day, such as 390"),
  noAmount: (text: string) =>
    both(
      `${shown(text)} není částka v korunách; napište např. 390 nebo 390,50`,
      `${shown(text)} is no amount in crowns; write 390 or 390.50`,
    ),
  noCount: (text: string) =>
    both(`${shown(text)} není počet kusů; napište např. 4`, `${shown(text)} is no number of units; write 4`),
  rising: (before: string, text: string) =>
    both(
      `cena za den s délkou stoupla z ${before} na ${text}; není za celou dobu? Napište ji za jeden den`,
      `the price per day rose from ${before} to ${text} with the length; is it for all days? Write it for one`,
    ),
  whichBranch: (names: readonly string[]) =>
    both(
      `které pobočky jsou ty kusy? Pojmenujte sloupec „ks ${names[0] ?? "Praha"}“`,
      `whose units are these? Name the column “units ${names[0] ?? "Praha"}”`,
    ),
  skuOfAnother: (sku: string, row: number) =>
    both(
      `kód ${shown(sku)} už má jiná věc na řádku ${row}`,
      `the code ${shown(sku)} belongs to another thing in row ${row} already`,
    ),
  otherText: (text: string, first: string) =>
    both(
      `${shown(text)} je jiný text téže věci než v ${first}; bereme ten první, tenhle smažte`,
      `${shown(text)} is another text of the same thing than ${first}; that one is taken, delete this one`,
    ),
  otherAmount: (amount: number, before: number, row: number) =>
    both(
      `${amount} korun, ale táž věc ve stejné velikosti má na řádku ${row} ${before}; napište stejnou, např. ${before}`,
      `${amount} crowns, but the same thing and size has ${before} in row ${row}; write the same, such as ${before}`,
    ),
  noDeposit: (other: number, row: number) =>
    both(
      `bez kauce, ačkoli táž věc má na řádku ${row} ${other}; platí-li pro všechny velikosti, napište ${other} i sem`,
      `no deposit, though the same thing has ${other} in row ${row}; if it is for all sizes, write ${other} here too`,
    ),
  tooManyBranches: (most: number) =>
    both(
      `víc než ${most} nových poboček v tabulce; velikosti patří do sloupce „Velikost“, pobočky do sources.csv`,
      `more than ${most} new branches in a table; sizes belong in a column “Size”, branches in sources.csv`,
    ),
  noHours: (text: string) =>
    both(
      `${shown(text)} není otevírací doba; napište např. „Po–Pá 8–18; So 8–12“`,
      `${shown(text)} are no opening hours; write “Mon–Fri 8–18; Sat 8–12”`,
    ),
  unusedColumn: (text: string) =>
    both(`sloupec ${shown(text)} neznáme, nic z něj nebereme`, `the column ${shown(text)} is not known and not used`),
  newBranch: (name: string) =>
    both(
      `pobočka ${name} je nová a zatím otevřená denně 9–17; adresu a hodiny napište na list „Pobočky“`,
      `the branch ${name} is new and open daily 9–17 for now; write its address and hours in a sheet “Branches”`,
    ),
  noUnits: () =>
    both("žádné kusy: věc je vidět, ale půjčit se nedá", "no units: the thing is shown but can't be rented"),
  mergedUnits: (text: string) =>
    both(
      `${shown(text)} stojí v buňce sloučené přes více řádků; kolik kusů je čeho? Napište počet do každého řádku`,
      `${shown(text)} stands in a cell merged over several rows; how many of which? Write the number in each row`,
    ),
  formulaError: (text: string) =>
    both(
      `vzorec skončil chybou ${shown(text)}; opravte ho, nebo napište hodnotu, např. 390`,
      `the formula ends in the error ${shown(text)}; mend it, or write the value, such as 390`,
    ),
  formulaUncounted: (text: string) =>
    both(
      `vzorec ${shown(text)} nemá v souboru výsledek; otevřete soubor v tabulkách a uložte ho, nebo napište hodnotu`,
      `the file has no result of the formula ${shown(text)}; open it in a spreadsheet and save it, or write the value`,
    ),
  dateInCell: (text: string) =>
    both(
      `${shown(text)} je datum; tabulka si tak vyložila velikost, dejte buňce formát textu a napište ji znovu: „3/4“`,
      `${shown(text)} is a date; a size was taken for one, make the cell text and write it again: “3/4”`,
    ),
  unreadable: ({ cs, en }: Told) => both(`soubor se nepodařilo přečíst: ${cs}`, `the file can't be read: ${en}`),
};

/** What keeps a table from being read at all. */
export const unreadable = {
  tooLong: (megabytes: number): Told => ({
    cs: `tabulka má přes ${megabytes} MB; rozdělte ji, nebo použijte soubory záznamů: products.csv (docs/import.md)`,
    en: `the table has more than ${megabytes} MB; split it, or use files of records: products.csv (docs/import.md)`,
  }),
  tooLarge: (): Told => ({
    cs: "rozbalený je příliš velký; zkopírujte tabulku do nového sešitu",
    en: "it unfolds to too much; copy the table into a new workbook",
  }),
  oldOrLocked: (): Told => ({
    cs: "je to starý sešit .xls, nebo je zamčený heslem; uložte ho jako .xlsx bez hesla, nebo jako CSV",
    en: "it is an old .xls, or locked by a password; save it as .xlsx without one, or as CSV",
  }),
  noWorkbook: (): Told => ({
    cs: "není to sešit .xlsx, nebo je poškozený; otevřete ho v tabulkách a uložte znovu, nebo jako CSV",
    en: "it is no .xlsx workbook, or a damaged one; open it in a spreadsheet and save it again, or as CSV",
  }),
  noFile: (): Told => ({
    cs: "takový soubor není; zkontrolujte cestu, např. ./cenik.xlsx",
    en: "there is no such file; check its path, such as ./cenik.xlsx",
  }),
  folder: (): Told => ({
    cs: "je to složka; napište soubor v ní, např. ./cenik/cenik.xlsx",
    en: "it is a folder; write a file in it, such as ./pricelist/pricelist.xlsx",
  }),
  noRight: (): Told => ({
    cs: "tento uživatel ho nesmí číst; dovolte to, např. chmod a+r cenik.xlsx",
    en: "this user may not read it; allow it, as by chmod a+r pricelist.xlsx",
  }),
  brokenLetters: (line: number): Told => ({
    cs: `na řádku ${line} je poškozené písmeno; napište ho znovu a soubor uložte jako „CSV UTF-8“`,
    en: `a letter in line ${line} is damaged; write it again and save the file as “CSV UTF-8”`,
  }),
  farCell: (cell: string): Told => ({
    cs: `buňka ${cell} leží daleko od tabulky; smažte ji, nebo tabulku zkopírujte do nového sešitu`,
    en: `the cell ${cell} lies far from the table; delete it, or copy the table into a new workbook`,
  }),
  unreadableCell: (cell: string): Told => ({
    cs: `buňka ${cell} je poškozená; napište ji znovu a soubor uložte`,
    en: `the cell ${cell} is damaged; write it again and save the file`,
  }),
};

/** A problem or a remark at a cell, or at the table as a whole. */
export interface Remark extends Mistake {
  position: string;
}

export const at = (cell: string, message: string): Remark => ({ position: cell, field: "", message });
