import { everyDay, smallShop, source } from "@/server/testing/records";
import { openTestShop, type TestShop, valueOf } from "@/server/testing/shop";
import { getStoreView } from "@/lib/store-views";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const branch = async (id: string, language = "main") =>
  valueOf(await shop.port.listSources({}, shop.context({ storeView: getStoreView(language) }))).find(
    (found) => found.id === id,
  );

test("a branch says what its owner says of it, in the visitor's language where there are words", async () => {
  const facilities = [{ cs: "Seřízení vázání", en: "Bindings set" }, "Parkování"];
  await shop.bringIn({ sources: [source("praha", "Praha", { opening_hours: everyDay, facilities })] });
  expect(await branch("praha")).toMatchObject({
    facilities: ["Seřízení vázání", "Parkování"],
    pickup_info: "U pultu",
    dropoff_info: "U pultu",
  });
  expect(await branch("praha", "en")).toMatchObject({ facilities: ["Bindings set", "Parkování"] });
  expect(await branch("brno")).toMatchObject({ facilities: [] });
});

test("hours of single days are said with their note in the visitor's language, as far as a rent can lie", async () => {
  const hours = { opens: "08:00", closes: "12:00" };
  const note = { cs: "Silvestr", en: "New Year's Eve" };
  const special_hours = [{ day: "2020-12-31", hours }, { day: "2027-12-31", hours, note }, { day: "2028-01-09" }];
  await shop.bringIn({ sources: [source("praha", "Praha", { special_hours })] });
  const closed = { day: "2028-01-09", hours: null };
  expect((await branch("praha"))?.special_hours).toEqual([{ day: "2027-12-31", hours, note: "Silvestr" }, closed]);
  expect((await branch("praha", "en"))?.special_hours?.[0]?.note).toBe("New Year's Eve");
  expect((await branch("brno"))?.special_hours).toEqual([]);
});

test("a branch has as many things of a category as the category lists for that place", async () => {
  for (const place of ["praha", "brno"]) {
    const counts = valueOf(await shop.port.listSourceCategories({ source: place }, shop.context()));
    expect(counts.length).toBeGreaterThan(0);
    for (const { id } of smallShop.categories ?? []) {
      const categoryId = Number(id);
      const listed = valueOf(await shop.port.listProducts({ categoryId, place, size: 1 }, shop.context()));
      const counted = counts.find((row) => row.category_id === categoryId)?.product_count ?? 0;
      expect([place, categoryId, counted]).toEqual([place, categoryId, listed.total]);
    }
  }
});

test("another front's branch and one that nobody knows have nothing here", async () => {
  for (const id of ["jinde", "nowhere"])
    expect(valueOf(await shop.port.listSourceCategories({ source: id }, shop.context()))).toEqual([]);
});
