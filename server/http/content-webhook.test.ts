import { serverEnv } from "@/lib/env";
import { BLOG, CONTENT, EVERY_PAGE, HOME } from "@/lib/page-tags";
import { tagsOfChange } from "@/server/content/changed";
import { testApi } from "@/server/testing/api";
import type { ContentChange } from "./content-webhook";

const SECRET = "w".repeat(40);

function open(secret: string | undefined = SECRET, factor = "0") {
  const heard: ContentChange[] = [];
  const api = testApi({ port: {}, content: {} } as never, {
    env: () => serverEnv({ CONTENT_WEBHOOK_SECRET: secret, RATE_LIMIT_FACTOR: factor }),
    contentChanged: async (change) => void heard.push(change),
  });
  const tell = async (body: unknown, authorization = `Bearer ${SECRET}`, method = "POST") =>
    api.request("/api/content/webhook", {
      method,
      headers: { authorization, "content-type": "application/json", "x-strapi-event": "entry.publish" },
      body: method === "GET" ? undefined : typeof body === "string" ? body : JSON.stringify(body),
    });
  return { heard, tell };
}

const published = {
  event: "entry.publish",
  createdAt: "2027-01-10T08:00:00.000Z",
  model: "static-page",
  uid: "api::static-page.static-page",
  entry: { documentId: "x", slug: "terms", locale: "cs" },
};

test("who knows the secret is heard, as Strapi says it", async () => {
  const { tell, heard } = open();
  expect((await tell(published)).status).toBe(200);
  expect((await tell({ event: "trigger-test", createdAt: "2027-01-10T08:00:00.000Z" })).status).toBe(200);
  expect(heard).toEqual([{ event: "entry.publish", model: "static-page" }, { event: "trigger-test" }]);
});

test.each([
  ["without the secret", SECRET, ""],
  ["with another one", SECRET, `Bearer ${"v".repeat(40)}`],
  ["where none is set", "", "Bearer "],
])("%s there is no such endpoint", async (_title, secret, authorization) => {
  const { tell, heard } = open(secret);
  expect((await tell(published, authorization)).status).toBe(404);
  expect(heard).toEqual([]);
});

test("said again, however late, it is the same: a page holds what the backend answers, not this", async () => {
  const { tell, heard } = open();
  const early = { ...published, createdAt: "2020-01-01T00:00:00.000Z", entry: { slug: "terms", title: "Bought back" } };
  for (const body of [published, published, early]) expect((await tell(body)).status).toBe(200);
  expect(heard).toEqual(Array(3).fill({ event: "entry.publish", model: "static-page" }));
});

test("who overheard it and says it all day makes a bounded number of pages anew", async () => {
  const { tell, heard } = open(SECRET, "1");
  const statuses: number[] = [];
  for (let index = 0; index < 605; index += 1) statuses.push((await tell(published)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(600);
  expect(new Set(statuses.slice(600))).toEqual(new Set([429]));
  expect(heard).toHaveLength(600);
});

test("nonsense is refused, and a visit finds nothing", async () => {
  const { tell, heard } = open();
  for (const body of ["{", "[]", { event: 3 }, { model: "static-page" }]) expect((await tell(body)).status).toBe(400);
  expect((await tell(null, undefined, "GET")).status).toBe(404);
  expect(heard).toEqual([]);
});

test.each([
  ["entry.publish", "static-page", [CONTENT]],
  ["entry.unpublish", "blog-article", [BLOG]],
  ["entry.delete", "homepage", [HOME]],
  ["entry.publish", "menu-link", [EVERY_PAGE]],
  ["media.update", undefined, [EVERY_PAGE]],
  ["entry.update", "static-page", []],
  ["entry.publish", "newsletter-of-theirs", []],
  ["trigger-test", undefined, []],
])("%s of %s makes anew what shows it", (event, model, tags) => {
  expect(tagsOfChange({ event, model })).toEqual(tags);
});
