import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Crawl } from "./crawl";

const html = (path: string, title: string, body: string): string =>
  `<html lang="cs"><head><title>${title}</title><link rel="canonical" href="${path}"/>` +
  `<meta name="description" content="x"/></head><body><h1>${title}</h1>${body}</body></html>`;

/** A shop of a few pages; what it does not have is not found. */
async function crawl(pages: Record<string, string>, more: { limit?: number; narrowed?: number } = {}) {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    const url = request.url ?? "";
    asked.push(url);
    const text = pages[url];
    if (text?.startsWith("→")) return response.writeHead(308, { location: text.slice(1) }).end();
    const type = url.endsWith(".xml") ? "application/xml" : "text/html; charset=utf-8";
    return response.writeHead(text === undefined ? 404 : 200, { "content-type": type }).end(text);
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const map = `<urlset><url><loc>${origin}/</loc></url></urlset>`;
  pages["/sitemap.xml"] ??= `<sitemapindex><sitemap><loc>${origin}/sitemap-1.xml</loc></sitemap></sitemapindex>`;
  pages["/sitemap-1.xml"] ??= map;
  try {
    const report = await new Crawl({ origin, from: [], limit: 100, narrowed: 10, lanes: 2, ...more }).run();
    return { ...report, asked };
  } finally {
    server.close();
  }
}

test("a shop without a fault has none", async () => {
  const report = await crawl({
    "/": html("/", "Domů", '<a href="/lyze">L</a><a href="https://mapy.com/">M</a><a href="/language/en">EN</a>'),
    "/lyze": html("/lyze", "Lyže", '<a href="/">D</a><a rel="nofollow" href="/lyze?a=1">F</a>'),
    "/lyze?a=1": html("/lyze", "Lyže", '<a href="/lyze?a=1&b=2">F</a>'),
  });
  expect(report).toMatchObject({ pages: 3, problems: [] });
  expect(report.asked).not.toContain("/lyze?a=1&b=2");
});

test("what is broken, leads on, or is there twice is named with the page that it was found on", async () => {
  const { problems } = await crawl({
    "/": html("/", "Domů", '<a href="/neni">N</a><a href="/stare">S</a><a href="/a">A</a><a href="/b">B</a>'),
    "/stare": "→/nove",
    "/a": html("/a", "Totéž", ""),
    "/b": html("/b", "Totéž", ""),
  });
  expect(problems.sort()).toEqual([
    "/b (from /): has the title of /a: Totéž",
    "/neni (from /): answers 404",
    "/stare (from /): leads on to /nove",
  ]);
});

test("it looks at so many pages, and at so many narrowed listings", async () => {
  const links = Array.from({ length: 20 }, (_, index) => `<a href="/${index}">x</a><a href="/?f=${index}">x</a>`).join(
    "",
  );
  const { asked } = await crawl({ "/": html("/", "Domů", links) }, { limit: 12, narrowed: 3 });
  expect(asked.filter((path) => !path.endsWith(".xml"))).toHaveLength(12);
  expect(asked.filter((path) => path.includes("?"))).toHaveLength(3);
});
