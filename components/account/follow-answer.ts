import type { FormAnswer } from "@/lib/queries/account-form";

/** Goes where a form that was taken leads to; whoever has logged in by it takes the cart along. */
export async function followAnswer({ to, customer }: Extract<FormAnswer, { to: string }>): Promise<void> {
  if (customer) {
    // A cart whose code can't be had now is merged later.
    const { enterAccount } = await import("@/stores/enter-account");
    await enterAccount(customer).catch(() => undefined);
  }
  // The page is made for whoever has logged in: all of it is asked for anew.
  window.location.assign(to);
}
