import { MAX_SHOWN_MAILS } from "@/lib/limits";
import { readKeptMails } from "@/server/repositories/mails";
import type { Outbox } from "./outbox";
import { testApi } from "@/server/testing/api";
import { openTestShop, type TestShop } from "@/server/testing/shop";

const ID = "3f1c2f0e-8f9b-4f9e-9a55-0d8a4b1f2c3d";
const mail = {
  id: ID,
  kind: "confirmed" as const,
  created_at: new Date("2027-02-01T10:00:00Z"),
  letter: {
    to: ["jana@example.com"],
    replyTo: null,
    sender: "Shop",
    subject: "<b>Objednávka</b>",
    html: "<p>Máte to</p>",
    text: "Máte to",
    attachment: { filename: "order.ics", content: "BEGIN:VCALENDAR" },
  },
};
const outbox: Outbox = { list: async () => [mail], find: async (id) => (id === ID ? mail : null) };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(null);
});
afterAll(() => shop.close());

test("kept mails are listed and read, as pages that run and load nothing", async () => {
  const api = testApi(shop, { outbox });
  const list = await api.request("/api/outbox");
  expect(list.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await list.text()).toContain(`<a href="/api/outbox/${ID}">&lt;b&gt;Objednávka`);
  const read = await (await api.request(`/api/outbox/${ID}`)).text();
  for (const part of ["jana@example.com", "Máte to", "order.ics", "BEGIN:VCALENDAR"]) expect(read).toContain(part);
  expect(await (await api.request(`/api/outbox/${ID}/html`)).text()).toBe("<p>Máte to</p>");
  for (const path of ["/api/outbox/x", "/api/outbox/6f0dd8a2-57c8-4c53-9bb0-86e4f8ba0f39"])
    expect((await api.request(path)).status).toBe(404);
});

test("a picture that a letter brings along is shown", async () => {
  const letter = { ...mail.letter, html: '<img src="cid:code">', code: { cid: "code", png: "iVBORw0KGgo=" } };
  const api = testApi(shop, { outbox: { ...outbox, find: async () => ({ ...mail, letter }) } });
  const shown = await api.request(`/api/outbox/${ID}/html`);
  expect(await shown.text()).toBe('<img src="data:image/png;base64,iVBORw0KGgo=">');
  expect(shown.headers.get("content-security-policy")).toContain("img-src data:");
});

test("where there is no outbox, its addresses are not there", async () => {
  const api = testApi(shop);
  for (const path of ["/api/outbox", `/api/outbox/${ID}`, `/api/outbox/${ID}/html`])
    expect((await api.request(path)).status).toBe(404);
});

test("the newest are listed, so many as may be shown", async () => {
  await shop.pool.query(
    `INSERT INTO mail (kind, occasion, message, status, created_at, settled_at, letter)
     SELECT 'confirmed', 'shown ' || n, '{}', 'kept', $1::timestamptz + n * interval '1 minute', $1, $2
     FROM generate_series(1, $3::int) n`,
    [mail.created_at, mail.letter, MAX_SHOWN_MAILS + 1],
  );
  const shown = await readKeptMails(shop.pool, MAX_SHOWN_MAILS);
  expect(shown).toHaveLength(MAX_SHOWN_MAILS);
  expect(shown.at(-1)?.created_at).toEqual(new Date("2027-02-01T10:02:00Z"));
});
