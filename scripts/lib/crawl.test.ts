import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Crawl } from "./crawl";

const html = (path: string, title: string, body: string, head = ""): string =>
  `<!DOCTYPE html><html lang="cs"><head><title>${title}</title><link rel="canonical" href="${path}"/>` +
  `<link rel="alternate" hreflang="cs-CZ" href="${path}"/><link rel="alternate" hreflang="x-default" href="${path}"/>` +
  `<meta name="description" content="x"/>${head}</head><body><h1>${title}</h1>${body}</body></html>`;

const alternate = (path: string): string => `<link rel="alternate" hreflang="en-US" href="${path}"/>`;

/** A shop of a few pages; what it does not have is not found. */
async function crawl(pages: Record<string, string>, more: { limit?: number; narrowed?: number } = {}) {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    const url = request.url ?? "";
    asked.push(url);
    const text = pages[url];
    if (text?.startsWith("↷")) {
      pages[url] = text.slice(1);
      return response.writeHead(307, { location: "/c/busy" }).end();
    }
    if (text?.startsWith("→")) return response.writeHead(308, { location: text.slice(1) }).end();
    const type = url.endsWith(".xml") ? "application/xml" : "text/html; charset=utf-8";
    return response.writeHead(text === undefined ? 404 : 200, { "content-type": type }).end(text);
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const map = `<urlset><url><loc>${origin}/</loc></url></urlset>`;
  pages["/robots.txt"] ??= `User-Agent: *\nDisallow: /cart\nSitemap: ${origin}/sitemap.xml\n`;
  pages["/sitemap.xml"] ??= `<sitemapindex><sitemap><loc>${origin}/sitemap-1.xml</loc></sitemap></sitemapindex>`;
  pages["/sitemap-1.xml"] ??= map;
  try {
    const report = await new Crawl({
      origin,
      from: [],
      limit: 100,
      narrowed: 10,
      validatedOf: 1,
      pictures: 5,
      lanes: 2,
      ...more,
    }).run();
    return { ...report, asked };
  } finally {
    server.close();
  }
}

test("a shop without a fault has none", async () => {
  const report = await crawl({
    "/": html("/", "Domů", '<a href="/lyze">L</a><a href="https://mapy.com/">M</a><a href="/language/en">EN</a>'),
    "/lyze": html("/lyze", "Lyže", '<a href="/">D</a><a rel="nofollow" href="/lyze?a=1">F</a>'),
    "/lyze?a=1": html("/lyze", "Lyže", '<a href="/lyze?a=1&amp;b=2">F</a>', '<meta name="robots" content="noindex"/>'),
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

test("what leads on for once, because the shop was busy, is asked for again", async () => {
  const { problems, pages } = await crawl({ "/": `↷${html("/", "Domů", "")}` });
  expect(problems).toEqual([]);
  expect(pages).toBe(1);
});

test("what crawlers are kept off may lead on to where a visitor belongs, and has to end there", async () => {
  const { problems } = await crawl({
    "/": html("/", "Domů", '<a href="/cart">K</a><a href="/cart/circle">K</a><a href="/cart/lost">K</a>'),
    "/cart": "→/api/renew",
    "/api/renew": "→/login",
    "/login": html("/login", "Přihlášení", "", '<meta name="robots" content="noindex"/>'),
    "/cart/circle": "→/cart/circle",
    "/cart/lost": "→/nowhere",
    "/robots.txt": "User-Agent: *\nDisallow: /cart\nDisallow: /api/\nSitemap: /sitemap.xml\n",
  });
  expect(problems.sort()).toEqual([
    "/cart/circle (from /): leads on to /cart/circle",
    "/cart/lost (from /): answers 404",
  ]);
});

test("it looks at so many pages, and at so many narrowed listings", async () => {
  const links = Array.from({ length: 20 }, (_, index) => `<a href="/${index}">x</a><a href="/?f=${index}">x</a>`).join(
    "",
  );
  const { asked } = await crawl({ "/": html("/", "Domů", links) }, { limit: 12, narrowed: 3 });
  expect(asked.filter((path) => !/\.(?:xml|txt)$/u.test(path))).toHaveLength(12);
  expect(asked.filter((path) => path.includes("?"))).toHaveLength(3);
});

test("languages that don't name each other, narrowed listings for all, and faulty markup are named", async () => {
  const { problems, validated } = await crawl({
    "/": html("/", "Domů", '<a href="/en">EN</a><a href="/lyze?a=1">L</a><ul><p>x</p></ul>', alternate("/en")),
    "/en": html("/en", "Home", "").replace('lang="cs"', 'lang="en"'),
    "/lyze?a=1": html("/lyze?a=1", "Lyže", ""),
  });
  expect(validated).toBe(3);
  expect(problems.sort()).toEqual([
    expect.stringContaining("/ (from sitemap): <p> element is not permitted as content under <ul>"),
    "/ (from sitemap): its en-US does not name it back",
    "/en (from /): does not name itself among its languages",
    "/en (from /): its cs-CZ does not name it back",
    "/en (from /): its x-default does not name it back",
    "/lyze?a=1 (from /): is narrowed and may be listed",
  ]);
});

test("what robots.txt refuses has no place in the sitemap", async () => {
  const { problems } = await crawl({
    "/": html("/", "Domů", ""),
    "/robots.txt": "User-Agent: *\nDisallow: /\nSitemap: /sitemap.xml\n",
  });
  expect(problems).toEqual(["/ (from sitemap): is in the sitemap and refused by robots.txt"]);
});
