import { openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => shop.pool.query("TRUNCATE customer, account_attempt, mail CASCADE"));
afterAll(() => shop.close());

async function enter(email: string) {
  const password = "sjezd-po-sedmé";
  const customer = { email, firstname: "Jana", lastname: "Nová" };
  const created = valueOf(await shop.port.createCustomer({ customer, password }, shop.context()));
  const customerToken = valueOf(await shop.port.login({ username: email, password }, shop.context()));
  return { created, inside: shop.context({ customerToken }) };
}

const told = {
  ...{ firstname: " Jana ", lastname: "Nováková", telephone: "603 123 456" },
  ...{ company: "Chata s.r.o.", company_id: "6947", vat_id: "cz68407700" },
  ...{ street: ["Polní 12", "2. patro"], city: "Brno", postcode: "60200", country_id: "CZ" },
};
const kept = {
  ...{ firstname: "Jana", lastname: "Nováková", telephone: "+420603123456" },
  ...{ company: "Chata s.r.o.", company_id: "00006947", vat_id: "CZ68407700" },
  ...{ street: ["Polní 12", "2. patro"], city: "Brno", postcode: "602 00", country_id: "CZ" },
};

test("what a customer fills in is kept in the form of orders, for them alone, and taken back", async () => {
  const { inside, created } = await enter("jana@example.com");
  const other = await enter("petr@example.com");
  expect(created).toMatchObject({ telephone: "", street: [], country_id: "" });
  const changed = valueOf(await shop.port.updateMe({ userProfile: told }, inside));
  expect(changed).toEqual({ ...created, ...kept });
  expect(valueOf(await shop.port.getMe({}, inside))).toEqual(changed);
  expect(valueOf(await shop.port.getMe({}, other.inside))).toEqual(other.created);
  const nothing = {
    ...{ firstname: "Jana", lastname: "Nová", telephone: "", company: "", company_id: "", vat_id: "" },
    ...{ street: [], city: "", postcode: "", country_id: "" },
  };
  expect(valueOf(await shop.port.updateMe({ userProfile: nothing }, inside))).toEqual(created);
});

test("wrong fields are named, all at once, and nothing of the rest is kept", async () => {
  const { inside, created } = await enter("jana@example.com");
  const userProfile = { ...told, telephone: "111111111111", company_id: "6948", postcode: "6020" };
  expect(refusalOf(await shop.port.updateMe({ userProfile }, inside))).toMatchObject({
    code: "invalid_input",
    errors: [{ path: "userProfile.telephone" }, { path: "userProfile.company_id" }, { path: "userProfile.postcode" }],
  });
  const unnamed = await shop.port.updateMe({ userProfile: { ...told, lastname: "N" } }, inside);
  expect(refusalOf(unnamed)).toMatchObject({ code: "invalid_input", errors: [{ path: "userProfile.lastname" }] });
  expect(valueOf(await shop.port.getMe({}, inside))).toEqual(created);
});

test("nobody else changes it", async () => {
  for (const customerToken of [undefined, "nobody's"])
    expect(refusalOf(await shop.port.updateMe({ userProfile: told }, shop.context({ customerToken }))).code).toBe(
      "login_required",
    );
});

test("what was changed elsewhere since it was read stays, and a part changed on both sides is refused", async () => {
  const { inside } = await enter("jana@example.com");
  const update = (userProfile: typeof kept, known?: typeof kept) => shop.port.updateMe({ userProfile, known }, inside);
  valueOf(await update(kept));
  // Another device changes the phone; this one still has the old page, and changes the company.
  valueOf(await update({ ...kept, telephone: "608 123 456" }, kept));
  const merged = valueOf(await update({ ...kept, company: "Bouda" }, kept));
  expect(merged).toMatchObject({ telephone: "+420608123456", company: "Bouda" });
  const both = { ...kept, telephone: "777123456", company: "Srub" };
  const refused = refusalOf(await update(both, kept));
  expect(refused).toMatchObject({ code: "profile_changed", details: { parts: ["telephone", "company"] } });
  expect(valueOf(await shop.port.getMe({}, inside))).toEqual(merged);
  // Repeated it is the same, and how it is written makes no difference.
  const again = { ...kept, telephone: "608123456", company: "Bouda" };
  expect(valueOf(await update(again, kept))).toEqual(merged);
});

test("two devices that change the same part at once: one of them is asked", async () => {
  const { inside } = await enter("jana@example.com");
  valueOf(await shop.port.updateMe({ userProfile: kept }, inside));
  const answers = await Promise.all(
    ["608123456", "777123456"].map((telephone) =>
      shop.port.updateMe({ userProfile: { ...kept, telephone }, known: kept }, inside),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test("a change is taken in no other login than its own", async () => {
  const { inside, created } = await enter("jana@example.com");
  const other = await enter("petr@example.com");
  const change = { userProfile: kept, user_id: String(created.id) };
  expect(refusalOf(await shop.port.updateMe(change, other.inside)).code).toBe("login_required");
  expect(valueOf(await shop.port.getMe({}, other.inside))).toEqual(other.created);
  expect(valueOf(await shop.port.updateMe(change, inside))).toMatchObject({ city: "Brno" });
});
