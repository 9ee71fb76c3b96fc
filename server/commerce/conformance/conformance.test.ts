import type { Hono } from "hono";
import type { CommercePort } from "@/server/commerce/port";
import { remoteCommerce } from "@/server/commerce/remote";
import type { ContentPort } from "@/server/content/port";
import { contentEndpoints, type ContentEndpointName } from "@/lib/contract";
import { type RemoteConfig, remotePort } from "@/server/port/remote";
import { listen, testApi } from "@/server/testing/api";
import { PATIENT_MS } from "@/server/testing/patience";
import { NOW, openTestShop, type TestShop } from "@/server/testing/shop";
import { product, smallShop, source } from "@/server/testing/records";
import { actAtCounter } from "@/server/services/order/counter";
import { type Backend, conformanceSuite } from "./suite";

const contentNames = Object.keys(contentEndpoints) as ContentEndpointName[];
const overApi = (other: RemoteConfig) => {
  const config = { ...other, timeoutMs: PATIENT_MS };
  return { commerce: remoteCommerce(config), content: remotePort(contentNames, config) };
};

const backendOf = (
  shop: TestShop,
  ports: { commerce: CommercePort; content: ContentPort },
  close: () => Promise<void> = async () => undefined,
): Backend => ({
  ...ports,
  refused,
  company,
  coupon: "VITEJTE10",
  guide: "GUIDE",
  pay: (number) => actAtCounter(shop.pool, number, { act: "paid" }, { by: "Eva", now: NOW }),
  call: (session = {}) => shop.context(session),
  close: async () => {
    await close();
    await shop.close();
  },
});

const company = {
  country_id: "CZ",
  company_id: "04718208",
  vat_id: "CZ04718208",
  name: "Chata pod Medvědínem s.r.o.",
  street: "Bedřichov 118",
  city: "Špindlerův Mlýn",
  postcode: "543 51",
};

/** With a rule of each kind. It is 11:00 in Praha, on Monday 1 February 2027. */
const openRuledShop = () =>
  openTestShop({
    ...smallShop,
    companies: [company],
    "trasa.gpx": "<gpx/>",
    sources: [source("praha", "Praha"), source("brno", "Brno", { partner_id: 7, order_until: "09:00" })],
    categories: [
      ...(smallShop.categories ?? []),
      { id: 80, parent_id: 69, name: "Horská kola", slug: "horska-kola" },
      {
        id: 81,
        parent_id: 69,
        name: "Lodě",
        slug: "lode",
        rent_rules: [{ shortest_days: 2, longest_days: 5, start_weekdays: [5, 6] }],
      },
      { id: 82, parent_id: 69, name: "Rafty", slug: "rafty", rent_rules: [{ rented: { from: "04-15", to: "10-15" } }] },
    ],
    products: [
      ...(smallShop.products ?? []),
      product("BIKE", "Kolo", { category_ids: [80], stock: { praha: 2 } }),
      product("GUIDE", "Průvodce", { type_id: "downloadable", deposit: 0, downloads: ["trasa.gpx"] }),
      product("BOAT", "Loď", { category_ids: [81], stock: { praha: 2 } }),
      product("RAFT", "Raft", { category_ids: [82], stock: { praha: 2 } }),
    ],
  });

const at = (sku: string, from: string, to: string, branch = "praha", qty = 1) => ({
  sku,
  from,
  to,
  source: branch,
  qty,
});
const courier = { shipping_carrier_code: "flatrate", shipping_method_code: "courier" };
const refused: Backend["refused"] = {
  too_late: {
    rent: at("HELMET", "2027-02-01", "2027-02-03", "brno"),
    details: { day: "2027-02-01", source: "brno", next: "2027-02-02" },
  },
  notice_needed: {
    rent: at("HELMET", "2027-02-02", "2027-02-03", "praha", 21),
    details: { units: 21, most: 20, days: 3, next: "2027-02-04" },
  },
  rent_length: {
    rent: at("BOAT", "2027-02-05", "2027-02-05"),
    details: { sku: "BOAT", shortest: 2, longest: 5 },
  },
  start_day: {
    rent: at("BOAT", "2027-02-04", "2027-02-06"),
    details: { sku: "BOAT", day: "2027-02-04", next: "2027-02-05" },
  },
  off_season: {
    rent: at("RAFT", "2027-02-08", "2027-02-09"),
    details: {
      ...{ sku: "RAFT", day: "2027-02-08", next: "2027-04-15" },
      season: { from: "2027-04-15", to: "2027-10-15" },
    },
  },
  outside_zone: {
    rent: at("HELMET", "2027-02-08", "2027-02-09"),
    carrier: { ...courier, postcode: "602 00" },
    details: { carrier: "courier", postcode: "602 00" },
  },
  carrier_refuses: {
    rent: at("BIKE", "2027-02-08", "2027-02-09"),
    carrier: { ...courier, postcode: "110 00" },
    details: { carrier: "courier", sku: "BIKE" },
  },
};

/** The client of the API, and the API itself, without a network between them. */
const withoutNetwork = (api: Hono): RemoteConfig => ({
  baseUrl: "http://shop.test/api",
  tokenPlace: "header",
  fetch: async (url, init) => api.request(url, init),
});

conformanceSuite("embedded, in-process", async () => {
  const shop = await openRuledShop();
  return backendOf(shop, { commerce: shop.port, content: shop.content });
});

conformanceSuite("embedded, over HTTP", async () => {
  const shop = await openRuledShop();
  return backendOf(shop, overApi(withoutNetwork(testApi(shop))));
});

/** A second shop without a database, which wants its tokens in the query, and its own API in front of it. */
conformanceSuite("remote", async () => {
  const shop = await openRuledShop();
  const first = await listen(testApi(shop));
  const second = overApi({ baseUrl: `${first.origin}/api/`, tokenPlace: "query" });
  const api = testApi({ port: second.commerce, content: second.content });
  return backendOf(shop, overApi(withoutNetwork(api)), first.close);
});
