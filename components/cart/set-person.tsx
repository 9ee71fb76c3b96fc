"use client";

import { useTranslations } from "next-intl";
import type { CartLine } from "@/lib/domain/cart";
import { commonPerson } from "@/lib/domain/cart-sets";
import { namesToOffer } from "@/lib/domain/renters";
import { useCartLines } from "@/stores/cart";
import { nameAgain, setPerson, useCheckout } from "@/stores/checkout";
import { useFamily } from "@/stores/family";
import { PersonField } from "./line-person";

/** For whom a whole set is, said once for all its parts; parts that are for several people are named one by one. */
export function SetPerson({ parts, name }: { parts: readonly CartLine[]; name: string }) {
  const t = useTranslations("cart");
  const lines = useCartLines();
  const persons = useCheckout((state) => state.persons);
  const family = useFamily();
  const person = commonPerson(parts, persons);
  if (person === null) return null;
  return (
    <PersonField
      person={person}
      names={namesToOffer(lines, persons, family)}
      thing={name}
      words={{ add: t("set.person"), label: t("person") }}
      onName={(typed) => parts.forEach(({ key }) => setPerson(key, typed))}
      onAgain={(known) => parts.forEach((line) => nameAgain(line, known, lines, family))}
    />
  );
}
