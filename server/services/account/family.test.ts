import { randomUUID } from "node:crypto";
import type { BiometricData } from "@/lib/contract";
import { MAX_FAMILY } from "@/lib/contract/limits";
import { openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.pool.query("TRUNCATE customer, account_attempt CASCADE"));
afterAll(() => shop.close());

const PASSWORD = "sjezd-po-sedmé";
async function register(email: string) {
  const customer = { email, firstname: "Jana", lastname: "Nová" };
  valueOf(await shop.port.createCustomer({ customer, password: PASSWORD }, shop.context()));
  const token = valueOf(await shop.port.login({ username: email, password: PASSWORD }, shop.context()));
  return shop.context({ customerToken: token });
}
const put = (
  call: ReturnType<TestShop["context"]>,
  name: string,
  data: BiometricData = {},
  id: string = randomUUID(),
) => shop.port.putPerson({ person: { id, name, biometric_data: data }, consent: true }, call);
const count = async (table: string) =>
  (await shop.pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`)).rows[0]?.count;

const anicka = { height: 128, weight: 26, foot: 205, level: "cautious" as const };

test("people are kept with their measures on a consent, told anew, and forgotten one by one", async () => {
  const call = await register("jana@example.com");
  expect(valueOf(await shop.port.getFamily({}, call))).toEqual({ consent_at: null, persons: [] });
  const id = randomUUID();
  expect(valueOf(await put(call, "Anička", anicka, id))).toMatchObject({
    consent_at: expect.any(String) as string,
    persons: [{ id, name: "Anička", biometric_data: anicka }],
  });
  valueOf(await put(call, "Adam", { height: 150 }));
  valueOf(await put(call, "Anička N.", { ...anicka, height: 131 }, id));
  const { persons } = valueOf(await shop.port.getFamily({}, call));
  expect(persons.map(({ name, biometric_data: { height } }) => [name, height])).toEqual([
    ["Adam", 150],
    ["Anička N.", 131],
  ]);
  expect(valueOf(await shop.port.deletePerson({ id }, call)).persons).toHaveLength(1);
  expect(valueOf(await shop.port.deletePerson({ id }, call)).persons).toHaveLength(1);
});

test("without the consent nothing is kept, and with it withdrawn nothing is left", async () => {
  const call = await register("jana@example.com");
  const person = { id: randomUUID(), name: "Anička", biometric_data: anicka };
  const without = await shop.port.putPerson({ person, consent: false as true }, call);
  expect(refusalOf(without).code).toBe("invalid_input");
  expect(await count("family_person")).toBe(0);
  await expect(
    shop.pool.query(
      "INSERT INTO family_person (id, customer_id, name, told_at) SELECT $1, id, 'X', now() FROM customer",
      [randomUUID()],
    ),
  ).rejects.toThrow(/family_person_customer_id_fkey/u);
  valueOf(await put(call, "Anička", anicka));
  expect(valueOf(await shop.port.withdrawFamily({}, call))).toEqual({ consent_at: null, persons: [] });
  expect([await count("family_person"), await count("family_consent")]).toEqual([0, 0]);
});

test("they are in the file of all that is kept, and go with the account", async () => {
  const call = await register("jana@example.com");
  valueOf(await put(call, "Anička", anicka));
  expect(valueOf(await shop.port.exportMe({}, call)).family.persons).toMatchObject([
    { name: "Anička", biometric_data: anicka },
  ]);
  valueOf(await shop.port.deleteMe({ password: PASSWORD }, call));
  expect([await count("family_person"), await count("family_consent")]).toEqual([0, 0]);
});

test("nobody reads, changes or forgets somebody else's people, whatever id they name", async () => {
  const [jana, petr] = [await register("jana@example.com"), await register("petr@example.com")];
  const id = randomUUID();
  valueOf(await put(jana, "Anička", anicka, id));
  expect(refusalOf(await put(petr, "Cizí", {}, id)).code).toBe("invalid_input");
  expect(valueOf(await shop.port.deletePerson({ id }, petr)).persons).toEqual([]);
  expect(valueOf(await shop.port.getFamily({}, petr))).toEqual({ consent_at: null, persons: [] });
  expect(valueOf(await shop.port.getFamily({}, jana)).persons).toMatchObject([{ name: "Anička" }]);
  for (const ask of [shop.port.getFamily({}, shop.context()), put(shop.context(), "Nikdo")])
    expect(refusalOf(await ask).code).toBe("login_required");
});

test("a family has its bounds, also when it is told all at once", async () => {
  const call = await register("jana@example.com");
  const told = await Promise.all(Array.from({ length: MAX_FAMILY + 3 }, (_, one) => put(call, `Dítě ${one}`)));
  expect(told.filter(({ ok }) => ok)).toHaveLength(MAX_FAMILY);
  expect(await count("family_person")).toBe(MAX_FAMILY);
});
