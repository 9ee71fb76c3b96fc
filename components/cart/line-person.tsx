"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextField } from "@/components/ui/text-field";
import { MAX_PERSON } from "@/lib/contract/limits";
import type { CartLine } from "@/lib/domain/cart";
import { namesOf } from "@/lib/domain/renters";
import { useCartLines } from "@/stores/cart";
import { nameAgain, setPerson, useCheckout, usePerson } from "@/stores/checkout";

/** Several people in one order: an optional name, so that the shop can label the things. */
export function LinePerson({ line }: { line: CartLine }) {
  const t = useTranslations("cart");
  const person = usePerson(line.key);
  const lines = useCartLines();
  const persons = useCheckout((state) => state.persons);
  return (
    <PersonField
      person={person}
      names={namesOf(lines, persons)}
      thing={line.name}
      words={{ add: t("personAdd"), label: t("person") }}
      onName={(typed) => setPerson(line.key, typed)}
      onAgain={(name) => nameAgain(line, name, lines)}
      folded={line.product_option.extension_attributes.set !== undefined}
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
  /** A name that stands already is no field until somebody presses it: of a set it is said once, above. */
  folded?: boolean;
}

export function PersonField({ person, names, thing, words, onName, onAgain, folded = false }: FieldProps) {
  const t = useTranslations("cart");
  const [open, setOpen] = useState(false);
  if (!open && folded && person !== "") {
    return (
      <button
        type="button"
        className="button button-quiet button-small -ml-3 px-3!"
        aria-label={t("personAgainNamed", { person, name: thing })}
        aria-expanded={false}
        onClick={() => setOpen(true)}
      >
        {t("personAgain", { person })}
      </button>
    );
  }
  if (!open && person === "") {
    return (
      <div className="-ml-3 flex flex-wrap">
        <button
          type="button"
          className="button button-quiet button-small px-3!"
          aria-label={`${words.add}: ${thing}`}
          onClick={() => setOpen(true)}
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
            {t("personAgain", { person: name })}
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
        autoFocus={open}
        onChange={(event) => onName(event.target.value)}
      />
    </div>
  );
}
