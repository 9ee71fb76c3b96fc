import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/ui/checkbox";
import type { CartLine } from "@/lib/domain/cart";
import { formatPeriod } from "@/lib/domain/formats";
import { thingOf } from "@/lib/domain/order-persons";

interface Props {
  /** What lies in the cart and comes from the order's branch. */
  lines: readonly CartLine[];
  chosen: ReadonlySet<string>;
  locale: string;
  onChoose: (key: string, isAdded: boolean) => void;
}

/** Things are chosen where all things are: in the shop. From the cart they come to the order by a tick each. */
export function AddFromCart({ lines, chosen, locale, onChoose }: Props) {
  const t = useTranslations("order.change");
  if (lines.length === 0) return null;
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="font-medium">{t("addTitle")}</legend>
      {lines.map((line) => (
        <Checkbox
          key={line.key}
          label={`${line.qty}× ${thingOf(line)}`}
          hint={formatPeriod(line, locale)}
          checked={chosen.has(line.key)}
          onChange={({ target }) => onChoose(line.key, target.checked)}
        />
      ))}
    </fieldset>
  );
}
