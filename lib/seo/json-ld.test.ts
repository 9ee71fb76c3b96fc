import { product } from "@/lib/domain/test-support";
import { getStoreView } from "@/lib/store-views";
import { productJsonLd } from "./product-json-ld";
import { shopJsonLd } from "./shop-json-ld";

const storeView = getStoreView("main");
const ski = {
  id: 71,
  parent_id: 69,
  name: "Lyže",
  slug: "lyze",
  url_path: "lyze",
  path: "69/71",
  level: 2,
  position: 0,
  is_active: true,
  product_count: 3,
  description: "",
  trail_color: "blue" as const,
  illustration: null,
  price_from: 290_00,
};
const praha = { id: "praha", name: "Praha" };
const javor = product({
  name: "Javor",
  price: 390_00,
  deposit: 3_000_00,
  category_ids: [71],
  review_average: null,
  price_list: [
    { days_from: 1, days_to: 1, price_per_day: 390_00 },
    { days_from: 2, days_to: null, price_per_day: 350_50 },
  ],
});
const of = (more: Partial<typeof javor> = {}, sources = [praha], code = "main") =>
  productJsonLd({
    storeView: getStoreView(code),
    product: { ...javor, ...more },
    categories: [ski],
    sources,
    reviews: { items: [] },
  });

test("a thing is leased: what a day costs in a rent of each length, at which branches, with what deposit", () => {
  const [thing] = of();
  expect(thing).toMatchObject({
    "@type": "Product",
    offers: {
      businessFunction: expect.stringMatching(/LeaseOut$/u),
      price: "390.00",
      priceCurrency: "CZK",
      availability: "https://schema.org/InStock",
      priceSpecification: [
        { price: "390.00", unitCode: "DAY", eligibleQuantity: { minValue: 1, maxValue: 1, unitCode: "DAY" } },
        { price: "350.50", eligibleQuantity: { minValue: 2 } },
      ],
      availableAtOrFrom: [{ name: "Sezóna Praha", url: "http://localhost:3000/branches/praha" }],
      seller: { name: "Sezóna" },
    },
    additionalProperty: { name: "Vratná kauce", value: "3000.00", unitText: "CZK" },
  });
  expect(thing).not.toHaveProperty("aggregateRating");
  expect(of({}, [praha], "de")[0]).toMatchObject({ additionalProperty: { name: "Kaution" } });
});

test("a thing that no branch has is away, one that is sold by the piece is no lease", () => {
  expect(of({}, [])[0]).toMatchObject({ offers: { availability: "https://schema.org/OutOfStock" } });
  const [voucher] = of({ charged_by: "piece", type_id: "virtual", deposit: 0 }, []);
  expect(voucher).toMatchObject({
    offers: { businessFunction: expect.stringMatching(/Sell$/u), availability: "https://schema.org/InStock" },
  });
  expect(voucher).not.toHaveProperty("additionalProperty");
  expect(voucher?.offers).not.toHaveProperty("priceSpecification");
});

test("a thing without pictures shows the one that is drawn for links to it", () => {
  const [thing] = of({ media_gallery: [] });
  expect(thing?.image).toEqual([expect.stringMatching(/^http:\/\/localhost:3000\/media\/social\/main\//u)]);
});

test("the way to a thing goes from the shop through its categories", () => {
  const [, trail] = of();
  expect(trail).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Sezóna" }, { name: "Lyže", position: 2 }, { name: "Javor" }],
  });
});

test("reviews are told where there are any", () => {
  const review = {
    id: 1,
    nickname: "Eva",
    title: "Výborné",
    detail: "Jely samy",
    rating: 5,
    used: null,
    level: null,
    language: null,
    created_at: "2027-01-02",
  };
  const [thing] = productJsonLd({
    storeView,
    product: { ...javor, review_average: 4.5, review_count: 2 },
    categories: [ski],
    sources: [praha],
    reviews: { items: [review] },
  });
  expect(thing).toMatchObject({
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    review: [{ author: { name: "Eva" }, datePublished: "2027-01-02" }],
  });
});

test("a shop says where it is and how it is searched, each under its own address", () => {
  const [shop, site] = shopJsonLd(getStoreView("skibike"), [{ id: "vrchlabi", name: "Vrchlabí" }]);
  expect(shop).toMatchObject({
    name: "Sezóna Ski & Bike",
    subOrganization: [{ url: "http://localhost:3000/skibike/branches/vrchlabi" }],
  });
  expect(site).toMatchObject({
    url: "http://localhost:3000/skibike",
    potentialAction: { target: { urlTemplate: "http://localhost:3000/skibike/search?q={search_term_string}" } },
  });
});
