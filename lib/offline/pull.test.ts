import type { ApiClient } from "@/lib/api";
import { emptyCart } from "@/lib/domain/cart";
import { cartItem } from "@/lib/domain/test-support";
import { createMemoryStorage } from "./memory-storage";
import { pullServerCart } from "./pull";
import { NOW, outboxOver, withLine } from "./testing/things";

async function pulled(meanwhile: (outbox: ReturnType<typeof outboxOver>) => Promise<unknown>) {
  const outbox = outboxOver(createMemoryStorage());
  const cart = { ...withLine(emptyCart, "SK-1"), token: "t" };
  await outbox.commit(() => ({ cart, tasks: [], result: null }));
  const call = (async () => {
    await meanwhile(outbox);
    return { ok: true, value: { items: [cartItem({ sku: "SK-2" })], source: { id: "praha", name: "Praha" } } };
  }) as unknown as ApiClient["call"];
  await pullServerCart({ api: () => ({ call }), outbox, emit: () => undefined, now: () => NOW }, "pullCart");
  return (await outbox.read()).cart;
}

test("what the server has comes into the cart that it was asked about", async () => {
  const cart = await pulled(async () => undefined);
  expect(cart.lines.map(({ sku }) => sku)).toEqual(["SK-1", "SK-2"]);
});

test("the answer about a cart that was left meanwhile brings nothing back", async () => {
  // A logout empties all that the browser keeps, while the page that asked is still there.
  const emptied = await pulled((outbox) => outbox.transact((transaction) => transaction.putState("cart", emptyCart)));
  expect(emptied).toEqual(emptyCart);
});
