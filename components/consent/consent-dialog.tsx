"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { classNames } from "@/components/ui/class-names";
import { type Consent, EVERYTHING, NOTHING } from "@/lib/analytics/consent";

export type ConsentWords = Record<
  | "title"
  | "text"
  | "accept"
  | "refuse"
  | "choose"
  | "save"
  | "necessary"
  | "necessaryHint"
  | "analytics"
  | "analyticsHint"
  | "targeting"
  | "targetingHint",
  string
>;

interface Props {
  words: ConsentWords;
  /** What is agreed to so far. */
  now: Consent;
  /** It was asked for by a press; otherwise the page is the visitor's, and the question waits. */
  takesFocus: boolean;
  onAnswer: (consent: Consent) => void;
}

/** Stays until it is answered and keeps nobody from the page: no focus is held, and nothing below moves. */
export function ConsentDialog({ words, now, takesFocus, onAnswer }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState(now);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (takesFocus) dialog.current?.focus();
  }, [takesFocus]);

  useEffect(() => {
    // What gets the focus is scrolled clear of it.
    const { style } = document.documentElement;
    const before = style.scrollPaddingBottom;
    style.scrollPaddingBottom = `${dialog.current?.offsetHeight ?? 0}px`;
    return () => void (style.scrollPaddingBottom = before);
  }, [isOpen]);

  const category = (name: keyof Consent) => (
    <Checkbox
      label={words[name]}
      hint={words[`${name}Hint`]}
      checked={chosen[name]}
      onChange={({ target }) => setChosen({ ...chosen, [name]: target.checked })}
    />
  );
  return (
    <dialog
      ref={dialog}
      open
      tabIndex={-1}
      aria-labelledby="consent-title"
      aria-describedby="consent-text"
      className={classNames(
        "fixed inset-x-0 top-auto bottom-0 z-40 m-0 max-h-dvh w-full max-w-none overflow-y-auto",
        "border-t border-line bg-bg p-4 text-ink md:p-6",
      )}
    >
      <div className="mx-auto grid max-w-4xl gap-3">
        <h2 id="consent-title" className="text-lg">
          {words.title}
        </h2>
        <p id="consent-text" className="text-sm">
          {words.text}
        </p>
        {isOpen && (
          <div className="grid md:grid-cols-3 md:gap-6">
            <Checkbox label={words.necessary} hint={words.necessaryHint} checked disabled readOnly />
            {category("analytics")}
            {category("targeting")}
          </div>
        )}
        <div className="grid grid-cols-2 gap-2 max-md:*:px-2 md:flex">
          <Button kind="secondary" onClick={() => onAnswer(NOTHING)}>
            {words.refuse}
          </Button>
          <Button kind="secondary" onClick={() => onAnswer(EVERYTHING)}>
            {words.accept}
          </Button>
          <div className="col-span-2">
            <Button
              kind="quiet"
              wide
              aria-expanded={isOpen ? undefined : false}
              onClick={() => (isOpen ? onAnswer(chosen) : setOpen(true))}
            >
              {isOpen ? words.save : words.choose}
            </Button>
          </div>
        </div>
      </div>
    </dialog>
  );
}
