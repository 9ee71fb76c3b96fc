import { emptyCheckoutForm } from "./checkout";
import { filledFrom } from "./company";

const empty = { ...emptyCheckoutForm.paymentDetails, isCompany: true, companyId: "00006947" };
const hut = {
  country_id: "CZ",
  company_id: "00006947",
  vat_id: "CZ00006947",
  name: "Chata pod Kotlem s.r.o.",
  street: "Horní Mísečky 12",
  city: "Vítkovice",
  postcode: "512 38",
};
const school = { ...hut, vat_id: "", name: "Lyžařská škola Medvědín", street: "Bedřichov 5", city: "Špindlerův Mlýn" };

test("an empty form gets name, tax number and seat, and the bill goes to that seat", () =>
  expect(filledFrom(empty, hut, null)).toEqual({
    company: "Chata pod Kotlem s.r.o.",
    taxId: "CZ00006947",
    streetAddress: "Horní Mísečky 12",
    apartmentNumber: "",
    city: "Vítkovice",
    zipCode: "512 38",
    country: "CZ",
    sameAsShipping: false,
  }));

test("what the shopper wrote stands: a name by itself, an address as a whole", () => {
  const written = { ...empty, company: "Chata", city: "Praha" };
  expect(filledFrom(written, hut, null)).toEqual({ taxId: "CZ00006947" });
});

test("another number takes the place of what the first one filled in, also where less is known of it", () => {
  const filled = { ...empty, ...filledFrom(empty, hut, null) };
  expect(filledFrom(filled, school, hut)).toMatchObject({
    company: "Lyžařská škola Medvědín",
    taxId: "",
    streetAddress: "Bedřichov 5",
  });
  expect(filledFrom({ ...filled, company: "Moje jméno" }, school, hut)).not.toHaveProperty("company");
});
