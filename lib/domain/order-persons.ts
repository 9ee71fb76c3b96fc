import { MAX_NOTE, MAX_PERSON } from "@/lib/contract/limits";
import type { OrderBody } from "@/lib/contract";
import { storableText } from "@/lib/contract/storable";
import type { CartLine, CartState } from "./cart";
import type { CheckoutForm } from "./checkout";
import { dataOfLine, type SaidOfLine } from "./fitting-data";
import { buildOrderBody } from "./order-body";

interface Wanted {
  form: CheckoutForm;
  cart: CartState;
  /** Line key → name. */
  persons: Record<string, string>;
  /** Line key → what was said of it. */
  measures: Record<string, SaidOfLine>;
  orderId: string;
  storeCode: string;
  expectedTotal: number;
  now: Date;
  /** One line of the note: "Pro koho: …". */
  personNote: (line: CartLine, name: string) => string;
}

/** "Javor Hřeben 78, 170 cm": a thing as the note tells it apart. */
export const thingOf = ({ name, options }: Pick<CartLine, "name" | "options">): string =>
  [name, ...options.map(({ value }) => value)].join(", ");

/**
 * The order with the people it is for: in each product, and in the note for shops that only read notes. What a thing is
 * set by stands in its product alone: notes are read, printed and mailed by many.
 */
export function orderWithPersons({ persons, measures, personNote, ...input }: Wanted): OrderBody {
  const body = buildOrderBody(input);
  const nameOf = (line: CartLine) => storableText(persons[line.key] ?? "", MAX_PERSON);
  const named = input.cart.lines.filter((line) => nameOf(line) !== "");
  return {
    ...body,
    products: body.products.map((product, index) => {
      const line = input.cart.lines[index];
      if (!line) return product;
      const person = nameOf(line);
      const data = dataOfLine(line, measures[line.key]);
      return { ...product, ...(person !== "" && { person }), ...(data && { biometric_data: data }) };
    }),
    user_note: storableText(
      [body.user_note, ...named.map((line) => personNote(line, nameOf(line)))].filter(Boolean).join("\n"),
      MAX_NOTE,
    ),
  };
}
