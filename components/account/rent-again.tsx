"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { TextField } from "@/components/ui/text-field";
import type { Day } from "@/lib/contract";
import type { LineAgain } from "@/lib/domain/rent-again";
import { parsePeriodQuery, type PeriodProblem } from "@/lib/domain/rental-period";
import { usePeriod } from "@/stores/reservation";

interface Props {
  lines: readonly LineAgain[];
  today: Day;
  cart: string;
  words: {
    title: string;
    text: string;
    from: string;
    to: string;
    send: string;
    cart: string;
    missed: string;
    failed: string;
    problems: Record<PeriodProblem, string>;
  };
}

/** Puts what was rented into the cart for other days; what has to be chosen anew is named. */
export function RentAgain({ lines, today, cart, words }: Props) {
  const period = usePeriod();
  const told = useRef<HTMLDivElement>(null);
  // What of these days is not in the cart yet: another press puts nothing there twice.
  const rest = useRef<{ days: string; lines: readonly LineAgain[] } | null>(null);
  const [isSending, setSending] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    if (said !== null) told.current?.focus();
  }, [said]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const typed = new FormData(event.currentTarget);
    const [dateFrom, dateTo] = ["from", "to"].map((name) => typed.get(name) as string);
    const { period: days, problem } = parsePeriodQuery({ dateFrom, dateTo }, today);
    if (!days) return setSaid(words.problems[problem ?? "incomplete"]);
    setSending(true);
    setSaid(null);
    const wanted = `${days.from} ${days.to}`;
    const due = rest.current?.days === wanted ? rest.current.lines : lines;
    const { missed, failed } = await import("./put-again")
      .then(({ putAgain }) => putAgain(due, days))
      .catch(() => ({ missed: due, failed: true }));
    if (missed.length === 0) return window.location.assign(cart);
    rest.current = { days: wanted, lines: missed };
    setSending(false);
    setSaid(failed ? words.failed : `${words.missed} ${missed.map(({ name }) => name).join(", ")}`);
  };

  return (
    <section aria-labelledby="rent-again" className="grid max-w-2xl gap-4 noscript:hidden print:hidden">
      <h2 id="rent-again">{words.title}</h2>
      <p>{words.text}</p>
      <form className="grid gap-4 sm:grid-cols-2" onSubmit={(event) => void onSubmit(event)} noValidate>
        <TextField
          key={`from ${period?.from}`}
          {...{ name: "from", type: "date", label: words.from, min: today, defaultValue: period?.from, required: true }}
        />
        <TextField
          key={`to ${period?.to}`}
          {...{ name: "to", type: "date", label: words.to, min: today, defaultValue: period?.to, required: true }}
        />
        <div ref={told} tabIndex={-1} className="col-span-full empty:hidden">
          {said !== null && (
            <Notice
              tone="warning"
              announce
              actions={
                <ButtonLink kind="secondary" size="small" href={cart}>
                  {words.cart}
                </ButtonLink>
              }
            >
              {said}
            </Notice>
          )}
        </div>
        <Button type="submit" kind="secondary" loading={isSending}>
          {words.send}
        </Button>
      </form>
    </section>
  );
}
