import { parseArgs } from "node:util";
import type { Options, Row } from "./bench";

interface Arguments extends Options {
  /** Null: all but the optional ones. */
  only: Row[] | null;
  json: boolean;
  list: boolean;
}

/** @throws when an argument means nothing. */
export function parseArguments(args: string[], rows: readonly Row[]): Arguments {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: "string" },
      json: { type: "boolean", default: false },
      list: { type: "boolean", default: false },
      seconds: { type: "string", default: "6" },
      turns: { type: "string", default: "3" },
      trials: { type: "string", default: "20" },
    },
  });
  const named = values.only?.split(",").map((name) => {
    const row = rows.find((candidate) => candidate.name === name.trim());
    if (!row)
      throw new Error(`There is no row "${name}". There are: ${rows.map((candidate) => candidate.name).join(", ")}`);
    return row;
  });
  return {
    only: named ?? null,
    json: values.json,
    list: values.list,
    seconds: countOf(values.seconds),
    turns: countOf(values.turns),
    trials: countOf(values.trials),
  };
}

function countOf(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`"${text}" is no whole number above zero`);
  return number;
}
