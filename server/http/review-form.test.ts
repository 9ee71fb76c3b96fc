import { randomUUID } from "node:crypto";
import { serverEnv } from "@/lib/env";
import { listReviewsIn } from "@/server/services/review/moderation";
import { testApi } from "@/server/testing/api";
import { openTestShop, type TestShop } from "@/server/testing/shop";
import { readTyped } from "./typed-fields";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.pool.query("DELETE FROM review WHERE written_id IS NOT NULL"));
afterAll(() => shop.close());

const fields = { sku: "SKI-1", nickname: "Ema", title: "<b>Držely</b>", detail: "Držely i na ledu.", rating: "4" };
const post = (more: Record<string, string> = {}, path = "/api/main/review/form", api = testApi(shop)) =>
  api.request(path, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://shop.example" },
    body: new URLSearchParams({ review_id: randomUUID(), ...fields, used: "", level: "", website: "", ...more }),
  });
const leadsTo = async (answer: Response | Promise<Response>): Promise<string> => {
  const { status, headers } = await answer;
  return `${status} ${headers.get("location")}`;
};

test("a plain form sends a review, and leads back to what is said about it", async () => {
  expect(await leadsTo(post())).toBe("303 /reviews?sku=SKI-1&sent=waiting#write");
  expect(await listReviewsIn(shop.pool, "waiting", 5)).toMatchObject([{ ...fields, rating: 4, used: null }]);
  expect(await leadsTo(post({}, "/api/en/review/form"))).toBe("303 /en/reviews?sku=SKI-1&sent=waiting#write");
});

test.each([
  [{ rating: "9" }, "rating"],
  [{ detail: "krátké" }, "detail"],
  [{ review_id: "" }, "review_id"],
  [{ title: "\u0000" }, "title"],
  [{ level: "constructor" }, "level"],
  [{ rating: "", detail: "krátké", title: " ", nickname: "" }, "nickname.title.detail.rating"],
])("%j is refused, each wrong field by its name, and what was typed comes back", async (more, wrong) => {
  const answer = await post(more);
  expect(await leadsTo(answer)).toBe(`303 /reviews?sku=SKI-1&refused=invalid_input.${wrong}#write`);
  const [cookie] = answer.headers.getSetCookie();
  const [, typed] = /^typed_fields=([^;]*); Max-Age=120; Path=\/; HttpOnly/u.exec(cookie ?? "") ?? [];
  const { review_id: _id, title, ...rest } = { review_id: "", ...fields, ...more };
  const isText = title.trim() !== "" && title !== "\u0000";
  expect(readTyped(typed)).toEqual({
    form: "review",
    fields: { used: "", level: "", ...rest, title: isText ? title : "" },
  });
  expect(await listReviewsIn(shop.pool, "waiting", 5)).toEqual([]);
});

test("it leads nowhere but to a page of the shop", async () => {
  const away = await leadsTo(post({ sku: "//evil.example/?a=b#" }));
  expect(away).toBe("303 /reviews?sku=%2F%2Fevil.example%2F%3Fa%3Db%23&refused=invalid_input.sku#write");
});

test("what no sku is as long as is not led back to", async () => {
  expect(await leadsTo(post({ sku: "x".repeat(20_000) }))).toBe("303 /reviews?refused=invalid_input.sku#write");
});

test("one address writes a few a minute, in whichever way", async () => {
  const api = testApi(shop, { env: () => serverEnv({ SITE_URL: "https://shop.example" }) });
  const statuses = [];
  for (let time = 0; time < 8; time += 1) statuses.push((await post({}, "/api/review/form", api)).status);
  expect(statuses).toEqual([303, 303, 303, 303, 303, 303, 429, 429]);
});
