import type { Hono } from "hono";
import { MAX_PARTY } from "@/lib/contract/limits";
import { MAX_GUIDE_ANSWERS, MAX_GUIDE_OFFERS, MAX_GUIDE_THINGS } from "@/lib/limits";
import { getStoreView } from "@/lib/store-views";
import { testApi } from "@/server/testing/api";
import { product, smallShop } from "@/server/testing/records";
import { openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";
import { channel } from "@/shop.config";

const section = (id: number, slug: string) => ({ id, parent_id: 69, name: slug, slug });
const size = (sku: string, ski_length: string, praha: number) => ({ sku, options: { ski_length }, stock: { praha } });
const skis = (sku: string, level: string, units: number, more: object = {}) =>
  product(sku, sku, {
    ...{ type_id: "configurable", category_ids: [91], attributes: { level: [level] } },
    children: [size(`${sku}-160`, "160", units), size(`${sku}-170`, "170", units)],
    ...more,
  });

const sport = {
  code: "sjezd",
  store_codes: ["main"],
  name: { cs: "Lyže", en: "Skis" },
  text: "Dolů",
  where: [
    { code: "piste", name: "Sjezdovka" },
    { code: "les", name: { cs: "Les", en: "Woods" } },
  ],
  levels: ["beginner", "advanced"],
  things: [
    {
      code: "ski",
      name: { cs: "Lyže", en: "Skis" },
      offers: [
        {
          ...{ section: "sjezdovky", attributes: { level: ["beginner"] }, levels: ["beginner"], ages: ["adult"] },
          size: { code: "ski_length", by: "carving" },
        },
        { section: "sjezdovky", ages: ["adult"], size: { code: "ski_length", by: "carving" } },
      ],
    },
    { code: "boots", name: "Boty", offers: [{ section: "boty" }] },
    { code: "sled", name: "Sáně", per: 2, offers: [{ section: "sane", where: ["les"] }] },
  ],
};

let shop: TestShop;
let api: Hono;
beforeAll(async () => {
  shop = await openTestShop({
    ...smallShop,
    categories: [
      ...(smallShop.categories ?? []),
      ...[section(91, "sjezdovky"), section(92, "boty"), section(93, "sane"), section(94, "nic")],
    ],
    products: [
      ...(smallShop.products ?? []),
      skis("EASY", "beginner", 1),
      skis("FAST", "expert", 2, { popularity: 9 }),
      product("BOOT", "Boty", { category_ids: [92], stock: { brno: 2 } }),
      product("SLED", "Sáně", { category_ids: [93], stock: { praha: 3 } }),
      // Without sizes of that attribute it is none of the skis.
      product("WAX", "Vosk", { category_ids: [91], stock: { praha: 9 }, popularity: 99 }),
    ],
    "equipment-guide": [sport as never],
  });
  api = testApi(shop);
});
afterAll(() => shop.close());

const now = new Date("2027-01-04T12:00:00+01:00");
const days = { from: "2027-02-08", to: "2027-02-10" };
const at = (storeCode = "main") => shop.context({ storeView: getStoreView(storeCode), now });
const ask = (renters: string[], more: object = {}) =>
  shop.port.getGuideKit({ sport: "sjezd", where: "piste", renters, source: "praha", ...days, ...more }, at());

test("the tree stands as its owner wrote it, in each language, in the store views that it is for", async () => {
  const [czech] = valueOf(await shop.port.getGuideTree({}, at())).sports;
  expect(czech).toMatchObject({ code: "sjezd", name: "Lyže", text: "Dolů", children: true, illustration: null });
  expect(czech?.things.map(({ code, per, optional }) => [code, per, optional])).toEqual([
    ["ski", 1, false],
    ["boots", 1, false],
    ["sled", 2, false],
  ]);
  const [english] = valueOf(await shop.port.getGuideTree({}, at("en"))).sports;
  expect(english).toMatchObject({ name: "Skis", text: "Dolů", other_languages: { text: "cs" } });
  expect(english?.where.map(({ name }) => name)).toEqual(["Sjezdovka", "Woods"]);
  expect(valueOf(await shop.port.getGuideTree({}, at("skibike")))).toEqual({ sports: [] });
});

test("each kind of renter gets what their level is given first; what is shared comes once", async () => {
  const kit = valueOf(await ask(["adult:beginner", "adult:advanced", "adult:beginner"], { where: "les" }));
  const chosen = kit.renters.map(({ renter, things }) => [
    renter,
    ...things.map(({ code, choices }) => [code, ...choices.map(({ sku }) => sku)]),
  ]);
  expect(chosen).toEqual([
    ["adult:beginner", ["ski", "EASY", "FAST"], ["boots"]],
    ["adult:advanced", ["ski", "FAST", "EASY"], ["boots"]],
  ]);
  expect(kit.shared.map(({ code, per, choices }) => [code, per, choices.map(({ sku }) => sku)])).toEqual([
    ["sled", 2, ["SLED"]],
  ]);
  expect(kit.products.find(({ sku }) => sku === "EASY")?.free).toEqual({ "EASY-160": 1, "EASY-170": 1 });
  expect(valueOf(await ask(["adult:beginner"])).shared).toEqual([]);
});

test("of what nothing is free it is said where and when it would be", async () => {
  const [renter] = valueOf(await ask(["adult"])).renters;
  const boots = renter?.things.find(({ code }) => code === "boots");
  expect(boots).toMatchObject({ choices: [], gap: { branches: [{ id: "brno", total: 1 }] } });
  expect(renter?.things.find(({ code }) => code === "ski")?.gap).toBeNull();
});

test("what is taken in the days is not proposed in them", async () => {
  const booking = { reference: "T-1", sku: "EASY-160", source: "praha", ...days, qty: 1 };
  await shop.bringIn({ bookings: [booking] });
  const free = async (more: object = {}) =>
    valueOf(await ask(["adult:beginner"], more)).products.find(({ sku }) => sku === "EASY")?.free;
  expect(await free()).toEqual({ "EASY-170": 1 });
  expect(await free({ from: "2027-02-12", to: "2027-02-13" })).toEqual({ "EASY-160": 1, "EASY-170": 1 });
});

test("what the guide doesn't know, and days that a branch can't serve, are refused", async () => {
  const codeOf = async (more: object): Promise<string> => refusalOf(await ask(["adult"], more)).code;
  expect(await codeOf({ sport: "golf" })).toBe("not_found");
  expect(await codeOf({ where: "more" })).toBe("not_found");
  expect(await codeOf({ source: "nowhere" })).toBe("not_found");
  expect(await codeOf({ to: "2027-02-07" })).toBe("invalid_period");
  expect(await codeOf({ source: "brno", from: "2027-02-12", to: "2027-02-13" })).toBe("closed_day");
  const evening = { ...at(), now: new Date("2027-01-04T20:00:00+01:00") };
  const today = { from: "2027-01-04", to: "2027-01-05" };
  const late = { sport: "sjezd", renters: ["adult"], source: "praha", ...today };
  expect(refusalOf(await shop.port.getGuideKit(late, evening)).code).toBe("too_late");
});

test("a guide that is off has neither a tree nor a kit", async () => {
  const owner = jest.replaceProperty(channel, "plugins", { ...channel.plugins, equipmentGuide: false });
  expect(refusalOf(await shop.port.getGuideTree({}, at())).code).toBe("not_found");
  expect(refusalOf(await ask(["adult"])).code).toBe("not_found");
  expect((await api.request("/api/ext/equipment-guide/tree")).status).toBe(404);
  owner.restore();
  const answer = await api.request("/api/ext/equipment-guide/tree");
  expect(await answer.json()).toMatchObject({ code: 200, result: { sports: [{ code: "sjezd" }] } });
});

describe("an owner's file", () => {
  const bring = (more: object) => shop.bringIn({ "equipment-guide": [{ ...sport, ...more }] });
  const offer = (more: object) => ({ things: [{ ...sport.things[0], offers: [{ section: "boty", ...more }] }] });

  test.each([
    [{ store_codes: ["en"] }, "no store view of its own: en"],
    [offer({ section: "golf" }), "no category golf"],
    [offer({ attributes: { taste: ["sweet"] } }), "no attribute taste"],
    [offer({ attributes: { level: ["sweet"] } }), "attribute level has no option sweet"],
    [offer({ where: ["sea"] }), "the sport has no answer sea"],
    [offer({ size: { code: "taste", by: "eu" } }), "no attribute taste"],
    [offer({ size: { code: "ski_length", by: "luck" } }), "things.0.offers.0.size.by"],
    [{ things: [sport.things[0], sport.things[0]] }, "a thing stands there twice"],
    [{ things: [] }, "things"],
  ])("%j is refused by its name", (more, problem) => expect(bring(more)).rejects.toThrow(problem));

  const many = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));
  const bounded: [string, number, (count: number) => object][] = [
    [
      "answers",
      MAX_GUIDE_ANSWERS,
      (n) => ({ where: many(n, (i) => ({ code: `w-${i}`, name: "W" })), things: [sport.things[0]] }),
    ],
    ["things", MAX_GUIDE_THINGS, (n) => ({ things: many(n, (i) => ({ ...sport.things[0], code: `t-${i}` })) })],
    [
      "offers",
      MAX_GUIDE_OFFERS,
      (n) => ({ things: [{ ...sport.things[0], offers: many(n, () => ({ section: "boty" })) }] }),
    ],
    ["people for one piece", MAX_PARTY, (n) => ({ things: [{ ...sport.things[0], per: n }] })],
  ];
  test.each(bounded)("%s: %i are taken, one more is refused", async (_, most, more) => {
    await bring({ code: "bounds", ...more(most) });
    await expect(bring({ code: "bounds", ...more(most + 1) })).rejects.toThrow();
  });

  test("takes a sport out, changes another, and changes nothing a second time", async () => {
    await bring({ code: "bounds", is_active: false });
    expect(valueOf(await shop.port.getGuideTree({}, at())).sports.map(({ code }) => code)).toEqual(["sjezd"]);
    const second = await bring({ code: "bounds", is_active: false });
    expect(second).toMatchObject({ changed: false, counts: { "equipment-guide": { unchanged: 1 } } });
    await bring({ name: "Lyžování" });
    expect(valueOf(await shop.port.getGuideTree({}, at())).sports[0]?.name).toBe("Lyžování");
  });
});
