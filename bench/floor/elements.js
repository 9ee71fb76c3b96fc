import { readFileSync } from "node:fs";
import path from "node:path";
import parse from "html-react-parser";

const file = (name) => readFileSync(path.join(process.env.FLOOR_DATA, name), "utf8");
const kept = new Map();

/**
 * The elements of a page of the shop, read once.
 * @param options of the parser
 * @param variant tells apart what other options made of the same file
 */
export function elementsOf(name, options, variant = "") {
  const key = `${name} ${variant}`;
  if (!kept.has(key)) kept.set(key, parse(file(name), options));
  return kept.get(key);
}

export const styles = () => file("styles.css");
