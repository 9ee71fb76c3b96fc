"use client";

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

interface Props {
  action: string;
  /** Where orders that wait can be seen and sent. */
  cart: string;
  words: { send: string; waits: string; cart: string; anyway: string };
  /** What is asked along with it. */
  children: ReactNode;
}

/** Names of things in orders that this browser has not sent yet; they would be lost with all that it stores. */
async function unsentThings(): Promise<string[]> {
  const [{ ensureCart }, { cartStore }] = await Promise.all([import("@/stores/runtime"), import("@/stores/cart")]);
  await ensureCart();
  const waiting = cartStore.getState().openOrders.filter(({ state }) => state !== "refused");
  return waiting.flatMap(({ things }) => things);
}

/**
 * A plain form that empties this browser; with script it asks before an order that waits for the network is thrown
 * away.
 */
export function LogoutForm({ action, cart, words, children }: Props) {
  const question = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [unsent, setUnsent] = useState<string[]>([]);
  const [isLooking, setLooking] = useState(false);
  useEffect(() => {
    if (unsent.length > 0) question.current?.focus();
  }, [unsent]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    if (unsent.length > 0) return;
    event.preventDefault();
    if (isLooking) return;
    setLooking(true);
    // What can't be looked at can't be shown either.
    const things = await unsentThings().catch(() => []);
    setLooking(false);
    if (things.length > 0) setUnsent(things);
    else form.current?.submit();
  };

  return (
    <form ref={form} method="post" action={action} className="grid gap-4" onSubmit={(event) => void onSubmit(event)}>
      {children}
      <div ref={question} tabIndex={-1} className="empty:hidden">
        {unsent.length > 0 && (
          <Notice tone="warning" announce>
            {words.waits} {unsent.join(", ")}
          </Notice>
        )}
      </div>
      {unsent.length > 0 && (
        <ButtonLink href={cart} wide>
          {words.cart}
        </ButtonLink>
      )}
      <Button type="submit" kind="secondary" wide loading={isLooking}>
        {unsent.length > 0 ? words.anyway : words.send}
      </Button>
    </form>
  );
}
