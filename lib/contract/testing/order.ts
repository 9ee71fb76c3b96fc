import type { Address, OrderBody } from "@/lib/contract";

/** Somebody who orders; only what a test says of them matters. */
export const renter: Address = {
  firstname: "Jana",
  lastname: "Nováková",
  email: "jana@example.com",
  telephone: "+420777123456",
  country_id: "CZ",
  street: ["Sjezdová 1"],
  city: "Praha",
  postcode: "110 00",
  region: "",
  region_id: 0,
  region_code: "",
  company: "",
  company_id: "",
  vat_id: "",
};

/** Fetched from a branch, brought back there, and paid at its counter. */
export const pickUpAt = (branch: string): OrderBody["addressInformation"] => ({
  billingAddress: renter,
  shipping_carrier_code: "pickup",
  shipping_method_code: branch,
  return_carrier_code: "pickup",
  return_method_code: branch,
  payment_method_code: "cashondelivery",
  payment_method_additional: {},
});
