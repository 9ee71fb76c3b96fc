import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { svgPath } from "@/lib/routes";
import { getStoreView } from "@/lib/store-views";
import { svgText } from "@/server/images/svg-text";
import { hostileParts, MARK, runs } from "@/server/testing/hostile-svgs";
import { PATIENT_MS } from "@/server/testing/patience";
import { contentClient } from "./client";
import { loadHomeContent } from "./home";
import { loadWholePage } from "./whole-page";

/* A Strapi that somebody has broken into: what it says of drawings, and the drawings themselves, do nothing here. */

const main = getStoreView("main");
const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"';
const drawing = (part: string): string =>
  `<svg ${NAMESPACE} viewBox="0 0 8 8"><path d="M0 0L8 8Z"></path>${part}</svg>`;

let strapi: Server;
let origin: string;
let data: unknown;
beforeAll(async () => {
  strapi = createServer((request, response) => {
    const [, number] = /^\/uploads\/(\d+)\.svg$/u.exec(request.url ?? "") ?? [];
    if (number === undefined) {
      response.setHeader("content-type", "application/json").end(JSON.stringify({ data }));
      return;
    }
    response.setHeader("content-type", "image/svg+xml").end(drawing(hostileParts[Number(number)] ?? ""));
  });
  await new Promise<void>((done) => strapi.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(strapi.address() as AddressInfo).port}`;
});
afterAll(() => {
  strapi.closeAllConnections();
  strapi.close();
});

const client = () =>
  contentClient({ backend: { url: `${origin}/graphql`, token: "t" }, timeoutMs: PATIENT_MS, log: () => undefined });

const banner = (icon: string) => ({
  ...{ title: "Zima", text: null, action: null, link: "/blog", illustration: null, icon },
  ...{ storeViews: null, shownFrom: null, shownUntil: null },
});
async function iconsOf(icons: readonly string[]): Promise<(string | null)[]> {
  const row = { __typename: "ComponentHomeBannerRow", title: null, size: "main", banners: icons.map(banner) };
  data = { own: { locale: "cs", sections: [row] }, english: null, czech: null };
  const home = await loadHomeContent(client(), main, "2027-02-01");
  return (home?.sections ?? []).flatMap((section) => ("banners" in section ? section.banners : [])).map((b) => b.icon);
}

test("an icon that is no address of a drawing takes its banner along, and nothing else", async () => {
  const good = "https://cms.example/uploads/snow.svg";
  const bad = [
    ...[
      `javascript:${runs}`,
      `data:image/svg+xml,${drawing(`<script>${runs}</script>`)}`,
      drawing(""),
      "//evil.example/x",
    ],
    ...["http://cms.example/x.svg", "/illustrations/../api/x.svg", `https://cms.example/x.svg" onerror="${runs}`],
    ...[`/look/x.svg?"><script>${runs}</script>`, "blob:https://cms.example/1", "/api/cart/pull"],
  ];
  expect(await iconsOf([...bad, good])).toEqual([good]);
});

test("a drawing is asked of the shop alone, which gives it as text that can do nothing", async () => {
  expect(svgPath(main, "https://cms.example/uploads/snow.svg")).toMatch(/^\/api\/(?:\w+\/)?fetchSvg\?url=https%3A/u);
  for (const [number, part] of hostileParts.entries()) {
    const answer = await svgText(`${origin}/uploads/${number}.svg`, {
      origins: [origin],
      isAllowed: () => true,
      timeoutMs: PATIENT_MS,
    });
    expect([part, answer]).toEqual([part, { svg: expect.stringMatching(/^<svg .*<path/su) }]);
    expect([part, "svg" in answer && MARK.test(answer.svg)]).toEqual([part, false]);
  }
});

test("a Strapi within the shop's own network is not asked for drawings at all", async () => {
  expect(await svgText(`${origin}/uploads/900.svg`, { origins: [origin] })).toEqual({ refused: "address" });
});

test("a drawing in the words of a page is no drawing", async () => {
  for (const part of hostileParts) {
    const body = `Dobré slovo.\n\n${drawing(part)}\n\n![x](data:image/svg+xml;base64,PHN2Zz4=)`;
    const page = { documentId: "a", locale: "cs", slug: "a", title: "A", description: "A", body };
    data = { own: [page], english: [], czech: [] };
    const found = await loadWholePage(client(), "a", main);
    const html = (found?.parts ?? []).map((each) => ("html" in each ? each.html : "")).join("");
    expect([part, html.includes("Dobré slovo.")]).toEqual([part, true]);
    // Words of it may stay, as words and as an ordinary link.
    const tags = html.match(/<[^>]*>?/gu) ?? [];
    expect([
      part,
      tags.filter((tag) => !/^<\/?(?:p|a)>$|^<a(?: (?:href="https:|rel="|target=")[^"]*")+>$/u.test(tag)),
    ]).toEqual([part, []]);
  }
});
