import { serverEnv } from "@/lib/env";
import { testApi } from "@/server/testing/api";
import { openTestShop, type TestShop } from "@/server/testing/shop";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.pool.query("TRUNCATE mail"));
afterAll(() => shop.close());

const fields = { sourceAddress: "jana@example.com", subject: "Máte i běžky?", emailText: "Dobrý den,\r\nmáte je?" };
const post = (more: Record<string, string> = {}, path = "/api/main/mail-service/form", api = testApi(shop)) =>
  api.request(path, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://shop.example" },
    body: new URLSearchParams({ ...fields, targetAddress: "", website: "", ...more }),
  });
const leadsTo = async (answer: Response | Promise<Response>): Promise<string> => {
  const { status, headers } = await answer;
  return `${status} ${headers.get("location")}`;
};
const messages = async (): Promise<{ message: Record<string, unknown> }[]> =>
  (await shop.pool.query("SELECT message FROM mail")).rows as { message: Record<string, unknown> }[];

test("a plain form sends a message, and leads to a page that says so", async () => {
  expect(await leadsTo(post({ targetAddress: "brno@example.com" }))).toBe("303 /contact?sent=1");
  expect(await messages()).toMatchObject([
    { message: { from: fields.sourceAddress, subject: fields.subject, to: ["brno@example.com"] } },
  ]);
  expect(await leadsTo(post({}, "/api/en/mail-service/form"))).toBe("303 /en/contact?sent=1");
  expect(await messages()).toHaveLength(2);
});

test.each([
  [{ sourceAddress: "jana" }, "invalid_input"],
  [{ subject: " " }, "invalid_input"],
  [{ subject: "a\nBcc: b@example.org" }, "invalid_input"],
  [{ emailText: "x".repeat(1_001) }, "invalid_input"],
  [{ targetAddress: "victim@example.org" }, "forbidden"],
])("%j is refused, and sends nothing", async (more, code) => {
  expect(await leadsTo(post(more))).toBe(`303 /contact?refused=${code}`);
  expect(await messages()).toEqual([]);
});

test("a message that fills the field for programs is answered as any other, and goes nowhere", async () => {
  expect(await leadsTo(post({ website: "https://spam.example" }))).toBe("303 /contact?sent=1");
  expect(await messages()).toEqual([]);
});

test("one address sends a few a minute, and is told so by a page", async () => {
  const api = testApi(shop, { env: () => serverEnv({ SITE_URL: "https://shop.example" }) });
  const answers: string[] = [];
  for (let time = 0; time < 11; time += 1)
    answers.push(await leadsTo(post({ sourceAddress: `a${time}@example.com` }, "/api/mail-service/form", api)));
  expect(answers.slice(0, 10)).toEqual(Array(10).fill("303 /contact?sent=1"));
  expect(answers[10]).toBe("303 /contact?refused=too_many_requests");
});
