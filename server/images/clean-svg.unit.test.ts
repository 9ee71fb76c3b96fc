import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
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

const runs = "alert(1)";
const bad = [
  `<script>${runs}</script>`,
  `<SCRIPT>${runs}</SCRIPT>`,
  `<script xlink:href="data:,${runs}"/>`,
  `<script><![CDATA[${runs}]]></script>`,
  `<x:script xmlns:x="http://www.w3.org/2000/svg">${runs}</x:script>`,
  `<style>@import "https://evil.example/x.css"; path { fill: url(https://evil.example/x) }</style>`,
  `<foreignObject><iframe src="javascript:${runs}"></iframe></foreignObject>`,
  `<a xlink:href="javascript:${runs}"><text>x</text></a>`,
  `<a href="https://evil.example/">x</a>`,
  `<use href="https://evil.example/x.svg#a"/>`,
  `<use xlink:href="data:image/svg+xml;base64,PHN2Zz4="/>`,
  `<image href="https://evil.example/x.png"/>`,
  `<feImage href="https://evil.example/x.png"/>`,
  `<animate attributeName="href" values="javascript:${runs}"/>`,
  `<set attributeName="onmouseover" to="${runs}"/>`,
  `<handler type="text/javascript">${runs}</handler>`,
  `<listener event="load" handler="#x"/>`,
  `<path d="M0 0" onclick="${runs}"/>`,
  `<path d="M0 0" ONLOAD="${runs}"/>`,
  `<path d="M0 0" style="background: url(https://evil.example/x)"/>`,
  `<path d="M0 0" fill="url(https://evil.example/x#a)"/>`,
  `<path d="M0 0" fill="url( 'https://evil.example/x#a' )"/>`,
  `<path d="M0 0" fill="\\75rl(https://evil.example/x)"/>`,
  `<path d="M0 0" mask="URL(//evil.example/x)"/>`,
  `<path d="M0 0" fill="javascript:${runs}"/>`,
  `<path d="M0 0" class="x" href="#a" xml:base="https://evil.example/"/>`,
  `<iframe srcdoc="&lt;script&gt;${runs}&lt;/script&gt;"></iframe>`,
  `<math><mi xlink:href="data:x,<script>${runs}</script>"></mi></math>`,
  `<text>&lt;script&gt;${runs}&lt;/script&gt;</text>`,
  `&lt;script&gt;${runs}&lt;/script&gt;`,
  `</svg><script>${runs}</script><svg>`,
  `<g><![CDATA[</g><script>${runs}</script>]]></g>`,
];
test.each(bad)("nothing is left of %s", (content) => {
  const clean = cleanSvg(drawing(shape + content)) ?? "";
  expect(clean).not.toMatch(/alert|evil|script|style|href|on\w+=|data:|foreign|iframe|&lt;/iu);
});

test.each([
  [`<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${drawing(`<text>&x;</text>${shape}`)}`],
  [drawing(shape, ` onload="${runs}" xmlns:xlink="http://www.w3.org/1999/xlink"`)],
])("nor of what stands around it: %s", (text) => expect(cleanSvg(text)).toBe(drawing(shape)));

test.each(["", "hello", "<html><body>404</body></html>", `<svg ${SVG}></svg>`, drawing("just words"), "<g></g>", "{}"])(
  "%j is no drawing",
  (text) => expect(cleanSvg(text)).toBeNull(),
);
