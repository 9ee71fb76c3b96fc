import { categoryTag, CONTENT, EVERY_PAGE, HOME, productTag } from "@/lib/page-tags";
import { withTransaction } from "@/server/db/client";
import { announceChanges } from "@/server/repositories/page-changes";
import { smallContent, smallShop } from "@/server/testing/records";
import { openTestShop, type TestShop } from "@/server/testing/shop";
import { listenForChanges, tagsOf } from "./listener";

let shop: TestShop;
let heard: string[][];
let stop: () => Promise<void>;
let wake: (() => void) | undefined;

/** The next announcement that comes. */
async function next(): Promise<string[]> {
  while (heard.length === 0) await new Promise<void>((resolve) => (wake = resolve));
  return [...(heard.shift() ?? [])].sort();
}

beforeAll(async () => {
  shop = await openTestShop();
  heard = [];
  stop = listenForChanges(shop.pool.options.connectionString ?? "", async (tags) => {
    heard.push(tags);
    wake?.();
  });
  await untilListening();
});
afterAll(async () => {
  await stop();
  await shop.close();
});

/** An announcement is heard by those who listen already. */
async function untilListening(): Promise<void> {
  while (heard.length === 0) {
    await announceChanges(shop.pool, [HOME]);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  heard.length = 0;
}

const helmet = smallShop.products?.find(({ sku }) => sku === "HELMET");

test("an import says which pages its product is on, those that it has left too", async () => {
  await shop.bringIn({ products: [{ ...helmet, name: "Helma s hledím", category_ids: [71] }] });
  const tags = await next();
  expect(tags).toEqual(
    expect.arrayContaining([HOME, productTag("HELMET"), categoryTag("lyze"), categoryTag("vybava")]),
  );
  expect(tags).not.toContain(productTag("BOOTS"));
  expect(tags).not.toContain(EVERY_PAGE);
});

test("a page changes the pages that an owner writes, and what stands in the menu every page", async () => {
  await shop.bringInContent({
    ...smallContent,
    "static-pages/jak-to-funguje.cs.md": "---\ntitle: Jak na to\ndescription: Krok za krokem\n---\nTak.",
  });
  expect(await next()).toEqual([CONTENT]);
  await shop.bringIn({ categories: smallShop.categories?.map((one) => ({ ...one, position: 7 })) });
  expect(await next()).toEqual([EVERY_PAGE]);
});

test("an import that changes nothing, or is refused, says nothing", async () => {
  await shop.bringIn({ services: smallShop.services });
  await expect(
    withTransaction(shop.pool, async (tx) => {
      await announceChanges(tx, [EVERY_PAGE]);
      throw new Error("refused");
    }),
  ).rejects.toThrow("refused");
  await announceChanges(shop.pool, [productTag("last")]);
  expect(await next()).toEqual([productTag("last")]);
});

test("more names than fit into a message are every page", async () => {
  await announceChanges(
    shop.pool,
    Array.from({ length: 1_000 }, (_, index) => productTag(`A-${index}`)),
  );
  expect(await next()).toEqual([EVERY_PAGE]);
});

test("a connection that breaks is opened again, and what was missed counts as everything", async () => {
  await shop.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE query LIKE 'LISTEN%' AND datname = current_database()`,
  );
  expect(await next()).toEqual([EVERY_PAGE]);
});

test.each([undefined, "", "[1]", '["price:1"]', "{}", "not JSON"])(
  "a message that can't be read is everything: %p",
  (text) => expect(tagsOf(text)).toEqual([EVERY_PAGE]),
);
