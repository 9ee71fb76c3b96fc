import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Bench } from "./bench";

/*
 * What the floor takes over from the shop, so that its pages show as much and do nothing for it; read when they are
 * first asked for (bench/floor/app/markup, bench/floor/app/picture).
 */

/** The elements of a page, without its scripts. @returns how many there are. */
export async function copyMarkup(bench: Bench, url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const body = /<body[^>]*>(.*)<\/body>/su.exec(html)?.[1];
  if (!body) throw new Error(`${url} has no body`);
  const markup = body.replace(/<(script|template)\b.*?<\/\1>|<!--.*?-->/gsu, "");
  writeFileSync(path.join(bench.workspace.floorData, "markup.html"), markup);
  return markup.match(/<[a-z]/gu)?.length ?? 0;
}

/** The picture that a phone loads first on a product's page. */
export async function copyPicture(bench: Bench, url: string): Promise<void> {
  const html = await (await fetch(url)).text();
  const source = /<link rel="preload" as="image"[^>]*imageSrcSet="(\S+) /u.exec(html)?.[1];
  if (!source) throw new Error(`${url} names no picture to load first`);
  const picture = await fetch(new URL(source, url));
  const file = (name: string): string => path.join(bench.workspace.floorData, name);
  writeFileSync(file("picture.type"), picture.headers.get("content-type") ?? "");
  writeFileSync(file("picture"), Buffer.from(await picture.arrayBuffer()));
}
