import { product } from "@/lib/domain/test-support";
import { getStoreView, storeViews } from "@/lib/store-views";
import { parseListingQuery } from "@/lib/domain/filters";
import { categoryMetadata, contentMetadata, narrowedMetadata, productMetadata } from "./metadata";

const NBSP = "\u00A0";
const skis = product({ name: "Javor Hřeben 78", price: 390_00, short_description: "Sjezdové lyže na upravené tratě." });
const category = {
  id: 71,
  parent_id: 70,
  name: "Lyže",
  slug: "lyze",
  url_path: "lyze",
  path: "69/70/71",
  level: 3,
  position: 0,
  is_active: true,
  product_count: 3,
  description: "",
  trail_color: "blue" as const,
  illustration: null,
  price_from: 290_00,
};

test.each([
  ["main", `Javor Hřeben 78 – půjčovna od 390${NBSP}Kč/den`, `Lyže – půjčovna od 290${NBSP}Kč/den`],
  ["en", `Javor Hřeben 78 – rent from 390${NBSP}Kč a day`, `Lyže – rent from 290${NBSP}Kč a day`],
  ["de", `Javor Hřeben 78 leihen – ab 390${NBSP}Kč pro Tag`, `Lyže leihen – ab 290${NBSP}Kč pro Tag`],
  ["it", `Javor Hřeben 78 – noleggio da 390${NBSP}Kč al giorno`, `Lyže – noleggio da 290${NBSP}Kč al giorno`],
])("titles of %s say that things are rented, and from what price", (code, ofProduct, ofCategory) => {
  const storeView = getStoreView(code);
  const titles = [productMetadata({ storeView, product: skis }).title, categoryMetadata({ storeView, category }).title];
  expect(titles).toEqual([ofProduct, ofCategory]);
});

test("a title is never longer than what is shown of it: the price goes first, then that it is rented", () => {
  const storeView = getStoreView("skibike");
  const title = (name: string) => productMetadata({ storeView, product: { ...skis, name } }).title;
  expect(title("Dětský celotělový úvazek Kamzík Pavouk")).toBe(
    `Dětský celotělový úvazek Kamzík Pavouk${NBSP}– půjčovna`,
  );
  expect(title("Dětský celotělový úvazek Kamzík Pavouk na doma")).toBe(
    "Dětský celotělový úvazek Kamzík Pavouk na doma",
  );
  // A name longer than that is cut at a word, and the shop stays.
  const long = String(title("Krasobruslařské brusle Bystrá osmička pro celou rodinu"));
  expect(long).toBe("Krasobruslařské brusle Bystrá osmička pro celou…");
  expect(`${long} | ${storeView.name}`.length).toBeLessThanOrEqual(70);
});

test("a text that is there in another language alone has the address of the view that speaks it", () => {
  const page = { title: "Terms", description: "", slug: "terms" };
  const addressOf = (code: string, otherLanguage?: string) =>
    contentMetadata(getStoreView(code), { ...page, otherLanguage }).alternates;
  expect(addressOf("de", "en")).toMatchObject({
    canonical: "/en/static/terms",
    languages: { "de-DE": "/de/static/terms" },
  });
  expect(addressOf("de")).toMatchObject({ canonical: "/de/static/terms" });
  // Nobody speaks it in that shop: the page is the only one there is.
  expect(addressOf("de", "pl")).toMatchObject({ canonical: "/de/static/terms" });
});

test("a description keeps the price however long the text before it is", () => {
  for (const storeView of storeViews) {
    const long = { ...skis, short_description: "Lyže na dlouhé dny v horách. ".repeat(20) };
    const { description } = productMetadata({ storeView, product: long });
    expect(description).toContain(`390${NBSP}Kč`);
    expect(description?.length).toBeLessThanOrEqual(156);
  }
});

test("without a price only the renting is said, and what is sold by the piece is not called rented", () => {
  const storeView = getStoreView("main");
  expect(categoryMetadata({ storeView, category: { ...category, price_from: null } }).title).toBe("Lyže – půjčovna");
  expect(productMetadata({ storeView, product: { ...skis, charged_by: "piece" } }).title).toBe(
    `Javor Hřeben 78 – 390${NBSP}Kč`,
  );
});

describe("of a listing that its query changes", () => {
  const attributes = [{ attribute_code: "gender", options: [{ label: "Dámské", value: "women" }] }];
  const metadata = (query: Record<string, string | undefined>, code = "main") =>
    narrowedMetadata({
      storeView: getStoreView(code),
      category,
      query: parseListingQuery(query, "2027-01-04", { attributes, partners: [1], branches: [] }),
    });

  test.each([
    { dateFrom: "2027-02-01", dateTo: "2027-02-02" },
    { gender: "women" },
    { gender: "nobody" },
    { partner: "1", page: "2" },
    { sort: "price:asc" },
    { page: "1" },
  ])("%p stays out of search engines and names the whole listing", (query) => {
    const { robots, alternates } = metadata(query);
    expect(robots).toEqual({ index: false, follow: true });
    expect(alternates?.canonical).toBe("/lyze");
  });

  test("a further page is a page of its own, in every language", () => {
    const { robots, title, alternates } = metadata({ page: "2" }, "de");
    expect(robots).toBeUndefined();
    expect(title).toBe(`Lyže leihen${NBSP}– ab 290${NBSP}Kč pro Tag, Seite${NBSP}2`);
    expect(alternates?.canonical).toBe("/de/lyze?page=2");
    expect(alternates?.languages).toMatchObject({ "cs-CZ": "/lyze?page=2", "x-default": "/lyze?page=2" });
  });
});
