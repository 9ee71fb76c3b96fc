import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { expect, type Page, test } from "@playwright/test";
import { pickUpAt } from "../lib/contract/testing/order";
import { findRedis, NO_REDIS } from "../scripts/lib/redis";
import { startRedis } from "./support/redis";
import { startProcessWithRedis, startSecondProcess } from "./support/second-process";
import { importShop, lastUnitSku } from "./support/import";
import { bookedUnits, orderInDatabase } from "./support/database";
import { dayFromNow } from "./support/shopper";

/* The last unit wanted by fifty visitors at once, through two app processes. */

const VISITORS = 50;

interface Answer {
  status: number;
  body: { result: string | { error_code?: string; item_id?: string; increment_id?: string } };
}

/**
 * Days of one test's own: this branch is open on all of them, so none is moved to where another test's lie, as the
 * demo's are around its branches' holidays.
 */
const threeDays = (daysFromNow: number): [from: string, to: string] => [
  dayFromNow(daysFromNow),
  dayFromNow(daysFromNow + 2),
];

/** So often a shop may say that it is too busy. */
const ATTEMPTS = 20;

/** Asks as a browser's outbox does: whom a busy shop tells to come back comes back, with the very same question. */
async function post(origin: string, path: string, token: string | null, body: unknown): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(`${origin}/api/main/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token ? { "x-cart-token": token } : {}) },
      body: JSON.stringify(body),
    });
    const answer = { status: response.status, body: (await response.json()) as Answer["body"] };
    const wait = Number(response.headers.get("retry-after"));
    if (answer.status !== 503 || !wait || attempt === ATTEMPTS) return answer;
    await pause(1_000 * wait);
  }
}

test("goes to exactly one, and the others are told what is nearest", async ({ baseURL, page }) => {
  const first = baseURL ?? "";
  await importShop();
  const second = await startSecondProcess();
  try {
    const [from, to] = threeDays(33);
    const line = { sku: lastUnitSku, qty: 1, from, to, source: "e2e-source" };
    const origins = Array.from({ length: VISITORS }, (_, index) => (index % 2 === 0 ? first : second.origin));
    const tokens = await Promise.all(
      origins.map(async (origin) => (await post(origin, "cart/create", null, {})).body.result as string),
    );
    const answers = await Promise.all(
      origins.map((origin, index) => post(origin, "cart/update", tokens[index] ?? null, { cartItem: line })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect(status).toBe(409);
      expect(body.result).toMatchObject({ error_code: "out_of_stock" });
    }
    expect(await bookedUnits(lastUnitSku, from)).toBe(1);

    // What the other forty-nine see on the product's page.
    await page.goto(`/p/E2E-LAST/posledni-kus?dateFrom=${line.from}&dateTo=${line.to}`);
    await expect(page.getByText(/V\stěchto dnech je obsazeno/u)).toBeVisible();
    await expect(page.getByText("Nejbližší volné dny")).toBeVisible();
  } finally {
    await second.stop();
  }
});

test("two processes with one Redis give it to one, and make one order of many, also without the Redis", async () => {
  test.skip(findRedis() === null, NO_REDIS);
  await importShop();
  const redis = await startRedis();
  const shops = await Promise.all([startProcessWithRedis(redis.url), startProcessWithRedis(redis.url)]);
  const at = (index: number): string => shops[index % 2]?.origin ?? "";
  try {
    for (const [offset, isGone] of [
      [40, false],
      [47, true],
    ] as const) {
      if (isGone) await redis.stop();
      const [from, to] = threeDays(offset);
      const line = { sku: lastUnitSku, qty: 1, from, to, source: "e2e-source" };
      const everyone = Array.from({ length: VISITORS }, (_, index) => index);
      const tokens = await Promise.all(
        everyone.map(async (index) => (await post(at(index), "cart/create", null, {})).body.result as string),
      );
      const held = await Promise.all(
        everyone.map((index) => post(at(index), "cart/update", tokens[index] ?? null, { cartItem: line })),
      );
      const winner = held.findIndex(({ status }) => status === 200);
      expect(held.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(VISITORS - 1).fill(409)]);
      const token = tokens[winner] ?? "";
      const body = {
        order_id: randomUUID(),
        cart_id: token,
        products: [line],
        addressInformation: pickUpAt("e2e-source"),
      };
      const sent = await Promise.all(everyone.map((index) => post(at(index), "order", token, body)));
      expect(sent.map(({ status }) => status)).toEqual(Array(VISITORS).fill(200));
      const numbers = new Set(
        sent.map((answer) => (typeof answer.body.result === "string" ? "" : answer.body.result.increment_id)),
      );
      expect(numbers.size).toBe(1);
      const [number = ""] = numbers;
      expect(await orderInDatabase(number)).toMatchObject({ lines: 1, reservations: 1 });
      expect(await bookedUnits(lastUnitSku, from)).toBe(1);
    }
  } finally {
    await Promise.all([...shops.map((shop) => shop.stop()), redis.stop()]);
  }
});

/** The kept page may be shown once more, while the new one is made. */
const showsAs = (page: Page, name: string): Promise<void> =>
  expect(async () => {
    await page.goto("/p/E2E-LAST/posledni-kus");
    await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });

test("an import shows in the running shop without a rebuild", async ({ page }) => {
  await importShop({ name: "Poslední kus" });
  await showsAs(page, "Poslední kus");
  await importShop({ name: "Poslední kus po proměně" });
  await showsAs(page, "Poslední kus po proměně");
});
