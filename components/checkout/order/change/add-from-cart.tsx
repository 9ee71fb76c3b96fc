import { useTranslations } from "next-intl";
import { LineAlternatives } from "@/components/cart/line-alternatives";
import { LineMeasures } from "@/components/cart/line-measures";
import { LinePerson } from "@/components/cart/line-person";
import { Checkbox } from "@/components/ui/checkbox";
import { Notice } from "@/components/ui/notice";
import { type CartLine, isCurable } from "@/lib/domain/cart";
import { formatPeriod } from "@/lib/domain/formats";
import { thingOf } from "@/lib/domain/order-persons";
import type { StoreView } from "@/lib/store-views";

interface Props {
  /** What lies in the cart and comes from the order's branch. */
  lines: readonly CartLine[];
  /** What of it can't be had as it is. */
  gone: readonly CartLine[];
  chosen: ReadonlySet<string>;
  storeView: StoreView;
  onChoose: (key: string, isAdded: boolean) => void;
  /** What is free instead of a line comes to the order in its place. */
  onInstead: (key: string, now: string) => void;
}

/**
 * Things are chosen where all things are: in the shop. From the cart they come to the order by a tick each, and whom
 * they are for is said here.
 */
export function AddFromCart({ lines, gone, chosen, storeView, onChoose, onInstead }: Props) {
  const t = useTranslations("order.change");
  if (lines.length + gone.length === 0) return null;
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
      {gone.map((line) => (
        <Notice key={line.key} tone="warning">
          <NotFree line={line} storeView={storeView} onInstead={onInstead} />
        </Notice>
      ))}
    </fieldset>
  );
}

/** What can't come as it is: what its branch has instead, in one press each. */
export function NotFree({ line, storeView, onInstead }: Pick<Props, "storeView" | "onInstead"> & { line: CartLine }) {
  const t = useTranslations("order.change");
  const errors = useTranslations("errors");
  const code = line.problem?.code ?? "out_of_stock";
  return (
    <>
      <p>{t("gone", { thing: thingOf(line) })}</p>
      {isCurable(code) ? (
        <LineAlternatives line={line} storeView={storeView} hereOnly onTaken={(now) => onInstead(line.key, now)} />
      ) : (
        <p className="text-sm">{errors(code)}</p>
      )}
    </>
  );
}
