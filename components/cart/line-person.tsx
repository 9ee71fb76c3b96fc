"use client";

import { useTranslations } from "next-intl";
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { TextField } from "@/components/ui/text-field";
import { MAX_PERSON } from "@/lib/contract/limits";
import type { CartLine } from "@/lib/domain/cart";
import { hasDays } from "@/lib/domain/line-days";
import { namesToOffer } from "@/lib/domain/renters";
import { useCartLines } from "@/stores/cart";
import { nameAgain, setPerson, useCheckout, usePerson } from "@/stores/checkout";
import { useFamily } from "@/stores/family";

/**
 * Several people in one order: an optional name, so that the shop can label the things. Nobody puts a label on what is
 * bought.
 */
export function LinePerson({ line }: { line: CartLine }) {
  return hasDays(line) && <PersonOfLine line={line} />;
}

function PersonOfLine({ line }: { line: CartLine }) {
  const t = useTranslations("cart");
  const person = usePerson(line.key);
  const lines = useCartLines();
  const persons = useCheckout((state) => state.persons);
  const family = useFamily();
  return (
    <PersonField
      person={person}
      names={namesToOffer(lines, persons, family)}
      thing={line.name}
      words={{ add: t("personAdd"), label: t("person") }}
      onName={(typed) => setPerson(line.key, typed)}
      onAgain={(name) => nameAgain(line, name, lines, family)}
    />
  );
}

interface FieldProps {
  person: string;
  /** Who is named already, and is named again by one press. */
  names: readonly string[];
  /** What it is asked of. */
  thing: string;
  words: { add: string; label: string };
  onName: (typed: string) => void;
  onAgain: (name: string) => void;
}

/** Once a name stands it is a fact with a way to change it; a field is there while somebody writes. */
export function PersonField({ person, names, thing, words, onName, onAgain }: FieldProps) {
  const t = useTranslations("cart");
  const { isOpen, open, opener, handlers } = useFold();
  if (!isOpen && person !== "") {
    return (
      <p className="flex flex-wrap items-center text-sm font-medium">
        {t("personAgain", { person })}
        <button
          ref={opener}
          type="button"
          className="button button-quiet button-small px-3!"
          aria-label={t("personChangeNamed", { name: thing })}
          onClick={open}
        >
          {t("personChange")}
        </button>
      </p>
    );
  }
  if (!isOpen) {
    return (
      <div className="-ml-3 flex flex-wrap">
        <button
          ref={opener}
          type="button"
          className="button button-quiet button-small px-3!"
          aria-label={`${words.add}: ${thing}`}
          onClick={open}
        >
          {words.add}
        </button>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            className="button button-quiet button-small px-3!"
            aria-label={t("personAgainNamed", { person: name, name: thing })}
            onClick={() => onAgain(name)}
          >
            {t("personSuggested", { person: name })}
          </button>
        ))}
      </div>
    );
  }
  return (
    <div className="mt-3 basis-full">
      <TextField
        className="max-w-xs"
        label={words.label}
        hint={t("personHint")}
        value={person}
        maxLength={MAX_PERSON}
        autoComplete="off"
        autoFocus
        onChange={(event) => onName(event.target.value)}
        {...handlers}
      />
    </div>
  );
}

/** A field that folds when it is left: by Enter to what opened it, by Tab, by a press elsewhere after that press. */
function useFold() {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const leaves = useRef<"back" | "on" | null>(null);
  const fold = () => setOpen(false);
  useEffect(() => {
    if (!isOpen && leaves.current === "back") opener.current?.focus();
    leaves.current = null;
  }, [isOpen]);
  const handlers = {
    onKeyDown: (event: KeyboardEvent) => {
      const { key, nativeEvent } = event;
      leaves.current = key === "Tab" ? "on" : null;
      if (nativeEvent.isComposing || (key !== "Enter" && key !== "Escape")) return;
      // Else the same Enter would press what it gives the focus to.
      event.preventDefault();
      leaves.current = "back";
      fold();
    },
    onBlur: ({ currentTarget: left }: FocusEvent) => {
      if (leaves.current !== null) return fold();
      // Nothing may move away below a finger: what is pressed outside gets its press first.
      const afterPress = () => {
        if (document.activeElement !== left) fold();
      };
      window.addEventListener("click", afterPress, { once: true });
    },
  };
  return { isOpen, open: () => setOpen(true), opener, handlers };
}
