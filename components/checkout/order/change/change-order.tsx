"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { ignoreFailure, loadPart, showWhenLoaded } from "@/components/ui/load-part";
import { ORDER_CHANGE_HASH } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import type { ChangeableOrder } from "./use-order-change";

const load = () => import("./change-panel");
const ChangePanel = lazy(load);

interface Props {
  order: ChangeableOrder;
  storeView: StoreView;
  /** From the server: the page loads no words. */
  label: string;
}

/** The way to other days or sizes; calendar, prices and words come with the first press. */
export function ChangeOrder({ order, storeView, label }: Props) {
  const [isOpen, setOpen] = useState(false);
  // The button comes back where the panel was left, and with it the focus.
  const [wasLeft, setLeft] = useState(false);
  const leave = () => {
    setLeft(true);
    setOpen(false);
  };
  const { locale } = storeView;
  const open = () =>
    showWhenLoaded(
      () => loadPart(load(), locale),
      () => setOpen(true),
    );
  // Who has chosen more things for it comes back here, and not to the top of its page.
  useEffect(() => {
    if (window.location.hash === ORDER_CHANGE_HASH) open();
    // Once, as the page is entered.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const warm = () => ignoreFailure(loadPart(load(), locale));
  if (isOpen)
    return (
      <Suspense fallback={null}>
        <ChangePanel order={order} storeView={storeView} onClose={leave} />
      </Suspense>
    );
  return (
    <Button kind="secondary" autoFocus={wasLeft} onPointerEnter={warm} onFocus={warm} onClick={open}>
      {label}
    </Button>
  );
}
