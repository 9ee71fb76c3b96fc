"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CartSums } from "@/components/cart/cart-sums";
import { LineMeasures } from "@/components/cart/line-measures";
import { ChosenServices } from "@/components/cart/line-services";
import { LineState } from "@/components/cart/line-state";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import { Price } from "@/components/ui/price";
import { groupSets } from "@/lib/domain/cart-sets";
import { lineTotal, type CartLine } from "@/lib/domain/cart";
import { isRentAlone } from "@/lib/domain/line-days";
import { cartPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { useCartLines } from "@/stores/cart";
import { useCheckout } from "@/stores/checkout";
import type { CheckoutFacts } from "./checkout-facts";
import { PartsOfSet } from "./parts-of-set";
import { useSpokenDays } from "./use-spoken-days";

interface Props {
  facts: CheckoutFacts;
  storeView: StoreView;
  /** What is still to be said of the things. */
  children?: ReactNode;
}

/** Each thing with its price, and what the button under them asks for: all of the sum, on a phone too. */
export function ReviewLines({ facts, storeView, children }: Props) {
  const t = useTranslations("checkout.review");
  const daysOf = useSpokenDays(storeView.locale);
  const lines = useCartLines();
  const persons = useCheckout((state) => state.persons);
  const shown = (line: CartLine) => (
    <li key={line.key} className="flex gap-3">
      <span className="w-14 flex-none">
        {line.image && <Picture image={{ image: line.image }} size="cart" alt="" />}
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-medium" lang={line.other_languages?.name}>{`${line.qty}× ${line.name}`}</p>
        <p className="text-sm text-muted">
          {[...line.options.map((option) => `${option.label}: ${option.value}`), ...daysOf(line)].join(", ")}
        </p>
        <ChosenServices line={line} locale={storeView.locale} />
        {persons[line.key] && <p className="text-sm font-medium">{t("person", { name: persons[line.key] ?? "" })}</p>}
        <LineMeasures line={line} storeView={storeView} />
        <LineState line={line} storeView={storeView} />
      </div>
      <LinePrice line={line} locale={storeView.locale} />
    </li>
  );
  return (
    <ReviewPart title={t(isRentAlone(lines) ? "lines" : "linesBought")} href={cartPath(storeView)}>
      <ul className="flex flex-col gap-3">
        {groupSets(lines).map(({ key, set, lines: parts }) =>
          set ? (
            <PartsOfSet key={key} name={set.name}>
              {parts.map(shown)}
            </PartsOfSet>
          ) : (
            parts.map(shown)
          ),
        )}
      </ul>
      {children}
      {/* On a wide screen the summary beside says it. */}
      <div className="lg:hidden">
        <CartSums sums={facts.sums} locale={storeView.locale} withShipping={!facts.bought} ways={facts.ways} />
      </div>
    </ReviewPart>
  );
}

function LinePrice({ line, locale }: { line: CartLine; locale: string }) {
  const total = lineTotal(line);
  return total !== null && <Price amount={total} locale={locale} />;
}

/** A part of what is looked at once more, with the way back to where it is changed. */
export function ReviewPart({ title, href, children }: { title: string; href: string; children: ReactNode }) {
  const t = useTranslations("checkout");
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3>{title}</h3>
        <Link href={href} aria-label={t("editNamed", { name: title })} className="inline-block px-1 py-1 text-sm">
          {t("edit")}
        </Link>
      </div>
      {children}
    </section>
  );
}
