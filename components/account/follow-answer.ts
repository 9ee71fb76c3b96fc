import type { OwnGroup } from "@/lib/domain/customer-group";
import type { FormAnswer } from "@/lib/queries/account-form";

const enter = async (customerId: string, group: OwnGroup | undefined): Promise<void> =>
  (await import("@/stores/enter-account")).enterAccount(customerId, group);

/** Goes where a form that was taken leads to; whoever has logged in by it takes the cart along. */
export async function followAnswer(
  { to, customer, group }: Extract<FormAnswer, { to: string }>,
  go = (address: string) => window.location.assign(address),
): Promise<void> {
  // A cart whose code can't be had now is merged later.
  if (customer) await enter(customer, group).catch(() => undefined);
  // The page is made for whoever has logged in: all of it is asked for anew.
  go(to);
}
