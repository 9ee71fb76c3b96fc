"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useKeptFocus } from "@/components/ui/use-kept-focus";
import { useOnce } from "@/components/ui/use-once";
import type { CartLine } from "@/lib/domain/cart";
import { onceMore } from "@/lib/domain/cart-sets";
import { cartStore, useCartLines } from "@/stores/cart";
import { usePerson } from "@/stores/checkout";
import { addForNext } from "@/stores/cart-actions";

const loadOffers = () => import("./once-more-offers");

/** What was wished once more, and what of it can't be had. */
interface Refused {
  Offers: Awaited<ReturnType<typeof loadOffers>>["default"];
  wished: readonly CartLine[];
  short: readonly CartLine[];
  /** The lines that it was wished of: other days, sizes or branches of them make another wish. */
  of: string;
}

const keysOf = (lines: readonly CartLine[]): string => lines.map(({ key }) => key).join(" ");

/**
 * The same once more for the next person, in one press: on lines of its own, each with its size and its name. What
 * can't be had is not added: the next one is offered what is free.
 */
export function OnceMore({ lines, name }: { lines: readonly CartLine[]; name: string }) {
  const t = useTranslations("cart.onceMore");
  const { busy, once } = useOnce();
  const inCart = keysOf(useCartLines());
  // It speaks of the cart as it is then: with the next line in it nobody has to read it again, at any line.
  const [said, setSaid] = useState({ text: "", of: "" });
  const [refused, setRefused] = useState<Refused | null>(null);
  // The offers go with the press on one of them.
  const kept = useKeptFocus<HTMLDivElement>((part) => part.querySelector("button"));

  const say = (text: string) => setSaid({ text, of: keysOf(cartStore.getState().cart.lines) });
  const take = async (wished: readonly CartLine[]): Promise<void> => {
    say("");
    try {
      const { cart, online } = cartStore.getState();
      // Offline nobody can say it: it becomes a pre-reservation, as everything does then.
      if (online) {
        const { default: Offers, lackingOnceMore } = await loadOffers();
        const short = await lackingOnceMore(wished);
        if (short.length > 0) return setRefused({ Offers, wished, short, of: keysOf(lines) });
      }
      const added = await addForNext(onceMore(wished, cart.lines));
      say(t(added ? "added" : "failed"));
      setRefused(null);
    } catch {
      say(t("failed"));
    }
  };
  const shown = refused?.of === keysOf(lines) ? refused : null;
  return (
    <div className="contents" {...kept}>
      <Button
        kind="quiet"
        size="small"
        className="-ml-3 px-3!"
        aria-label={t("named", { name })}
        loading={busy}
        onClick={once(() => take(lines))}
      >
        {t("action")}
      </Button>
      <span role="status" className="basis-full text-sm text-muted empty:hidden">
        {said.of === inCart && said.text}
      </span>
      {shown && (
        <shown.Offers
          {...{ busy, once, short: shown.short }}
          onSize={(line, other) => take(shown.wished.map((wish) => (wish.key === line.key ? other : wish)))}
          onPeriod={(period) => take(shown.wished.map((wish) => ({ ...wish, ...period })))}
        />
      )}
    </div>
  );
}

/** Of a line by itself, once it is somebody's; a set is had again as a whole. */
export function OnceMoreOfOne({ line }: { line: CartLine }) {
  const person = usePerson(line.key);
  const { set, bundle_options: parts } = line.product_option.extension_attributes;
  return !set && (person !== "" || parts.length > 0) && <OnceMore lines={[line]} name={line.name} />;
}
