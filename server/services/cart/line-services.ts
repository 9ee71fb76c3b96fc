import type { Cart, InputOf, ServiceChoice } from "@/lib/contract";
import { ok, refuse, type Result } from "@/lib/contract/errors";
import { MAX_LINE_OPTIONS } from "@/lib/contract/limits";
import { readItems, writeServices } from "@/server/repositories/carts";
import type { Call } from "../call";
import { pullCart, withCart } from "./cart";
import { renewCart } from "./keep-units";

type Named = InputOf<"setAdditionalServices">["additionalServices"]["services"][number];

/**
 * Chooses services of lines, or takes them off. No stock is asked: what is kept stays kept, and what can't be had is
 * kept as a wish, marked in the answer, since only the shopper can say what is to be had instead.
 */
export async function setAdditionalServices(
  call: Call,
  { additionalServices }: { additionalServices: { services: readonly Required<Named>[] } },
): Promise<Result<Cart>> {
  const written = await withCart<void>(call, async (tx, cart) => {
    for (const item of await readItems(tx, cart.id)) {
      const named = additionalServices.services.filter(({ item_id }) => item_id === item.id);
      if (named.length === 0) continue;
      const chosen = changed(item.services, named);
      if (chosen.length > Math.max(MAX_LINE_OPTIONS, item.services.length))
        return refuse("invalid_input", `a line has at most ${MAX_LINE_OPTIONS} services`, {
          errors: [{ path: "additionalServices.services", message: "too many services of one line" }],
        });
      await writeServices(tx, item.id, chosen);
    }
    await renewCart(tx, call, cart);
    return ok(undefined);
  });
  return written.ok ? pullCart(call) : written;
}

function changed(before: readonly ServiceChoice[], named: readonly Required<Named>[]): ServiceChoice[] {
  const chosen = new Map(before.map((choice) => [choice.code, choice]));
  for (const { code, selected_option, isActive } of named)
    if (isActive) chosen.set(code, { code, selected_option });
    else chosen.delete(code);
  return [...chosen.values()];
}
