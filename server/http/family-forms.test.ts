import { testApi } from "@/server/testing/api";
import { openTestShop, type TestShop, valueOf } from "@/server/testing/shop";
import { readTyped } from "./typed-fields";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("a family is kept, changed and forgotten by plain forms, and each refusal is named by its field", async () => {
  const [username, password] = ["jana@example.com", "sjezd-po-sedmé"];
  const customer = { email: username, firstname: "Jana", lastname: "Nová" };
  valueOf(await shop.port.createCustomer({ customer, password }, shop.context()));
  const customerToken = valueOf(await shop.port.login({ username, password }, shop.context()));
  const family = async () => valueOf(await shop.port.getFamily({}, shop.context({ customerToken })));
  let typed: string | undefined;
  const post = async (form: string, fields: Record<string, string> = {}) => {
    const answer = await testApi(shop).request(`/api/main/user/form/${form}`, {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        origin: "https://shop.example",
        cookie: `customer_token=${customerToken}`,
      },
      body: new URLSearchParams(fields),
    });
    typed = /^typed_fields=(?<value>[^;]*)/u.exec(answer.headers.get("set-cookie") ?? "")?.groups?.value;
    return `${answer.status} ${answer.headers.get("location")}`;
  };

  const anicka = { name: "Anička", height: "128", weight: "", foot: "33", level: "cautious", consent: "1" };
  const { consent: _consent, ...unasked } = anicka;
  const refused = "303 /my-account/family?refused=invalid_input";
  expect(await post("person", unasked)).toBe(`${refused}.consent`);
  expect(await post("person", { ...anicka, weight: "hodně" })).toBe(`${refused}.weight`);
  expect(await post("person", { ...anicka, name: " " })).toBe(`${refused}.name`);
  // Each of them at once, and what was typed comes back by a cookie that its page reads.
  const nobody = { ...unasked, name: "", height: "1", foot: "velká", weight: "26" };
  expect(await post("person", nobody)).toBe(`${refused}.name.consent.height.foot`);
  expect(readTyped(typed)).toEqual({ form: "person", fields: { ...nobody, id: "", consent: "" } });
  expect((await family()).persons).toEqual([]);

  expect(await post("person", anicka)).toBe("303 /my-account/family?done=person");
  const [kept] = (await family()).persons;
  // A shoe size is as good as millimetres.
  expect(kept?.biometric_data).toEqual({ height: 128, foot: expect.any(Number) as number, level: "cautious" });
  expect(await post("person", { ...anicka, id: kept!.id, height: "131" })).toContain("done=person");
  expect((await family()).persons).toMatchObject([{ id: kept!.id, biometric_data: { height: 131 } }]);
  expect(await post("person-delete", { id: kept!.id })).toBe("303 /my-account/family?done=gone");
  await post("person", anicka);
  expect(await post("family-withdraw")).toBe("303 /my-account/family?done=withdrawn");
  expect(await family()).toEqual({ consent_at: null, persons: [] });
});
