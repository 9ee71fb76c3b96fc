import { useState } from "react";
import type { Day, Period } from "@/lib/contract";
import { nearestAllowed } from "@/lib/domain/allowed-periods";
import { periodProblem } from "@/lib/domain/rental-period";

export type PeriodDraft = ReturnType<typeof usePeriodDraft>;

/** A period while it is being typed or chosen in a calendar, and what keeps it from being applied. */
export function usePeriodDraft(initial: Period | null, today: Day) {
  const [from, setFrom] = useState<Day | null>(initial?.from ?? null);
  const [to, setTo] = useState<Day | null>(initial?.to ?? null);
  const [fromUnread, setFromUnread] = useState(false);
  const [toUnread, setToUnread] = useState(false);
  // Typed days turn the calendar to them; a choice made in it leaves it, and the focus, where it is.
  const [turnTo, setTurnTo] = useState<Day | null>(null);
  const [chosenTimes, setChosenTimes] = useState(0);
  const period = from && to ? { from, to } : null;
  const problem = period && periodProblem(period, today);

  const choose = (chosen: Period) => {
    setFrom(chosen.from);
    setTo(chosen.to);
    setChosenTimes((times) => times + 1);
  };

  return {
    from,
    to,
    period,
    problem,
    /** Instead of a period that is over or too long. */
    nearest: period && nearestAllowed(period, today),
    /** A field holds text that is no day, so the period is not what the shopper sees. */
    unread: fromUnread || toUnread,
    fromUnread,
    setFromUnread,
    setToUnread,
    turnTo,
    /** Changes with every choice; fields keyed by it forget what was typed before. */
    chosenTimes,
    typeFrom: (day: Day | null) => {
      setFrom(day);
      setTurnTo(day ?? to);
    },
    typeTo: (day: Day | null) => {
      setTo(day);
      setTurnTo(from ?? day);
    },
    choose,
    /** Takes a period offered instead of the typed one. */
    take: (offered: Period) => {
      choose(offered);
      setTurnTo(offered.from);
    },
  };
}
