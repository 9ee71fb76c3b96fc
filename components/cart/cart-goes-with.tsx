import GoesWith from "@/components/rental/goes-with";
import { linesByRenter } from "@/lib/domain/renters";
import { useCartLines, useCartSource } from "@/stores/cart";
import { useCheckout } from "@/stores/checkout";

/**
 * What goes with the things of the cart and is not in it yet, for the days of the first that is rented: to each person
 * what they lack.
 */
export function CartGoesWith({ storeCode }: { storeCode: string }) {
  const source = useCartSource();
  const persons = useCheckout((state) => state.persons);
  const lines = useCartLines().filter(({ withoutDays }) => !withoutDays);
  const [first] = lines;
  if (!source || !first) return null;
  const together = lines.filter(({ from, to }) => from === first.from && to === first.to);
  const renters = linesByRenter(together, persons).slice(0, MOST_RENTERS);
  const beside = renters.map(({ name, lines: own }) => ({
    name,
    skus: [...new Set(own.map(({ sku }) => sku))].slice(0, MOST),
    ...(renters.length > 1 && { lines: own }),
  }));
  return (
    <GoesWith
      beside={beside}
      storeCode={storeCode}
      source={source}
      period={{ from: first.from, to: first.to }}
      level="h3"
    />
  );
}

/** As many as one question names. */
const MOST = 24;
/** Each is a question of its own. */
const MOST_RENTERS = 8;
