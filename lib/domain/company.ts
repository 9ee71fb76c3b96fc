import type { Company } from "@/lib/contract";
import type { CheckoutForm } from "./checkout";

/** A register that has not answered after so long is done without: the shopper types on. */
export const REGISTER_MS = 1_000;

type Payment = CheckoutForm["paymentDetails"];

const fieldsOf = ({ name, vat_id, street, city, postcode, country_id }: Company): Partial<Payment> => ({
  company: name,
  ...(vat_id !== "" && { taxId: vat_id }),
  streetAddress: street,
  apartmentNumber: "",
  city,
  zipCode: postcode,
  country: country_id,
});

/**
 * What a register fills in: fields that are empty, and those that hold what it said of another company before. What
 * the shopper wrote stands. A seat that was filled in is the bill's address, so the bill does not follow the delivery.
 * @param before what the register said last, of this form
 */
export function filledFrom(payment: Payment, found: Company, before: Company | null): Partial<Payment> {
  const last = before ? fieldsOf(before) : {};
  const isFree = (field: keyof Payment): boolean => payment[field] === "" || payment[field] === last[field];
  const { company, taxId, ...seat } = fieldsOf(found);
  const isSeatFree = (["streetAddress", "apartmentNumber", "city", "zipCode"] as const).every(isFree);
  return {
    ...(isFree("company") && { company }),
    ...(isFree("taxId") && { taxId: taxId ?? "" }),
    ...(isSeatFree && { ...seat, sameAsShipping: false }),
  };
}
