import { readFileSync } from "node:fs";
import path from "node:path";
import parse from "html-react-parser";

export const dynamic = "force-dynamic";

let elements;

/** The elements of a page of the shop, with none of the work that goes into them. */
export default function Page() {
  elements ??= parse(readFileSync(path.join(process.env.FLOOR_DATA, "markup.html"), "utf8"));
  return elements;
}
