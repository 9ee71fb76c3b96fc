import { pipeline, Readable } from "node:stream";
import { parse } from "csv-parse";
import type { z } from "zod";
import { FORBIDDEN_FIELDS } from "@/lib/contract/storable";
import { decodedLines } from "./decode";
import type { RawRecord } from "./problems";

type Schema = z.ZodType & {
  def: {
    type: string;
    innerType?: Schema;
    element?: Schema;
    shape?: Record<string, Schema>;
    valueType?: Schema;
    options?: Schema[];
    in?: Schema;
  };
};

/** The schema without defaults, optionals and transforms around it. */
function bare(schema: Schema | undefined): Schema | undefined {
  let inner = schema;
  while (inner && (inner.def.innerType || inner.def.in)) inner = inner.def.innerType ?? inner.def.in;
  return inner;
}

/** Cells are text; the schema tells what a cell means: `|` separates several values, JSON is taken as it stands. */
function readCell(schema: Schema | undefined, text: string): unknown {
  const target = bare(schema);
  if (/^[[{]/u.test(text)) {
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  }
  switch (target?.def.type) {
    case "array":
      return text.split("|").map((part) => readCell(target.def.element, part.trim()));
    case "number": {
      const number = Number(text.replace(",", "."));
      return Number.isNaN(number) ? text : number;
    }
    case "boolean":
      return /^(1|true|yes|ano)$/iu.test(text) ? true : /^(0|false|no|ne)$/iu.test(text) ? false : text;
    case "union":
      return text.includes("|") && target.def.options?.some((option) => bare(option)?.def.type === "array")
        ? text.split("|").map((part) => part.trim())
        : text;
    default:
      return text;
  }
}

function fieldSchema(schema: Schema | undefined, name: string): Schema | undefined {
  const target = bare(schema);
  if (target?.def.type === "object") return target.def.shape?.[name];
  if (target?.def.type === "record") return target.def.valueType;
  if (target?.def.type === "array") return target.def.element;
  if (target?.def.type === "union")
    return target.def.options?.map((option) => fieldSchema(option, name)).find((found) => found !== undefined);
  return undefined;
}

/**
 * "price_list.0.days_from" sets a field of the first entry of a list; an empty cell is left out, or null where that
 * means something. @returns what is wrong with the column, if anything
 */
function setField(record: Record<string, unknown>, schema: Schema, column: string, text: string): string | null {
  const path = column.split(".");
  if (path.some((name) => FORBIDDEN_FIELDS.has(name))) return "no such field";
  let container: Record<string, unknown> | unknown[] = record;
  let current: Schema | undefined = schema;
  for (const [index, name] of path.entries()) {
    current = fieldSchema(current, name);
    // A list with a hole in it, or with millions of entries that nobody wrote, is no list.
    if (Array.isArray(container) && !(Number(name) <= container.length) && text !== "")
      return `entries of a list are numbered from 0, the next is ${container.length}`;
    const known: unknown = Reflect.get(container, name);
    if (index === path.length - 1) {
      if (typeof known === "object" && known !== null) return text === "" ? null : `${name} has parts already`;
      if (text !== "") Reflect.set(container, name, readCell(current, text));
      else if (current?.def.type === "nullable") Reflect.set(container, name, null);
      return null;
    }
    if (known === undefined) {
      if (text === "") return null;
      Reflect.set(container, name, /^\d+$/u.test(path[index + 1] ?? "") ? [] : {});
    } else if (typeof known !== "object" || known === null) {
      return text === "" ? null : `${path.slice(0, index + 1).join(".")} is a value already, so it has no parts`;
    }
    container = Reflect.get(container, name) as Record<string, unknown> | unknown[];
  }
  return null;
}

type Row = { record: Record<string, string>; info: { lines: number } };

/**
 * Rows of a CSV file with a header line, as they are read; separator is a comma or, as Czech spreadsheets write it, a
 * semicolon.
 * @param onText hears how much text was taken
 */
export async function* csvRecords(
  file: string,
  schema: z.ZodType,
  onText: (bytes: number) => void = () => undefined,
): AsyncGenerator<RawRecord> {
  const lines = decodedLines(file);
  const first = await lines.next();
  if (first.done) return;
  const [header = ""] = first.value.split("\n", 1);
  const delimiter = header.split(";").length > header.split(",").length ? ";" : ",";
  async function* text(): AsyncGenerator<string> {
    for (let block = first; !block.done; block = await lines.next()) {
      yield block.value;
      onText(Buffer.byteLength(block.value));
    }
  }
  const parser = parse({ columns: true, delimiter, info: true, skip_empty_lines: true, trim: true });
  // What fails ends the parser, whose reader is told.
  pipeline(Readable.from(text()), parser, () => undefined);
  for await (const { record, info } of parser as AsyncIterable<Row>) {
    const raw: Record<string, unknown> = {};
    const misplaced = Object.entries(record).flatMap(([field, cell]) => {
      const message = setField(raw, schema, field, cell);
      return message === null ? [] : [{ field, message }];
    });
    yield { position: `line ${info.lines}`, raw, misplaced };
  }
}
