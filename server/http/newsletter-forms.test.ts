import { mailEnv, serverEnv } from "@/lib/env";
import { handlers } from "@/server/jobs/handlers";
import { sendMail } from "@/server/mails/send-mail";
import type { Letter } from "@/server/repositories/mails";
import { testApi } from "@/server/testing/api";
import { NOW, openTestShop, type TestShop } from "@/server/testing/shop";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() =>
  shop.pool.query(
    "TRUNCATE newsletter_subscriber, newsletter_welcome, account_attempt, mail CASCADE; DELETE FROM job.job",
  ),
);
afterAll(() => shop.close());

const EMAIL = "jana@example.com";
const post = (path: string, fields: Record<string, string>, api = testApi(shop), headers = {}) =>
  api.request(`/api/${path}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://shop.example", ...headers },
    body: new URLSearchParams(fields),
  });
const leadsTo = async (answer: Response | Promise<Response>): Promise<string> => {
  const { status, headers } = await answer;
  return `${status} ${headers.get("location")}`;
};
async function letter(): Promise<Letter & { token: string }> {
  const { rows: jobs } = await shop.pool.query("SELECT data FROM job.job WHERE name = 'newsletter'");
  for (const { data } of jobs) await handlers.newsletter(data, { pool: shop.pool, now: NOW });
  await shop.pool.query("DELETE FROM job.job WHERE name = 'newsletter'");
  const { rows } = await shop.pool.query<{ id: string }>("SELECT id FROM mail WHERE status = 'queued'");
  for (const { id } of rows) await sendMail(id, { pool: shop.pool, now: NOW, env: mailEnv({ NODE_ENV: "test" }) });
  const { rows: kept } = await shop.pool.query<{ letter: Letter }>("SELECT letter FROM mail WHERE id = $1", [
    rows[0]?.id,
  ]);
  const written = kept[0]!.letter;
  return { ...written, token: /token=([\w-]+)/u.exec(written.text)?.[1] ?? "" };
}
const count = async () =>
  Number(
    (await shop.pool.query("SELECT count(*) FROM newsletter_subscriber WHERE confirmed_at IS NOT NULL")).rows[0].count,
  );

test("plain forms subscribe, confirm and leave, each answered by a page in the visitor's language", async () => {
  expect(await leadsTo(post("en/newsletter/form/subscribe", { email: EMAIL }))).toBe("303 /en/newsletter?done=asked");
  const { token, text } = await letter();
  expect(text).toContain(`/en/newsletter?token=${token}&wish=confirm`);
  expect(await leadsTo(post("en/newsletter/form/confirm", { token }))).toBe("303 /en/newsletter?done=subscribed");
  expect(await count()).toBe(1);
  const first = await letter();
  expect(await leadsTo(post("newsletter/form/leave", { token: first.token }))).toBe("303 /newsletter?done=left");
  expect(await count()).toBe(0);
  expect(await leadsTo(post("newsletter/form/leave", { email: EMAIL }))).toBe("303 /newsletter?done=leaving");
});

test("a script is told in JSON where the form leads, and what was refused", async () => {
  const json = { accept: "application/json" };
  const ask = async (path: string, fields: Record<string, string>) =>
    (await post(`newsletter/form/${path}`, fields, testApi(shop), json)).json();
  expect(await ask("subscribe", { email: EMAIL })).toEqual({ to: "/newsletter?done=asked" });
  expect(await ask("subscribe", { email: "jana" })).toEqual({ refused: "invalid_input" });
  expect(await ask("confirm", { token: "x" })).toEqual({ refused: "link_invalid" });
});

test("what is refused leads back to where it was sent from, and to nowhere else", async () => {
  expect(await leadsTo(post("newsletter/form/subscribe", { email: "//evil.example" }))).toBe(
    "303 /newsletter?refused=invalid_input",
  );
  expect(await leadsTo(post("newsletter/form/confirm", { token: "x" }))).toBe(
    "303 /newsletter?wish=confirm&token=x&refused=link_invalid",
  );
});

test("what is no link's token is not led back to", async () => {
  const token = "x".repeat(9_000);
  const refused = "303 /newsletter?wish=leave&refused=invalid_input";
  expect(await leadsTo(post("newsletter/form/leave", { token }))).toBe(refused);
  expect(await leadsTo(testApi(shop).request(`/api/newsletter/unsubscribe?token=${token}`))).toBe(
    "303 /newsletter?wish=leave",
  );
});

test("the button of a mail program unsubscribes without a page; looking at its address does not", async () => {
  await post("newsletter/form/subscribe", { email: EMAIL });
  await post("newsletter/form/confirm", { token: (await letter()).token });
  const { unsubscribe = "", token } = await letter();
  const path = unsubscribe.slice(unsubscribe.indexOf("/api/"));
  expect(await leadsTo(testApi(shop).request(path))).toBe(`303 /newsletter?wish=leave&token=${token}`);
  expect(await count()).toBe(1);
  // As RFC 8058 has it: no cookie, no origin.
  const press = () =>
    testApi(shop).request(path, { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) });
  expect((await press()).status).toBe(204);
  expect(await count()).toBe(0);
  expect((await press()).status).toBe(204);
});

test("answers for known and unknown e-mails are the same bytes", async () => {
  await post("newsletter/form/subscribe", { email: EMAIL });
  await post("newsletter/form/confirm", { token: (await letter()).token });
  const bytes = async (method: string, email: string) => {
    const query = method === "GET" ? `?email=${encodeURIComponent(email)}` : "";
    const answer = await testApi(shop).request(`/api/newsletter${query}`, {
      method,
      ...(method === "GET" ? {} : { body: JSON.stringify({ email }) }),
    });
    return `${answer.status} ${await answer.text()}`;
  };
  for (const method of ["GET", "POST", "DELETE"])
    expect(await bytes(method, EMAIL)).toBe(await bytes(method, "nikdo@example.com"));
});

test("one address asks a few times a minute", async () => {
  const api = testApi(shop, { env: () => serverEnv({ SITE_URL: "https://shop.example" }) });
  const statuses = [];
  for (let time = 0; time < 8; time += 1)
    statuses.push((await post("newsletter/form/subscribe", { email: `a${time}@example.com` }, api)).status);
  expect(statuses).toEqual([303, 303, 303, 303, 303, 303, 429, 429]);
});
