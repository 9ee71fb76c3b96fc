import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Bench } from "./bench";

/*
 * What the floor takes over from the shop, so that its pages show as much and do nothing for it; read when they are
 * first asked for (bench/floor/app/markup, bench/floor/app/elements, bench/floor/app/picture).
 */

const write = (bench: Bench, name: string, data: string | Buffer): void =>
  writeFileSync(path.join(bench.workspace.floorData, name), data);

function elementsIn(html: string): string {
  const body = /<body[^>]*>(.*)<\/body>/su.exec(html)?.[1];
  if (!body) throw new Error("a page has no body");
  return body.replace(/<(script|template)\b.*?<\/\1>|<!--.*?-->/gsu, "");
}

/** The elements of a page, without its scripts. @returns how many there are. */
export async function copyMarkup(bench: Bench, url: string): Promise<number> {
  const markup = elementsIn(await (await fetch(url)).text());
  write(bench, "markup.html", markup);
  return markup.match(/<[a-z]/gu)?.length ?? 0;
}

/** A listing and a product that it leads to, their elements and their styles. */
export async function copyWay(bench: Bench, listing: URL, product: URL): Promise<void> {
  const html = await (await fetch(listing)).text();
  // The pictures are not there: asking for them would be work that the shop's page has done before the tap.
  const elements = elementsIn(html)
    .replace(/<source [^>]*>/gu, "")
    .replace(/<img [^>]*>/gu, '<img alt="" width="600" height="744">');
  const link = `href="${product.pathname}"`;
  if (!elements.includes(link)) throw new Error(`${listing.href} does not lead to ${product.pathname}`);
  write(bench, "listing.html", elements.replace(link, `data-tapped="" ${link}`));
  write(bench, "product.html", elementsIn(await (await fetch(product)).text()));
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/gu)].map(([, href]) => href ?? "");
  const texts = await Promise.all(sheets.map(async (href) => (await fetch(new URL(href, listing))).text()));
  write(bench, "styles.css", texts.join("\n"));
}

/** The picture that a phone loads first on a product's page. */
export async function copyPicture(bench: Bench, url: string): Promise<void> {
  const html = await (await fetch(url)).text();
  const source = /<link rel="preload" as="image"[^>]*imageSrcSet="(\S+) /u.exec(html)?.[1];
  if (!source) throw new Error(`${url} names no picture to load first`);
  const picture = await fetch(new URL(source, url));
  write(bench, "picture.type", picture.headers.get("content-type") ?? "");
  write(bench, "picture", Buffer.from(await picture.arrayBuffer()));
}
