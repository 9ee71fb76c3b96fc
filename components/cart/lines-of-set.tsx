"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { Button } from "@/components/ui/button";
import { IconTrash } from "@/components/ui/icons";
import { Price } from "@/components/ui/price";
import { type CartLine, linesTotal } from "@/lib/domain/cart";
import { OnceMore } from "./once-more";
import { SetPerson } from "./set-person";

interface Props {
  name: string;
  parts: readonly CartLine[];
  locale: string;
  /** Drawer: nothing about persons. */
  compact?: boolean;
  onRemove: () => void;
  children: ReactNode;
}

/** The parts of a set under its name, with what they come to together; they go as they came, in one press. */
export function LinesOfSet({ name, parts, locale, compact = false, onRemove, children }: Props) {
  const t = useTranslations("cart.set");
  const id = useId();
  const sum = linesTotal({ lines: [...parts] });
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={id} className="text-base sm:text-lg">
          {name}
        </h3>
        {sum !== null && <Price amount={sum} locale={locale} className="text-lg" />}
      </div>
      <div className="flex flex-wrap gap-x-2">
        <Button kind="quiet" size="small" className="-ml-3 px-3!" onClick={onRemove}>
          <IconTrash className="size-4" />
          {t("remove")}
          <span className="sr-only">{` ${name}`}</span>
        </Button>
        {!compact && <SetPerson parts={parts} name={name} />}
        {!compact && <OnceMore lines={parts} name={name} />}
      </div>
      <ul aria-labelledby={id} className="divide-y divide-line border-l-2 border-line pl-4">
        {children}
      </ul>
    </li>
  );
}
