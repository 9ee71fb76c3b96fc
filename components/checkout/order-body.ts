import type { OrderBody } from "@/lib/contract";
import type { CartLine, CartState } from "@/lib/domain/cart";
import { buildOrderBody, type CheckoutForm } from "@/lib/domain/checkout";

interface Wanted {
  form: CheckoutForm;
  cart: CartState;
  /** Line key → name. */
  persons: Record<string, string>;
  orderId: string;
  storeCode: string;
  expectedTotal: number;
  now: Date;
  /** One line of the note: "Pro koho: …". */
  personNote: (line: CartLine, name: string) => string;
}

/** The order with the people it is for: in each product, and in the note for shops that only read notes. */
export function orderBody({ persons, personNote, ...input }: Wanted): OrderBody {
  const body = buildOrderBody(input);
  const nameOf = (line: CartLine) => (persons[line.key] ?? "").trim();
  const named = input.cart.lines.filter((line) => nameOf(line) !== "");
  return {
    ...body,
    products: body.products.map((product, index) => {
      const line = input.cart.lines[index];
      const person = line ? nameOf(line) : "";
      return person === "" ? product : { ...product, person };
    }),
    user_note: [body.user_note, ...named.map((line) => personNote(line, nameOf(line)))]
      .filter(Boolean)
      .join("\n")
      .slice(0, 1000),
  };
}
