"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useReturned } from "@/components/ui/use-returned";
import type { Money, PaymentMethod, PlacedOrder, ShopError } from "@/lib/contract";
import type { CheckoutForm } from "@/lib/domain/checkout";
import { awaitedGateway } from "@/lib/domain/order-money";
import { orderWithPersons, thingOf } from "@/lib/domain/order-persons";
import { postAccountForm } from "@/lib/queries/account-form";
import { apiBase, orderedPath, orderPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { queryClient } from "@/stores/api";
import { cartStore } from "@/stores/cart";
import { recheck } from "@/stores/cart-actions";
import { checkoutStore, currentOrderId } from "@/stores/checkout";
import { dropCoupon } from "@/stores/drop-coupon";
import { isAccountReady, openWantedAccount } from "@/stores/new-account";
import { paymentPage, placeOrder } from "@/stores/order-actions";
import { replaceStep } from "./step-address";

export type Refusal = ShopError & { transport: boolean; agreedTotal: Money; orderId: string };

export interface Placing {
  busy: boolean;
  refusal: Refusal | null;
  /** Id of the order once it is placed or queued. */
  placedId: string | null;
  /** @param shown the method of paying that the shopper sees chosen */
  place: (form: CheckoutForm, agreedTotal: Money, shown?: PaymentMethod | null) => Promise<void>;
  /** Shows the end of the checkout for an order that is with the shop, or in the queue. */
  finish: (orderId: string) => void;
}

/** Sends the order once, however often the button is pressed; the id stays the same until it is accepted. */
export function usePlaceOrder(storeView: StoreView): Placing {
  const t = useTranslations("checkout.review");
  const running = useRef(false);
  const leaving = useRef(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [placedId, setPlacedId] = useState<string | null>(null);

  // Back from the gateway's page: the order stands, and the emptied checkout leads to it.
  useReturned(() => {
    leaving.current = false;
    setBusy(false);
  });

  async function place(form: CheckoutForm, agreedTotal: Money, shown?: PaymentMethod | null): Promise<void> {
    if (running.current || !isAccountReady()) return;
    running.current = true;
    setBusy(true);
    setRefusal(null);
    try {
      await send(form, agreedTotal, shown);
    } catch (error) {
      // A mistake of ours: told, and the shopper is not left with a button that does nothing.
      reportError(error);
      setRefusal({
        code: "internal",
        message: String(error),
        transport: false,
        agreedTotal,
        orderId: currentOrderId(),
      });
    } finally {
      running.current = false;
      // Until another page has come there is nothing more to do on this one.
      if (!leaving.current) setBusy(false);
    }
  }

  async function send(form: CheckoutForm, agreedTotal: Money, shown?: PaymentMethod | null): Promise<void> {
    const { persons, measures } = checkoutStore.getState();
    const orderId = currentOrderId();
    const body = orderWithPersons({
      form,
      persons,
      measures,
      orderId,
      cart: cartStore.getState().cart,
      storeCode: storeView.storeCode,
      expectedTotal: agreedTotal,
      now: new Date(),
      personNote: (line, name) => t("personNote", { thing: thingOf(line), name }),
    });
    const outcome = await placeOrder(body);
    if (outcome.kind === "placed" && shown) tellConflict(shown, outcome.order);
    if (outcome.kind === "placed")
      await openWantedAccount(form, outcome.order.order_id, (fields, signal) =>
        postAccountForm(`${apiBase(storeView)}/user/form/register`, fields, signal),
      );
    if (outcome.kind === "refused") {
      // First what the screen shows is brought up to date, then the answer stands there ready to be acted on.
      await afterRefusal(outcome.error);
      setRefusal({ ...outcome.error, agreedTotal, orderId });
    } else if (outcome.kind === "placed" && awaitedGateway(outcome.order) !== null) {
      leaving.current = true;
      // The order stands, whatever becomes of its payment: its own page opens the gateway's again.
      const page = await paymentPage(outcome.order).catch(() => null);
      window.location.assign(page ?? orderPath(storeView, outcome.order.order_id));
    } else {
      finish(outcome.kind === "placed" ? outcome.order.order_id : outcome.orderId);
    }
  }

  function finish(orderId: string): void {
    setPlacedId(orderId);
    replaceStep(orderedPath(storeView, orderId));
  }

  return { busy, refusal, placedId, place, finish };
}

/** Said to whoever looks after the shop; the order goes on through the method that the shopper has chosen (spec §4). */
function tellConflict({ code, is_server_method: isShown }: PaymentMethod, { payment_gateway: gateway }: PlacedOrder) {
  if (isShown !== Boolean(gateway))
    reportError(new Error(`payment methods conflict: ${code} was shown ${isShown ? "with" : "without"} a gateway`));
}

/** What the screen shows is old news now: lines, prices and totals are asked for again. */
async function afterRefusal(error: ShopError): Promise<void> {
  const { token } = cartStore.getState().cart;
  // Its sum is to be the one that the order is offered for; where that fails, the notice stands all the same.
  if (error.code === "price_changed" && error.details?.coupon !== undefined && token !== null)
    await dropCoupon(token).catch(() => false);
  if (
    error.code === "out_of_stock" ||
    error.code === "price_changed" ||
    error.code === "cart_not_found" ||
    error.code === "item_not_found"
  )
    await recheck();
  await queryClient.invalidateQueries({ queryKey: ["cart"] });
}
