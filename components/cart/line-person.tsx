"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextField } from "@/components/ui/text-field";
import type { CartLine } from "@/lib/domain/cart";
import { setPerson, usePerson } from "@/stores/checkout";

/** Several people in one order: an optional name, so that the shop can label the things. */
export function LinePerson({ line }: { line: CartLine }) {
  const t = useTranslations("cart");
  const person = usePerson(line.key);
  const [open, setOpen] = useState(false);
  if (!open && person === "") {
    return (
      <button
        type="button"
        className="button button-quiet button-small -ml-3 self-start px-3!"
        aria-label={t("personAddNamed", { name: line.name })}
        onClick={() => setOpen(true)}
      >
        {t("personAdd")}
      </button>
    );
  }
  return (
    <TextField
      className="max-w-xs"
      label={t("person")}
      hint={t("personHint")}
      value={person}
      maxLength={80}
      autoComplete="off"
      autoFocus={open}
      onChange={(event) => setPerson(line.key, event.target.value)}
    />
  );
}
