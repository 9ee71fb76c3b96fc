import type { Order } from "@/lib/contract";
import { postalLine } from "./address-text";

type Billed = Pick<Order, "company" | "company_id" | "vat_id" | "billing_address" | "shipping_address">;

interface BilledTo {
  name: string;
  companyId: string;
  vatId: string;
  /** Empty where none was told. */
  address: string;
}

/** Who is billed, and where: a company, or an address that is another than the things go to. Null: nothing to say. */
export function billedTo({ company, company_id: companyId, vat_id: vatId, ...order }: Billed): BilledTo | null {
  const { billing_address: bill, shipping_address: there } = order;
  const address = bill ? postalLine(bill) : "";
  const isOwn = bill !== undefined && (there === null || address !== postalLine(there));
  if (company === "" && !isOwn) return null;
  const person = bill ? `${bill.firstname} ${bill.lastname}`.trim() : "";
  return { name: company || person, companyId, vatId, address };
}
