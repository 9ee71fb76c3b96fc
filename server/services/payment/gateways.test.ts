import { embeddedCommerce } from "@/server/commerce/embedded";
import { testApi } from "@/server/testing/api";
import { simulateComgate, simulateGopay, type Simulator } from "@/server/testing/gateway-simulators";
import { forgetRents, NOW, openTestShop, type TestShop, valueOf } from "@/server/testing/shop";
import { claimErrors, counterErrors, GATEWAY, orderOf } from "@/server/testing/shopper";
import { expireOrder } from "../order/expire-order";

/* Every gateway keeps what the port promises, from the order to its money. */

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

describe.each([
  ["GoPay", simulateGopay],
  ["Comgate", simulateComgate],
] as const)("through %s", (_name, simulate) => {
  let there: Simulator;
  beforeAll(async () => {
    there = await simulate();
  });
  beforeEach(() => forgetRents(shop));
  afterAll(() => there.close());

  async function open() {
    const desk = { pool: shop.pool, gateways: new Map([["sandbox", there.gateway]]) };
    const port = embeddedCommerce(shop.pool, shop.pool, desk);
    const api = testApi({ port, content: shop.content }, { desk: () => desk });
    const body = orderOf([{ sku: "BOOTS", qty: 1, from: "2027-02-08", to: "2027-02-10", source: "praha" }]);
    body.addressInformation.payment_method_code = GATEWAY;
    const { order_id: id } = valueOf(await port.placeOrder(body, shop.context()));
    const opened = valueOf(await port.initPayment({ gateway: "sandbox", order_id: id }, shop.context()));
    const [ref = ""] = [...there.payments.keys()].slice(-1);
    return {
      id,
      ref,
      opened,
      notify: () => {
        const { query, init } = there.notice(ref);
        return api.request(`/api/payments/sandbox/notification${query}`, init);
      },
      state: async () => {
        const { status, payment_status } = valueOf(await port.getOrder({ id }, shop.context()));
        expect([await counterErrors(shop), await claimErrors(shop)]).toEqual([[], []]);
        return `${status} ${payment_status}`;
      },
    };
  }

  test("an order is paid by what the gateway answers when it is asked, however often it calls", async () => {
    const order = await open();
    expect(order.opened.redirect_url).toMatch(/^https:/u);
    there.move(order.ref, "paid");
    const answers = await Promise.all([order.notify(), order.notify(), order.notify()]);
    expect([answers.map(({ status }) => status), await answers[0]?.text()]).toEqual([
      [200, 200, 200],
      there.gateway.acknowledgement,
    ]);
    expect(await order.state()).toBe("confirmed paid");
  });

  test("a haléř less, or another currency, is no payment of this order", async () => {
    const log = jest.spyOn(process.stderr, "write").mockReturnValue(true);
    const order = await open();
    const payment = there.payments.get(order.ref)!;
    const { amount } = payment;
    there.move(order.ref, "paid");
    payment.amount = amount - 1;
    await order.notify();
    expect(await order.state()).toBe("pending_payment open");
    Object.assign(payment, { amount, currency: "EUR" });
    await order.notify();
    expect(await order.state()).toBe("pending_payment open");
    expect(log).toHaveBeenCalledTimes(2);
    log.mockRestore();
  });

  test("what is cancelled there fails here; money after the order's end goes back whole", async () => {
    const failed = await open();
    there.move(failed.ref, "cancelled");
    await failed.notify();
    expect(await failed.state()).toBe("pending_payment failed");
    await expireOrder(shop.pool, failed.id, new Date(NOW.getTime() + 30 * 60_000));
    there.move(failed.ref, "paid");
    await failed.notify();
    expect(await failed.state()).toBe("cancelled refunded");
    expect(there.payments.get(failed.ref)).toMatchObject({ refunded: there.payments.get(failed.ref)?.amount });
  });
});
