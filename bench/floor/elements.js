import { readFileSync } from "node:fs";
import path from "node:path";
import parse from "html-react-parser";

const file = (name) => readFileSync(path.join(process.env.FLOOR_DATA, name), "utf8");

/** The elements of a page of the shop. @param options of the parser */
export const elementsOf = (name, options) => parse(file(name), options);

export const styles = () => file("styles.css");
