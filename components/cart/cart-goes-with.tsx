import GoesWith from "@/components/rental/goes-with";
import { useCartLines, useCartSource } from "@/stores/cart";

/** What goes with the things of the cart and is not in it yet, for the days of the first that is rented. */
export function CartGoesWith({ storeCode }: { storeCode: string }) {
  const source = useCartSource();
  const lines = useCartLines().filter(({ withoutDays }) => !withoutDays);
  const [first] = lines;
  if (!source || !first) return null;
  const together = lines.filter(({ from, to }) => from === first.from && to === first.to);
  const skus = [...new Set(together.map(({ sku }) => sku))].slice(0, MOST);
  return (
    <GoesWith
      skus={skus}
      storeCode={storeCode}
      source={source}
      period={{ from: first.from, to: first.to }}
      level="h3"
    />
  );
}

/** As many as one question names. */
const MOST = 24;
