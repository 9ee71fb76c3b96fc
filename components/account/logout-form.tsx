"use client";

import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button, ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { TextField } from "@/components/ui/text-field";

interface Props {
  action: string;
  /** Where orders that wait can be seen and sent. */
  cart: string;
  words: { send: string; waits: string; cart: string; anyway: string };
  /** The same of a change of the customer's data; without it nobody is asked about one. */
  profile?: { href: string; waits: string; show: string; anyway: string };
  /** Asked for where the account itself goes; `missing` is said where it stands empty. */
  password?: ComponentProps<typeof TextField> & { missing: string };
  /** What is asked along with it. */
  children?: ReactNode;
}

interface Question {
  text: string;
  href: string;
  show: string;
  anyway: string;
}

/** What this browser has not sent yet, and would be lost with all that it stores. */
async function unsentThings({ cart, words, profile }: Props): Promise<Question | null> {
  const [{ ensureCart }, { cartStore }, { unsentProfileStore }] = await Promise.all([
    import("@/stores/runtime"),
    import("@/stores/cart"),
    import("@/stores/unsent-profile"),
  ]);
  await ensureCart();
  const waiting = cartStore.getState().openOrders.filter(({ state }) => state !== "refused");
  const things = waiting.flatMap(({ things: names }) => names);
  if (things.length > 0)
    return { text: `${words.waits} ${things.join(", ")}`, href: cart, show: words.cart, anyway: words.anyway };
  return profile && unsentProfileStore.getState().unsent ? { ...profile, text: profile.waits } : null;
}

const fieldOf = ({ missing: _words, ...field }: NonNullable<Props["password"]>) => field;

/**
 * A plain form that empties this browser; with script it asks before something that waits for the network is thrown
 * away.
 */
export function LogoutForm(props: Props) {
  const { action, words, password, children } = props;
  const question = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [unsent, setUnsent] = useState<Question | null>(null);
  const [isLooking, setLooking] = useState(false);
  const [missing, setMissing] = useState<string>();
  // The browser's own bubbles speak its language and not the page's; without script they are better than none.
  useEffect(() => void (form.current && (form.current.noValidate = true)), []);
  useEffect(() => {
    if (unsent) question.current?.focus();
  }, [unsent]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    const field = event.currentTarget.elements.namedItem("password");
    if (password && field instanceof HTMLInputElement && field.value === "") {
      event.preventDefault();
      flushSync(() => setMissing(password.missing));
      return field.focus();
    }
    if (unsent) return;
    event.preventDefault();
    if (isLooking) return;
    setLooking(true);
    // What can't be looked at can't be shown either.
    const found = await unsentThings(props).catch(() => null);
    setLooking(false);
    if (found) setUnsent(found);
    else form.current?.submit();
  };

  return (
    <form
      ref={form}
      method="post"
      action={action}
      className="grid gap-4"
      onSubmit={(event) => void onSubmit(event)}
      onInput={() => setMissing(undefined)}
    >
      {password && <TextField {...fieldOf(password)} required error={missing ?? password.error} />}
      {children}
      <div ref={question} tabIndex={-1} className="empty:hidden">
        {unsent && (
          <Notice tone="warning" announce>
            {unsent.text}
          </Notice>
        )}
      </div>
      {unsent && (
        <ButtonLink href={unsent.href} wide>
          {unsent.show}
        </ButtonLink>
      )}
      <Button type="submit" kind="secondary" wide loading={isLooking}>
        {unsent?.anyway ?? words.send}
      </Button>
    </form>
  );
}
