import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { hostileParts, MARK, runs } from "@/server/testing/hostile-svgs";
import { cleanSvg } from "./clean-svg";

const SVG = 'xmlns="http://www.w3.org/2000/svg"';
const drawing = (content: string, more = "") => `<svg ${SVG} viewBox="0 0 8 8"${more}>${content}</svg>`;
const shape = '<path d="M0 0L8 8Z" fill="#d93a12"></path>';

test("a drawing stays as it is: names keep their capitals, colours point into it", () => {
  const gradient = '<defs><linearGradient id="a"><stop offset="0" stop-color="red"></stop></linearGradient></defs>';
  const whole = drawing(
    `${gradient}<g transform="rotate(-14 4 4)"><rect fill="url(#a)" clip-path="url(#b)"></rect></g>`,
  );
  expect(cleanSvg(`<?xml version="1.0"?>\n<!-- made by hand -->\n${whole}`)).toBe(
    whole.replace(/<(stop|rect)([^>]*)><\/\1>/gu, "<$1$2></$1>"),
  );
});

test("the shop's own drawings are drawings still", () => {
  const folder = path.join(__dirname, "../../public/illustrations");
  for (const file of readdirSync(folder)) {
    const text = readFileSync(path.join(folder, file), "utf8");
    const clean = cleanSvg(text);
    expect([file, clean?.match(/<path/gu)?.length]).toEqual([file, text.match(/<path/gu)?.length]);
  }
});

test.each(hostileParts)("nothing is left of %s", (content) => {
  const clean = cleanSvg(drawing(shape + content)) ?? "";
  expect(clean).not.toMatch(MARK);
});

test.each([
  [`<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${drawing(`<text>&x;</text>${shape}`)}`],
  [drawing(shape, ` onload="${runs}" xmlns:xlink="http://www.w3.org/1999/xlink"`)],
])("nor of what stands around it: %s", (text) => expect(cleanSvg(text)).toBe(drawing(shape)));

test.each(["", "hello", "<html><body>404</body></html>", `<svg ${SVG}></svg>`, drawing("just words"), "<g></g>", "{}"])(
  "%j is no drawing",
  (text) => expect(cleanSvg(text)).toBeNull(),
);
