import { request as rawRequest, type IncomingHttpHeaders } from "node:http";
import { expect, test } from "./support/shopper";
import { isKept } from "./support/kept";

/* Addresses: store prefixes, url_path, cached and rendered twins, and what crawlers get. */
interface ProductAnswer {
  items: { sku: string; slug: string }[];
}

test.describe.configure({ mode: "parallel" });

/** Sends an address and a method just as they are written: a browser would mend or refuse them. */
const raw = (shop: string, path: string, method = "GET") =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(shop);
    rawRequest({ hostname, port, path, method }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part: string) => (text += part));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    })
      .on("error", reject)
      .end();
  });

test("paths are normalised to one address each", async ({ request, baseURL }) => {
  for (const [from, to] of [
    ["/main/c/lyze", "/c/lyze"],
    ["//c//lyze", "/c/lyze"],
    ["/c/lyze/", "/c/lyze"],
  ] as const) {
    const response = await request.get(`${baseURL ?? ""}${from}`, { maxRedirects: 0 });
    expect(response.status(), from).toBe(308);
    expect(new URL(response.headers().location ?? "", "http://shop").pathname, from).toBe(to);
  }
});

test("a password manager is led to where the password is changed", async ({ request }) => {
  const told = await request.get("/.well-known/change-password", { maxRedirects: 0 });
  expect([told.status(), told.headers().location]).toEqual([307, "/my-account#account-password"]);
  // By this they know that the answer above means something.
  expect(
    (await request.get("/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200")).status(),
  ).toBe(404);
});

test("a url_path leads to the same page as the route", async ({ request }) => {
  const byPath = await request.get("/lyze");
  expect(byPath.status()).toBe(200);
  expect(await byPath.text()).toContain("<h1");
  const prefixed = await request.get("/skibike/lyze");
  expect(prefixed.status()).toBe(200);
});

test("the plain listing is cacheable by anybody, the filtered one is rendered", async ({ request }) => {
  const ask = () => request.get("/c/lyze?utm_source=newsletter");
  await expect.poll(async () => isKept((await ask()).headers())).toBe(true);
  const plain = await ask();
  expect(plain.headers()["cache-control"]).toContain("s-maxage");
  expect(plain.headers()["set-cookie"]).toBeUndefined();
  const filtered = await request.get("/c/lyze?sort=price:asc");
  expect(filtered.headers()["cache-control"]).toBe("public, max-age=0, s-maxage=5");
});

test("personal pages are kept by nobody and carry a nonce", async ({ request }) => {
  const response = await request.get("/checkout");
  expect(response.headers()["cache-control"]).toContain("no-store");
  expect(response.headers()["content-security-policy"]).toMatch(/'nonce-[0-9a-f]{32}' 'strict-dynamic'/u);
});

test("an unknown path is not found, in the language of its store view", async ({ page }) => {
  expect((await page.goto("/neco/co/neexistuje"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Stránku jsme nenašli" })).toBeVisible();
  await page.goto("/en/nothing-here");
  await expect(page.getByRole("heading", { name: "We can’t find the page" })).toBeVisible();
});

test("words that only begin like the shop's own, and shapes that no page has, are not found in words", async ({
  page,
}) => {
  for (const address of [
    "/apidura-brasna",
    "/media-sety",
    "/c/lyze/nonsense",
    "/c/neni",
    "/i/neni",
    "/p/%25zz/x",
    "/neni.png",
  ]) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    expect(response?.headers()["cache-control"], address).toBe("no-store");
    expect(await response?.text(), address).toContain("Stránku jsme nenašli");
  }
});

test("a product has one address: another slug leads to it, an unknown size is not found", async ({ request }) => {
  const [product] = ((await (await request.get("/api/catalog/product?size=1")).json()) as ProductAnswer).items;
  if (!product) throw new Error("the shop is empty");
  const home = `/p/${product.sku}/${product.slug}`;
  const wrong = await request.get(`/p/${product.sku}/anything?utm_source=x`, { maxRedirects: 0 });
  expect(wrong.status()).toBe(308);
  expect(wrong.headers().location).toMatch(new RegExp(`${home}\\?utm_source=x$`, "u"));
  expect((await request.get(home)).status()).toBe(200);
  expect((await request.get(`${home}/nope`)).status()).toBe(404);
});

test("an order that nobody has is not found in words of its store view, without script", async ({ request }) => {
  const unknown = "00000000-0000-4000-8000-000000000000";
  for (const [address, language, words] of [
    [`/order?id=${unknown}`, "cs", "Tuhle objednávku jsme nenašli"],
    ["/order?id=x", "cs", "Tuhle objednávku jsme nenašli"],
    ["/order", "cs", "Tuhle objednávku jsme nenašli"],
    [`/order/calendar?id=${unknown}`, "cs", "Tuhle objednávku jsme nenašli"],
    [`/en/order?id=${unknown}`, "en", "We couldn’t find this order"],
  ] as const) {
    const response = await request.get(address);
    const text = await response.text();
    expect(response.status(), address).toBe(404);
    expect(response.headers()["cache-control"], address).toBe("no-store");
    expect(text, address).toContain(`<html lang="${language}"`);
    expect(text, address).toMatch(new RegExp(`<title>${words}`, "u"));
    expect(text, address).toContain("<header");
    expect(text, address).toMatch(new RegExp(`<h1[^>]*>${words}</h1>`, "u"));
  }
});

test("what only its own page finds missing is not found in whole words, and loads once", async ({ page, request }) => {
  const address = "/en/my-account/orders/none";
  const response = await request.get(address);
  expect(response.status()).toBe(404);
  expect(response.headers()["cache-control"]).toBe("no-store");
  const text = await response.text();
  expect(text).toContain('<html lang="en"');
  expect(text).toMatch(/<h1[^>]*>We can’t find the page<\/h1>/u);

  const documents: string[] = [];
  page.on("request", (asked) => asked.isNavigationRequest() && documents.push(asked.url()));
  // A page that is loaded again and again never comes to rest.
  await page.goto(address, { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { name: "We can’t find the page" })).toBeVisible();
  expect(documents).toHaveLength(1);
});

test("names that every object has by nature break no page", async ({ baseURL }) => {
  const names = ["toString", "valueOf", "hasOwnProperty", "__defineGetter__", "__proto__", "constructor", "getAll"];
  for (const page of ["/", "/c/lyze", "/lyze", "/cart", "/checkout", "/search", "/order", "/static/jak-to-funguje"]) {
    for (const query of [...names.map((name) => `${name}=1`), `${names.join("=1&")}=1&sort=price:asc&q=lyze`]) {
      const { status } = await raw(baseURL ?? "", `${page}?${query}`);
      expect(status, `${page}?${query}`).toBe(page === "/order" ? 404 : 200);
    }
  }
});

test("addresses that are no text are not found, and none breaks the shop", async ({ baseURL }) => {
  for (const word of [
    "%00",
    "%2500",
    "%25",
    "%25zz",
    "%25E0%25A4%25A",
    "%E0%A4%A",
    "%ED%A0%80",
    "%25ED%25A0%2580",
    "%",
  ]) {
    for (const address of [
      `/p/${word}/x`,
      `/c/${word}`,
      `/i/${word}`,
      `/static/${word}`,
      `/${word}`,
      `/en/p/${word}/x`,
    ]) {
      const { status } = await raw(baseURL ?? "", address);
      expect([400, 404], `${address}: ${status}`).toContain(status);
    }
    for (const query of [`/search?q=${word}`, `/c/lyze?gender=${word}&sort=${word}`, `/?partner=${word}`])
      expect((await raw(baseURL ?? "", query)).status, query).toBeLessThan(500);
  }
});

test("pictures are made by the shop alone, not by the framework for anybody", async ({ request }) => {
  const made = await request.get("/_next/image?url=%2Ficon-512.png&w=640&q=75");
  expect(made.status()).toBe(404);
});

test("pages are only read, and a method that nothing takes is told which ones there are", async ({ baseURL }) => {
  for (const method of ["POST", "PUT", "DELETE", "TRACE", "PROPFIND", "OPTIONS"]) {
    const page = await raw(baseURL ?? "", "/c/lyze", method);
    expect([page.status, page.headers.allow], method).toEqual([405, "GET, HEAD"]);
  }
  for (const method of ["TRACE", "PROPFIND"])
    expect((await raw(baseURL ?? "", "/api/order", method)).status, method).toBe(405);
  const endpoint = await raw(baseURL ?? "", "/api/order", "DELETE");
  expect([endpoint.status, endpoint.headers.allow]).toEqual([405, "POST, GET"]);
});

test("an unknown product is not found", async ({ page }) => {
  expect((await page.goto("/p/NENI-TU/nic"))?.status()).toBe(404);
});

test("robots and sitemap tell crawlers the same addresses", async ({ request }) => {
  expect(await (await request.get("/robots.txt")).text()).toContain("sitemap.xml");
  const addressesIn = async (map: string): Promise<string[]> => {
    await request.get(map);
    const answer = await request.get(map);
    // Made once, not for each crawler.
    expect(isKept(answer.headers()), map).toBe(true);
    const text = await answer.text();
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, address = ""]) => new URL(address).pathname);
  };
  const parts = await addressesIn("/sitemap.xml");
  expect(parts).toContain("/skibike/sitemap-1.xml");
  const addresses = await addressesIn("/sitemap-1.xml");
  expect(addresses.length).toBeGreaterThan(300);
  expect((await request.get("/sitemap-999.xml")).status()).toBe(404);
  for (const address of addresses.filter((_, index) => index % Math.ceil(addresses.length / 25) === 0)) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
});

test("the product page describes itself to machines", async ({ page }) => {
  await page.goto("/c/sjezdove-lyze");
  await page.locator(".product-card").first().getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Parametry" })).toBeVisible();
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? "[]") as {
    "@type"?: string;
    offers?: { priceCurrency?: string };
  }[];
  expect(data.map((thing) => thing["@type"])).toEqual(["Product", "BreadcrumbList"]);
  expect(data[0]?.offers?.priceCurrency).toBe("CZK");
});
