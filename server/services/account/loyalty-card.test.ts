import { openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";
import { giveCards } from "./loyalty-card";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => shop.pool.query("TRUNCATE customer, account_attempt, mail CASCADE"));
afterAll(() => shop.close());

async function enter(email: string) {
  const [password, customer] = ["sjezd-po-sedmé", { email, firstname: "Jana", lastname: "Nová" }];
  valueOf(await shop.port.createCustomer({ customer, password }, shop.context()));
  const customerToken = valueOf(await shop.port.login({ username: email, password }, shop.context()));
  const inside = shop.context({ customerToken });
  return {
    inside,
    card: async () => valueOf(await shop.port.getLoyaltyCard({}, inside)),
    type: (number: string) => shop.port.setLoyaltyCard({ number }, inside),
  };
}

test("a customer types the number of a card, changes it and takes it away; nobody else sees it", async () => {
  const [jana, petr] = [await enter("jana@example.com"), await enter("petr@example.com")];
  expect(await jana.card()).toBeNull();
  expect(valueOf(await jana.type("2800 1234 5678"))).toEqual({ number: "280012345678", by_shop: false });
  expect(refusalOf(await jana.type("12/34"))).toMatchObject({ code: "invalid_input", errors: [{ path: "number" }] });
  expect(await jana.card()).toEqual({ number: "280012345678", by_shop: false });
  expect(await petr.card()).toBeNull();
  expect(valueOf(await shop.port.exportMe({}, jana.inside)).loyalty_card).toEqual(await jana.card());
  expect(valueOf(await jana.type(""))).toBeNull();
  for (const call of [shop.context(), shop.context({ customerToken: "nobody's" })]) {
    expect(refusalOf(await shop.port.getLoyaltyCard({}, call)).code).toBe("login_required");
    expect(refusalOf(await shop.port.setLoyaltyCard({ number: "1234" }, call)).code).toBe("login_required");
  }
});

test("the owner's list gives cards by e-mail, names what it can't, and its cards are the shop's", async () => {
  const [jana, petr] = [await enter("jana@example.com"), await enter("petr@example.com")];
  valueOf(await petr.type("9999"));
  const list = [
    { email: " Jana@Example.com ", number: "vip 0042" },
    { email: "nikdo@example.com", number: "1234" },
    { email: "petr@example.com", number: "1/2" },
  ];
  const { given, problems } = await giveCards(shop.pool, list);
  expect(given).toBe(1);
  expect(problems).toEqual([
    expect.stringMatching(/^řádek 3, email: .* \/ row 3: nobody/u),
    expect.stringMatching(/^řádek 4, number: „1\/2“.* \/ row 4: “1\/2”/u),
  ]);
  expect(await jana.card()).toEqual({ number: "VIP0042", by_shop: true });
  expect(refusalOf(await jana.type("1111")).code).toBe("forbidden");
  expect(await petr.card()).toEqual({ number: "9999", by_shop: false });
  // Taken back by an empty number: the customer may type one again.
  await giveCards(shop.pool, [{ email: "jana@example.com", number: "" }]);
  expect(await jana.card()).toBeNull();
  expect(valueOf(await jana.type("1111"))).toEqual({ number: "1111", by_shop: false });
});
