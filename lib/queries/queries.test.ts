import { QueryClient } from "@tanstack/react-query";
import type { ApiClient } from "@/lib/api";
import { order, totals, variantAvailability, QueryFailure } from "./index";

const answering = (call: ApiClient["call"]) => async (): Promise<ApiClient> => ({ call });
const run = () => new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } });

test("availability of one period is asked once and shared", async () => {
  const asked: unknown[] = [];
  const api = answering((async (name: string, input: unknown) => {
    asked.push([name, input]);
    return { ok: true, value: { sources: [{ id: "praha", name: "Praha", variants: [{ sku: "SK-170", free: 1 }] }] } };
  }) as ApiClient["call"]);
  const client = run();
  const options = variantAvailability(api, "SK", { from: "2027-02-13", to: "2027-02-15" });
  const [first, second] = await Promise.all([client.fetchQuery(options), client.fetchQuery(options)]);
  expect(first).toBe(second);
  expect(asked).toEqual([["checkVariants", { sku: "SK", dateFrom: "2027-02-13", dateTo: "2027-02-15" }]]);
});

test("the cart's token goes beside the input, never into it", async () => {
  const seen: unknown[] = [];
  const api = answering(async (_: string, input: unknown, options: { cartToken?: string }) => {
    seen.push(input, options.cartToken);
    return { ok: false, error: { code: "cart_not_found", message: "no", transport: false } };
  });
  await expect(run().fetchQuery(totals(api, "t0k3n", { shipping: "pickup" }, "SK-1×1"))).rejects.toThrow(QueryFailure);
  expect(seen).toEqual([{ shipping: "pickup" }, "t0k3n"]);
});

test("only what never reached the shop is asked again", async () => {
  let calls = 0;
  const failing = (transport: boolean) =>
    answering(async () => {
      calls += 1;
      return { ok: false, error: { code: "unavailable", message: "no", transport } };
    });
  await expect(run().fetchQuery(order(failing(false), "a"))).rejects.toMatchObject({ reason: { code: "unavailable" } });
  expect(calls).toBe(1);
  await expect(run().fetchQuery(order(failing(true), "b"))).rejects.toThrow(QueryFailure);
  expect(calls).toBe(4);
});
