import { structuredFaults, structuredLinks, structuredTypes } from "./structured-data";

const band = (minValue: number, maxValue?: number) => ({
  "@type": "UnitPriceSpecification",
  price: "350.00",
  priceCurrency: "CZK",
  unitCode: "DAY",
  eligibleQuantity: { "@type": "QuantitativeValue", minValue, ...(maxValue ? { maxValue } : {}), unitCode: "DAY" },
});
const offer = {
  "@type": "Offer",
  businessFunction: "http://purl.org/goodrelations/v1#LeaseOut",
  price: "390.00",
  priceCurrency: "CZK",
  availability: "https://schema.org/InStock",
  url: "https://shop.example/lyze/javor",
  priceSpecification: [band(1, 1), band(2)],
  availableAtOrFrom: [{ "@type": "LocalBusiness", name: "Praha", url: "https://shop.example/branches/praha" }],
  seller: { "@type": "Organization", name: "Shop", url: "https://shop.example/" },
};
const ski = (more: object = {}) => ({
  "@type": "Product",
  name: "Javor",
  sku: "CRV-101",
  description: "Lyže",
  url: "https://shop.example/lyze/javor",
  image: ["https://shop.example/a.jpeg"],
  offers: { ...offer, ...more },
});
const trail = (...steps: object[]) => ({
  "@type": "BreadcrumbList",
  itemListElement: steps.map((step) => ({ "@type": "ListItem", ...step })),
});

test("a thing that says what it is, what it costs for how long and where it is has no fault", () => {
  const data = [[ski(), trail({ position: 1, name: "Shop", item: "https://shop.example/" })]];
  expect(structuredFaults(data)).toEqual([]);
  expect(structuredTypes(data)).toEqual(["Product", "BreadcrumbList"]);
  expect(structuredLinks(data)).toEqual([
    "https://shop.example/lyze/javor",
    "https://shop.example/lyze/javor",
    "https://shop.example/branches/praha",
    "https://shop.example/",
    "https://shop.example/",
  ]);
});

test.each([
  [{ price: "390" }, "Offer has the price 390"],
  [{ url: "/lyze/javor" }, "Offer has the url /lyze/javor"],
  [{ availability: undefined }, "Offer has no availability"],
  [{ priceSpecification: [band(1, 1), band(3)] }, "Offer has no price for a rent of 2 days"],
  [{ priceSpecification: [band(1, 6)] }, "Offer has no price for a rent of 7 days"],
  [{ availableAtOrFrom: [] }, "Offer of a lease names no branch"],
  [{ seller: { "@type": "Shop", name: "Shop" } }, "structured data of the unknown type Shop"],
])("an offer with %p has a fault", (more, fault) => expect(structuredFaults([ski(more)])).toEqual([fault]));

test("a rent may begin with the shortest that is to be had, a whole day at least", () => {
  expect(structuredFaults([ski({ priceSpecification: [band(2, 6), band(7)] })])).toEqual([]);
  const nothing = ski({ priceSpecification: [band(0)] });
  expect(structuredFaults([nothing])).toEqual(["Offer has no price for a rent of 1 days"]);
});

test("a trail is in order, and each of its steps has a name", () => {
  const item = "https://shop.example/";
  expect(structuredFaults([trail({ position: 2, name: "Shop", item })])).toEqual(["BreadcrumbList is not in order"]);
  expect(structuredFaults([trail({ position: 1, item })])).toEqual(["BreadcrumbList has a step without name"]);
});

test("what is described elsewhere is only named", () => {
  const publisher = { "@id": "https://shop.example/#shop" };
  const site = { "@type": "WebSite", name: "Shop", url: "https://shop.example/", publisher };
  expect(structuredFaults([site])).toEqual(["WebSite has no potentialAction"]);
});

test("a branch says more on its own page than where it is only named", () => {
  const branch = { "@type": "LocalBusiness", name: "Praha", url: "https://shop.example/branches/praha" };
  expect(structuredFaults([branch])).toContain("LocalBusiness has no openingHoursSpecification");
});
