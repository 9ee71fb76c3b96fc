import { readFileSync } from "node:fs";
import path from "node:path";
import { themes } from "@/lib/config/choices";
import { getStoreView } from "@/lib/store-views";
import { root } from "@/test/source-files";
import type { MailContent } from "./content";
import { letterHtml } from "./letter";
import { darkColours, lightColours } from "./tokens";

const content: MailContent = {
  subject: "Objednávka",
  preview: "Máte to",
  heading: "Máte to",
  paragraphs: ["<script>alert(1)</script>"],
  action: { label: "Otevřít", href: "https://shop.example/order?id=1&a=2" },
  sections: [
    { title: "Cena", shape: "sums", facts: [{ label: 'Lyže\n"170"', text: "1 190,- Kč" }], note: "Hotově" },
    { title: "Kontakt", shape: "facts", facts: [{ label: "Telefon", text: "+420", href: "tel:+420" }] },
    { title: "S sebou", shape: "list", facts: [{ text: "Doklad" }] },
  ],
  footer: ["Píšeme vám"],
};

test("a letter holds all of its content, written as text and in its language, and loads nothing", async () => {
  const html = await letterHtml(content, getStoreView("skibike"));
  expect(html).toMatch(/<html[^>]*lang="cs-CZ"/u);
  expect(html).not.toContain("<script");
  expect(html).toContain("&lt;script&gt;alert(1)");
  for (const part of ["Sezóna Ski &amp; Bike", "1 190,- Kč", "Hotově", "+420", "Doklad", "Píšeme vám"])
    expect(html).toContain(part);
  expect(html).toContain('href="https://shop.example/order?id=1&amp;a=2"');
  expect(html).not.toMatch(/<(?:img|link|iframe|object)\b|url\(|@import/u);
});

test("a QR payment is shown from the letter itself, and says in words what it is", async () => {
  const html = await letterHtml({ ...content, code: { text: "SPD*1.0", alt: "QR: 1 190,- Kč" } }, getStoreView("main"));
  expect(html).toMatch(/<img [^>]*src="cid:payment-code"/u);
  expect(html).toContain('alt="QR: 1 190,- Kč"');
  expect(html.match(/src="/gu)).toHaveLength(1);
});

describe("colours are those of the shop", () => {
  const css = readFileSync(path.join(root, "app/globals.css"), "utf8");
  const [light = "", dark = ""] = css.split("@media (prefers-color-scheme: dark)");
  const block = (source: string, selector: string): string => source.split(`${selector} {`)[1]?.split("}")[0] ?? "";
  const names = { onAccent: "on-accent", accentText: "accent-text" } as Record<string, string>;
  const token = (source: string, name: string) =>
    new RegExp(`--${names[name] ?? name}: (#[0-9a-f]{6});`, "u").exec(source)?.[1];

  test.each(themes)("in the theme %s", (theme) => {
    const own = theme === "default" ? "" : block(light, `[data-theme="${theme}"]`);
    for (const [name, colour] of Object.entries(lightColours[theme]))
      expect([name, colour]).toEqual([name, token(own, name) ?? token(block(light, ":root"), name)]);
  });
  test("in the dark", () => {
    for (const [name, colour] of Object.entries(darkColours))
      expect([name, colour]).toEqual([name, token(block(dark, ":root"), name)]);
  });
});
