"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextField } from "@/components/ui/text-field";
import { MAX_PERSON } from "@/lib/contract/limits";
import type { CartLine } from "@/lib/domain/cart";
import { namesOf } from "@/lib/domain/renters";
import { useCartLines } from "@/stores/cart";
import { nameAgain, setPerson, useCheckout, usePerson } from "@/stores/checkout";

/**
 * Several people in one order: an optional name, so that the shop can label the things. Who is named already is named
 * again by one press.
 */
export function LinePerson({ line }: { line: CartLine }) {
  const t = useTranslations("cart");
  const person = usePerson(line.key);
  const lines = useCartLines();
  const names = namesOf(
    lines,
    useCheckout((state) => state.persons),
  );
  const [open, setOpen] = useState(false);
  if (!open && person === "") {
    return (
      <div className="-ml-3 flex flex-wrap">
        <button
          type="button"
          className="button button-quiet button-small px-3!"
          aria-label={t("personAddNamed", { name: line.name })}
          onClick={() => setOpen(true)}
        >
          {t("personAdd")}
        </button>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            className="button button-quiet button-small px-3!"
            aria-label={t("personAgainNamed", { person: name, name: line.name })}
            onClick={() => nameAgain(line, name, lines)}
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
        label={t("person")}
        hint={t("personHint")}
        value={person}
        maxLength={MAX_PERSON}
        autoComplete="off"
        autoFocus={open}
        onChange={(event) => setPerson(line.key, event.target.value)}
      />
    </div>
  );
}
