import { testApi } from "@/server/testing/api";
import { openTestShop, type TestShop } from "@/server/testing/shop";
import { orderOf } from "@/server/testing/shopper";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const helmet = { sku: "HELMET", qty: 1, source: "praha" };

/** @returns what is kept with an order of that day that came under this code */
async function keptOf(day: string, code?: string): Promise<unknown> {
  const body = orderOf([{ ...helmet, from: day, to: day }]);
  const answer = await testApi(shop).request("/api/main/order", {
    method: "POST",
    headers: { "content-type": "application/json", ...(code !== undefined && { "x-partner-code": code }) },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  const { rows } = await shop.pool.query("SELECT partner_code FROM rental_order WHERE id = $1", [body.order_id]);
  return rows[0]?.partner_code;
}

test("an order keeps through which partner's shop it came; what is no code says nothing", async () => {
  expect(await keptOf("2027-02-08", "chata-21")).toBe("chata-21");
  expect(await keptOf("2027-02-09")).toBeNull();
  expect(await keptOf("2027-02-10", "<b>chata</b>")).toBeNull();
  expect(await keptOf("2027-02-11", "x".repeat(65))).toBeNull();
});
