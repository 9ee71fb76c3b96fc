import { product, smallShop } from "@/server/testing/records";
import { forgetRents, openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";
import { counterErrors, openShopper } from "@/server/testing/shopper";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    ...smallShop,
    attributes: [
      ...(smallShop.attributes ?? []),
      {
        code: "lesson_time",
        label: "Začátek",
        is_variant: true,
        options: [
          { value: "0900", label: "9:00" },
          { value: "1300", label: "13:00" },
        ],
      },
    ],
    products: [
      ...(smallShop.products ?? []),
      product("LESSON", "Instruktor", {
        type_id: "virtual",
        charged_by: "time",
        price_list: [{ days_from: 1, days_to: null, price_per_day: 900 }],
        deposit: 0,
        children: [
          { sku: "LESSON-0900", options: { lesson_time: "0900" }, stock: { praha: 2 } },
          { sku: "LESSON-1300", options: { lesson_time: "1300" }, stock: { praha: 1 } },
        ],
      }),
    ],
  });
});
afterEach(async () => {
  expect(await counterErrors(shop)).toEqual([]);
  await forgetRents(shop);
});
afterAll(() => shop.close());

const lesson = { sku: "LESSON-0900", qty: 1, from: "2027-02-08", to: "2027-02-08", source: "praha" };

test("times of a lesson are chosen as sizes are", async () => {
  const found = valueOf(await shop.port.getProduct({ sku: "LESSON" }, shop.context()));
  expect(found.configurable_options).toMatchObject([{ attribute_code: "lesson_time", values: [{}, {}] }]);
  expect(found.configurable_children.map(({ sku }) => sku)).toEqual(["LESSON-0900", "LESSON-1300"]);
});

test("places are counted for each time and day, and kept like things", async () => {
  const [jana, petr] = [await openShopper(shop), await openShopper(shop)];
  expect(valueOf(await jana.put({ ...lesson, qty: 2 }))).toMatchObject({
    price_incl_tax: 900_00,
    hold_expires_at: "2027-02-01T10:30:00.000Z",
  });
  expect(refusalOf(await petr.put(lesson)).code).toBe("out_of_stock");
  valueOf(await petr.put({ ...lesson, from: "2027-02-09", to: "2027-02-09" }));
  valueOf(await petr.put({ ...lesson, sku: "LESSON-1300" }));
  const days = { dateFrom: lesson.from, dateTo: lesson.to };
  const cards = valueOf(await shop.port.listProducts({ search: "instruktor", ...days }, shop.context()));
  expect(cards.items).toEqual([]);
});

test("nobody brings a lesson, and a cart of lessons alone is virtual", async () => {
  const jana = await openShopper(shop);
  valueOf(await jana.put(lesson));
  const methods = valueOf(await shop.port.listPaymentMethods({}, jana.context()));
  expect(methods.map(({ code }) => code)).not.toContain("cashondelivery");
});

test("what is paid for is called rent only where nothing else is", async () => {
  const jana = await openShopper(shop);
  const called = async () =>
    valueOf(await shop.port.getTotals({}, jana.context())).total_segments.find(
      ({ code }) => code === "subtotal_incl_tax",
    )?.title;
  valueOf(await jana.put({ ...lesson, sku: "SKI-2-170", from: "2027-02-10", to: "2027-02-11" }));
  expect(await called()).toBe("Půjčovné");
  valueOf(await jana.put({ ...lesson, from: "2027-02-10", to: "2027-02-10" }));
  expect(await called()).toBe("Cena položek");
});
