import { expect, test } from "./support/shopper";

/* Addresses: store prefixes, url_path, cached and rendered twins, and what crawlers get. */
interface ProductAnswer {
  items: { sku: string; slug: string }[];
}

test.describe.configure({ mode: "parallel" });

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

test("a url_path leads to the same page as the route", async ({ request }) => {
  const byPath = await request.get("/lyze");
  expect(byPath.status()).toBe(200);
  expect(await byPath.text()).toContain("<h1");
  const prefixed = await request.get("/skibike/lyze");
  expect(prefixed.status()).toBe(200);
});

test("the plain listing is cacheable by anybody, the filtered one is rendered", async ({ request }) => {
  await request.get("/c/lyze?utm_source=newsletter");
  const plain = await request.get("/c/lyze?utm_source=newsletter");
  expect(plain.headers()["x-nextjs-cache"]).toMatch(/HIT|STALE/u);
  expect(plain.headers()["cache-control"]).toContain("s-maxage");
  expect(plain.headers()["set-cookie"]).toBeUndefined();
  const filtered = await request.get("/c/lyze?sort=price:asc");
  expect(filtered.headers()["x-nextjs-cache"]).toBeUndefined();
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

test("an unknown product is not found", async ({ page }) => {
  expect((await page.goto("/p/NENI-TU/nic"))?.status()).toBe(404);
});

test("robots and sitemap tell crawlers the same addresses", async ({ request }) => {
  expect(await (await request.get("/robots.txt")).text()).toContain("sitemap.xml");
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, address = ""]) => new URL(address).pathname);
  expect(addresses.length).toBeGreaterThan(300);
  for (const address of addresses.filter((_, index) => index % Math.ceil(addresses.length / 25) === 0)) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
});

test("the product page describes itself to machines", async ({ page }) => {
  await page.goto("/c/sjezdove-lyze");
  await page.locator(".product-card").first().getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Parametry" })).toBeVisible();
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? "{}") as {
    "@type"?: string;
    offers?: { priceCurrency?: string };
  };
  expect(data["@type"]).toBe("Product");
  expect(data.offers?.priceCurrency).toBe("CZK");
});
