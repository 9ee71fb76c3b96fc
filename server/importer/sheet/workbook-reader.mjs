import { strFromU8, strToU8, Unzip, UnzipInflate, zipSync } from "fflate";
import readWorkbook from "read-excel-file/node";

/*
 * Reads the workbook that it is sent, in a process of its own, whose memory has a bound. What is unpacked lies outside
 * of that memory, so it is counted here. Cells that the reader passes over in silence become texts: an error of
 * a formula as it is shown (#REF!), a formula whose result the file lacks as its formula (=A1*2).
 */

/** What a few bytes unfold to is at most a thousand times as much: so much of the file is unpacked at a time. */
const STEP = 16 * 1024;
const PACKED = 0x504b;
const OLD_OR_LOCKED = 0xd0cf;

class Trouble extends Error {
  constructor(kind, cell = null) {
    super(kind);
    this.told = { kind, cell };
  }
}

function unpack(bytes, most) {
  const start = bytes.length < 4 ? 0 : bytes.readUInt16BE(0);
  if (start === OLD_OR_LOCKED) throw new Trouble("oldOrLocked");
  if (start !== PACKED) throw new Trouble("noWorkbook");
  const files = {};
  let unpacked = 0;
  const archive = new Unzip((file) => {
    if (!/\.xml(?:\.rels)?$/u.test(file.name)) return;
    const parts = [];
    file.ondata = (error, part, isLast) => {
      if (error) throw error;
      unpacked += part.length;
      if (unpacked > most) throw new Trouble("tooLarge");
      parts.push(part);
      if (isLast) files[file.name] = Buffer.concat(parts);
    };
    file.start();
  });
  archive.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += STEP)
    archive.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
  return files;
}

const attribute = (tag, name) => new RegExp(`\\s${name}="([^"]*)"`, "u").exec(tag)?.[1] ?? "";
const tags = (xml, name) => xml.match(new RegExp(`<(?:\\w+:)?${name}\\s[^>]*>`, "gu")) ?? [];

/** Paths of the sheets, in their order. */
function sheetPaths(files) {
  const text = (name) => (files[name] ? strFromU8(files[name]) : "");
  const targets = new Map(
    tags(text("xl/_rels/workbook.xml.rels"), "Relationship").map((tag) => [
      attribute(tag, "Id"),
      attribute(tag, "Target").replace(/^\/?(?:xl\/)?/u, "xl/"),
    ]),
  );
  return tags(text("xl/workbook.xml"), "sheet").map((tag) => targets.get(attribute(tag, "\\w+:id")) ?? "");
}

const CELL = /<((?:\w+:)?c)(\s(?:[^>]*[^>/])?)>((?:(?!<\/(?:\w+:)?c>)[\s\S])*)<\/\1>/gu;
const inner = (xml, name) => new RegExp(`<(?:\\w+:)?${name}(?:\\s[^>]*)?>([^<]*)</`, "u").exec(xml)?.[1];

/** Texts instead of what the reader takes for empty; other cells as they are. */
const withTexts = (xml) =>
  xml.replace(CELL, (cell, tag, attributes, content) => {
    const isError = attribute(attributes, "t") === "e";
    const isUncounted = /<(?:\w+:)?f[\s/>]/u.test(content) && !/<(?:\w+:)?v[\s/>]/u.test(content);
    if (!isError && !isUncounted) return cell;
    const shown = isError ? (inner(content, "v") ?? "#N/A") : `=${inner(content, "f") ?? "…"}`;
    const prefix = tag.slice(0, -1);
    const text = `<${prefix}is><${prefix}t>${shown}</${prefix}t></${prefix}is>`;
    return `<${tag} r="${attribute(attributes, "r")}" t="inlineStr">${text}</${tag}>`;
  });

/** The reader makes a cell of each one up to the last: a table of a hundred thousand rows has some millions. */
const MOST_CELLS = 8_000_000;
const CELL_AT = /<(?:\w+:)?c\s(?:[^>]*?\s)?r=["']([A-Za-z]+)(\d+)["']/gu;
const columnOf = (letters) => [...letters.toUpperCase()].reduce((at, letter) => at * 26 + letter.charCodeAt(0) - 64, 0);

/** @throws Trouble that names the cell which makes a sheet of some rows a vast one */
function refuseFarCells(xml) {
  let rows = 0;
  let columns = 0;
  for (const [, letters, digits] of xml.matchAll(CELL_AT)) {
    const [row, column] = [Number(digits), columnOf(letters)];
    rows = Math.max(rows, row);
    columns = Math.max(columns, column);
    if (rows * columns > MOST_CELLS) throw new Trouble("farCell", { row: row - 1, column: column - 1 });
  }
}

/** References of the cells that were merged: "B2:B5". */
const mergedIn = (xml) => tags(xml, "mergeCell").map((tag) => attribute(tag, "ref"));

const withDays = (cells) => cells.map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : cell));

async function read({ bytes, most }) {
  const files = unpack(Buffer.from(bytes), most);
  const merged = sheetPaths(files).map((name) => {
    if (!files[name]) return [];
    const xml = strFromU8(files[name]);
    refuseFarCells(xml);
    files[name] = strToU8(withTexts(xml));
    return mergedIn(xml);
  });
  const sheets = await readWorkbook(Buffer.from(zipSync(files, { level: 0 }))).catch((error) => {
    const [, row, column] = /at row (\d+), col (\d+)/u.exec(error.message) ?? [];
    throw new Trouble(row ? "unreadableCell" : "noWorkbook", row ? { row: row - 1, column: column - 1 } : null);
  });
  return sheets.map(({ sheet, data }, index) => ({
    name: sheet,
    data: data.map(withDays),
    merged: merged[index] ?? [],
  }));
}

process.once("message", async (wish) => {
  const answer = await read(wish).then(
    (sheets) => ({ sheets }),
    // A packed file that is broken somewhere is no workbook either.
    (error) => ({ trouble: error instanceof Trouble ? error.told : { kind: "noWorkbook", cell: null } }),
  );
  process.send?.(answer, () => process.disconnect());
});
