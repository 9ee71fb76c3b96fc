import { getStoreView } from "@/lib/store-views";
import { openTestShop, type TestShop, valueOf } from "@/server/testing/shop";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const front = {
  store_code: "main",
  headline: { cs: "Na hory i na vodu", en: "To the hills and the river" },
  text: "Stačí si sbalit.",
  people: [{ name: "Klára", role: { cs: "vede půjčovnu", en: "runs the shop" }, picture: "person-1" }],
};
const frontOf = async (storeCode: string) =>
  valueOf(await shop.port.getFront({}, shop.context({ storeView: getStoreView(storeCode) })));

test("a front says what its owner says of it, in each of its languages", async () => {
  expect(await frontOf("main")).toBeNull();
  await shop.bringIn({ fronts: [front] });
  expect(await frontOf("main")).toEqual({
    headline: "Na hory i na vodu",
    text: "Stačí si sbalit.",
    picture: null,
    people: [{ name: "Klára", role: "vede půjčovnu", picture: "person-1" }],
  });
  expect(await frontOf("en")).toMatchObject({
    headline: "To the hills and the river",
    text: "Stačí si sbalit.",
    people: [{ role: "runs the shop" }],
  });
  expect(await frontOf("skibike")).toBeNull();
});

test("a view that only speaks another language has no front of its own", async () => {
  await expect(shop.bringIn({ fronts: [{ ...front, store_code: "en" }] })).rejects.toThrow(
    "no store view of its own: en",
  );
  await expect(shop.bringIn({ fronts: [{ ...front, store_code: "nowhere" }] })).rejects.toThrow("nowhere");
});
