import { billedTo } from "./billed-to";

const person = { company: "", company_id: "", vat_id: "", shipping_address: null };
const horal = { ...person, company: "Horal s.r.o.", company_id: "27082440", vat_id: "CZ27082440" };
const place = (street: string) => ({
  ...{ firstname: "Jana", lastname: "Nováková" },
  ...{ street: [street], city: "Olomouc", postcode: "77900" },
});

test("who pays at the counter under their own name is billed nowhere else", () => {
  expect(billedTo(person)).toBeNull();
  const home = place("Nádražní 1");
  expect(billedTo({ ...person, shipping_address: home, billing_address: home })).toBeNull();
});

test("an address of its own is told with the name that stands there, also beside that of a carrier", () => {
  const billed = { name: "Jana Nováková", companyId: "", vatId: "", address: "Úzká 2, 779\u00a000 Olomouc" };
  expect(billedTo({ ...person, billing_address: place("Úzká 2") })).toEqual(billed);
  expect(billedTo({ ...person, shipping_address: place("Nádražní 1"), billing_address: place("Úzká 2") })).toEqual(
    billed,
  );
});

test("a company is told with its numbers and address, whether or not the things go there", () => {
  const numbers = { name: "Horal s.r.o.", companyId: "27082440", vatId: "CZ27082440" };
  expect(billedTo(horal)).toEqual({ ...numbers, address: "" });
  const seat = place("Úzká 2");
  expect(billedTo({ ...horal, billing_address: seat, shipping_address: seat })).toEqual({
    ...numbers,
    address: "Úzká 2, 779\u00a000 Olomouc",
  });
});
