import { onStockChange } from "@/server/db/stock-news";
import { forgetRents, openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";
import { openShopper } from "@/server/testing/shopper";

let shop: TestShop;
let stopListening: () => void;
const heard = jest.fn();
beforeAll(async () => {
  shop = await openTestShop();
  stopListening = onStockChange(heard);
});
afterEach(() => forgetRents(shop));
afterAll(async () => {
  // The process is the same for the test files that follow.
  stopListening();
  await shop.close();
});

const days = { from: "2027-02-08", to: "2027-02-10" };

test("a change of what is free is told once it stands; a refused one is not", async () => {
  const [jana, petr] = [await openShopper(shop), await openShopper(shop)];
  expect(heard).not.toHaveBeenCalled();
  heard.mockImplementation(() => void freeWhenHeard.push(freeOf()));
  const freeWhenHeard: Promise<number>[] = [];
  const freeOf = async (): Promise<number> =>
    valueOf(await shop.port.checkStock({ sku: "BOOTS", dateFrom: days.from, dateTo: days.to }, shop.context())).qty;
  valueOf(await jana.put({ sku: "BOOTS", qty: 1, ...days, source: "praha" }));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(await freeWhenHeard[0]).toBe(0);
  refusalOf(await petr.put({ sku: "BOOTS", qty: 1, ...days, source: "praha" }));
  expect(heard).toHaveBeenCalledTimes(1);
});
