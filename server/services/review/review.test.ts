import { randomUUID } from "node:crypto";
import { productTag } from "@/lib/page-tags";
import type { NewReview } from "@/lib/contract";
import { getStoreView } from "@/lib/store-views";
import { CHANGES_CHANNEL } from "@/server/repositories/page-changes";
import { deleteRejected } from "@/server/repositories/reviews";
import { smallShop } from "@/server/testing/records";
import { NOW, openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";
import { reviews as settings } from "@/shop.config";
import { listReviewsIn, moderate } from "./moderation";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterEach(async () => {
  settings.moderated = true;
  await shop.pool.query("DELETE FROM review WHERE written_id IS NOT NULL");
  await shop.bringIn({ reviews: smallShop.reviews });
});
afterAll(() => shop.close());

const aReview = (more: Partial<NewReview> = {}): NewReview => ({
  ...{
    review_id: randomUUID(),
    sku: "SKI-1",
    nickname: "Ema",
    title: "Držely",
    detail: "Držely i na ledu.",
    rating: 2,
  },
  ...more,
});
const write = (review: NewReview) => shop.port.createReview({ review }, shop.context());
const list = async (more = {}) => valueOf(await shop.port.listReviews({ sku: "SKI-1", ...more }, shop.context()));
const stars = async () => {
  const { review_count: count, review_average: average } = valueOf(
    await shop.port.getProduct({ sku: "SKI-1" }, shop.context()),
  );
  return [count, average];
};
const step = { by: "Eva", now: NOW };
const waitingId = async (): Promise<number> => (await listReviewsIn(shop.pool, "waiting", 10))[0]?.id ?? 0;

/** What pages were told to be made anew while something was done. */
async function changedBy(work: () => Promise<unknown>): Promise<string[]> {
  const listener = await shop.pool.connect();
  const heard: string[] = [];
  listener.on("notification", ({ payload }) => heard.push(...(JSON.parse(payload ?? "[]") as string[])));
  await listener.query(`LISTEN ${CHANGES_CHANNEL}`);
  await work();
  // Notifications of what was committed before come with the next answer.
  await listener.query("SELECT 1");
  await listener.query(`UNLISTEN ${CHANGES_CHANNEL}`);
  listener.release();
  return heard;
}

test("a review waits, is read, and is shown and counted from then on; each act says who did it", async () => {
  expect(valueOf(await write(aReview({ used: "week", level: "expert" })))).toEqual({ state: "waiting" });
  expect((await list()).total).toBe(1);
  expect(await stars()).toEqual([1, 5]);

  const id = await waitingId();
  expect(await changedBy(() => moderate(shop.pool, id, "publish", step))).toEqual([productTag("SKI-1")]);
  const { items, total, summary } = await list();
  expect(total).toBe(2);
  expect(items[0]).toMatchObject({ nickname: "Ema", used: "week", level: "expert", language: "cs" });
  expect(items[0]?.created_at).toBe("2027-02-01");
  expect(await stars()).toEqual([2, 3.5]);
  expect(summary).toEqual({
    ...{ count: 2, average: 3.5, by_stars: [0, 1, 0, 0, 1] },
    by_use: [{ code: "week", count: 1, average: 2 }],
    by_level: [{ code: "expert", count: 1, average: 2 }],
  });

  expect(await moderate(shop.pool, id, "publish", step)).toMatchObject({ moved: false });
  const rejected = await moderate(shop.pool, id, "reject", { ...step, note: "nadává" });
  expect(rejected?.log.map(({ act, by_whom, note }) => [act, by_whom, note])).toEqual([
    ["publish", "Eva", null],
    ["reject", "Eva", "nadává"],
  ]);
  expect(await stars()).toEqual([1, 5]);
  expect(await moderate(shop.pool, 2_000_000_000, "publish", step)).toBeNull();
});

test("without a reader it is shown at once", async () => {
  settings.moderated = false;
  const changed = await changedBy(async () => expect(valueOf(await write(aReview()))).toEqual({ state: "published" }));
  expect(changed).toEqual([productTag("SKI-1")]);
  expect(await stars()).toEqual([2, 3.5]);
});

test("a review sent twice is one, also at the same moment, and says what became of it", async () => {
  const review = aReview();
  await Promise.all([write(review), write(review), write(review)]);
  expect(await listReviewsIn(shop.pool, "waiting", 10)).toHaveLength(1);
  await moderate(shop.pool, await waitingId(), "publish", step);
  expect(valueOf(await write(review))).toEqual({ state: "published" });
});

test("of reviews that come at the same moment each is counted", async () => {
  settings.moderated = false;
  const many = Array.from({ length: 8 }, () => aReview());
  for (const written of await Promise.all(many.map(write))) expect(written.ok).toBe(true);
  expect(await stars()).toEqual([9, 2.3]);
  const ids = (await listReviewsIn(shop.pool, "published", 20))
    .filter(({ rating }) => rating === 2)
    .map(({ id }) => id);
  await Promise.all(ids.map((id) => moderate(shop.pool, id, "reject", step)));
  expect(await stars()).toEqual([1, 5]);
});

test("two visitors of one name may say the same on one day", async () => {
  for (const review of [aReview(), aReview()]) valueOf(await write(review));
  expect(await listReviewsIn(shop.pool, "waiting", 10)).toHaveLength(2);
});

test("it belongs to the product, whichever of its sizes it names, and to no product of another shop", async () => {
  valueOf(await write(aReview({ sku: "SKI-1-170", title: "  O\n 170 " })));
  expect(await listReviewsIn(shop.pool, "waiting", 1)).toMatchObject([{ sku: "SKI-1", title: "O 170" }]);
  expect(refusalOf(await write(aReview({ sku: "NOTHING" }))).code).toBe("product_not_found");
  const elsewhere = shop.context({ storeView: getStoreView("skibike") });
  expect(refusalOf(await shop.port.createReview({ review: aReview() }, elsewhere)).code).toBe("product_not_found");
});

test("what fills in the field that no person sees is thanked and forgotten", async () => {
  expect(valueOf(await write(aReview({ website: "https://spam.example" })))).toEqual({ state: "waiting" });
  expect(await listReviewsIn(shop.pool, "waiting", 10)).toEqual([]);
});

test("reviews are narrowed by stars, use and level, page by page; the summary stays that of all", async () => {
  settings.moderated = false;
  for (const review of [
    aReview({ rating: 4, used: "day", level: "beginner" }),
    aReview({ rating: 3, used: "day", level: "expert" }),
    aReview({ rating: 4, used: "longer" }),
  ])
    valueOf(await write(review));
  const found = await list({ rating: 4, size: 1 });
  expect([found.items.length, found.total, found.summary.count]).toEqual([1, 2, 4]);
  const next = await list({ rating: 4, size: 1, start: 1 });
  expect(next.items[0]?.id).not.toBe(found.items[0]?.id);
  expect((await list({ used: "day", level: "expert" })).total).toBe(1);
  expect(found.summary.by_use).toEqual([
    { code: "day", count: 2, average: 3.5 },
    { code: "longer", count: 1, average: 4 },
  ]);
  expect(found.summary.by_level.map(({ code }) => code)).toEqual(["beginner", "expert"]);
});

test("an import leaves alone what visitors wrote, and what the shop decided on", async () => {
  const imported = (await listReviewsIn(shop.pool, "published", 10))[0]?.id ?? 0;
  await moderate(shop.pool, imported, "reject", step);
  expect(await stars()).toEqual([0, null]);
  valueOf(await write(aReview({ nickname: "Jana", title: "Skvělé" })));
  await shop.bringIn({ reviews: smallShop.reviews });
  expect(await stars()).toEqual([0, null]);
  await moderate(shop.pool, imported, "publish", step);
  expect(await stars()).toEqual([1, 5]);
});

test("what was rejected is deleted after a while, and only what visitors wrote", async () => {
  const imported = (await listReviewsIn(shop.pool, "published", 10))[0]?.id ?? 0;
  valueOf(await write(aReview()));
  for (const id of [imported, await waitingId()]) await moderate(shop.pool, id, "reject", step);
  expect(await deleteRejected(shop.pool, NOW)).toBe(0);
  expect(await deleteRejected(shop.pool, new Date(NOW.getTime() + 1))).toBe(1);
  await moderate(shop.pool, imported, "publish", step);
});

test("who writes while logged in finds it in the account, whatever becomes of it, and nobody else does", async () => {
  const enter = async (email: string) => {
    const [password, customer] = ["sjezd-po-sedmé", { email, firstname: "Ema", lastname: "Malá" }];
    valueOf(await shop.port.createCustomer({ customer, password }, shop.context()));
    return shop.context({
      customerToken: valueOf(await shop.port.login({ username: email, password }, shop.context())),
    });
  };
  const [ema, petr] = [await enter("ema@example.com"), await enter("petr@example.com")];
  const [first, second] = [aReview({ title: "První" }), aReview({ title: "Druhá", rating: 5 })];
  for (const review of [first, second]) valueOf(await shop.port.createReview({ review }, ema));
  // A guest's, and one that is sent again by somebody else.
  valueOf(await write(aReview({ title: "Host" })));
  valueOf(await shop.port.createReview({ review: first }, petr));
  await moderate(shop.pool, await waitingId(), "reject", step);

  const own = async () => valueOf(await shop.port.listOwnReviews({}, ema));
  expect((await own()).map(({ title, state }) => [title, state])).toEqual([
    ["Druhá", "waiting"],
    ["První", "rejected"],
  ]);
  expect((await own())[0]).toMatchObject({ sku: "SKI-1", rating: 5, detail: "Držely i na ledu." });
  expect(valueOf(await shop.port.listOwnReviews({}, petr))).toEqual([]);
  expect(refusalOf(await shop.port.listOwnReviews({}, shop.context())).code).toBe("login_required");
  expect(valueOf(await shop.port.exportMe({}, ema)).reviews).toEqual(await own());

  // The account goes, and what was said of the thing stays.
  valueOf(await shop.port.deleteMe({ password: "sjezd-po-sedmé" }, ema));
  expect((await listReviewsIn(shop.pool, "waiting", 10)).map(({ title }) => title)).toEqual(["Druhá", "Host"]);
});
