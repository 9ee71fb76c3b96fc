import { useTranslations } from "next-intl";
import { LineMeasures } from "@/components/cart/line-measures";
import { LinePerson } from "@/components/cart/line-person";
import { Checkbox } from "@/components/ui/checkbox";
import type { CartLine } from "@/lib/domain/cart";
import { formatPeriod } from "@/lib/domain/formats";
import { thingOf } from "@/lib/domain/order-persons";
import type { StoreView } from "@/lib/store-views";

interface Props {
  /** What lies in the cart and comes from the order's branch. */
  lines: readonly CartLine[];
  chosen: ReadonlySet<string>;
  storeView: StoreView;
  onChoose: (key: string, isAdded: boolean) => void;
}

/**
 * Things are chosen where all things are: in the shop. From the cart they come to the order by a tick each, and whom
 * they are for is said here.
 */
export function AddFromCart({ lines, chosen, storeView, onChoose }: Props) {
  const t = useTranslations("order.change");
  if (lines.length === 0) return null;
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="font-medium">{t("addTitle")}</legend>
      {lines.map((line) => (
        <div key={line.key}>
          <Checkbox
            label={`${line.qty}× ${thingOf(line)}`}
            hint={formatPeriod(line, storeView.locale)}
            checked={chosen.has(line.key)}
            onChange={({ target }) => onChoose(line.key, target.checked)}
          />
          {chosen.has(line.key) && (
            <div className="flex flex-wrap gap-x-4 pl-9">
              <LinePerson line={line} />
              <LineMeasures line={line} storeView={storeView} />
            </div>
          )}
        </div>
      ))}
    </fieldset>
  );
}
