"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useOnce } from "@/components/ui/use-once";
import type { CartLine } from "@/lib/domain/cart";
import { onceMore } from "@/lib/domain/cart-sets";
import { cartStore } from "@/stores/cart";
import { usePerson } from "@/stores/checkout";
import { addForNext } from "@/stores/cart-actions";

/** The same once more for the next person, in one press: on lines of its own, each with its size and its name. */
export function OnceMore({ lines, name }: { lines: readonly CartLine[]; name: string }) {
  const t = useTranslations("cart.onceMore");
  const { busy, once } = useOnce();
  const [said, setSaid] = useState("");
  const add = once(async () => {
    setSaid("");
    const added = await addForNext(onceMore(lines, cartStore.getState().cart.lines));
    setSaid(t(added ? "added" : "failed"));
  });
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        className="-ml-3 px-3!"
        aria-label={t("named", { name })}
        loading={busy}
        onClick={add}
      >
        {t("action")}
      </Button>
      <span role="status" className="basis-full text-sm text-muted empty:hidden">
        {said}
      </span>
    </>
  );
}

/** Of a line by itself, once it is somebody's; a set is had again as a whole. */
export function OnceMoreOfOne({ line }: { line: CartLine }) {
  const person = usePerson(line.key);
  const { set, bundle_options: parts } = line.product_option.extension_attributes;
  return !set && (person !== "" || parts.length > 0) && <OnceMore lines={[line]} name={line.name} />;
}
