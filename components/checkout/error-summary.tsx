"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { get, useFormContext, useFormState, type FieldErrors } from "react-hook-form";
import { IconError } from "@/components/ui/icons";
import type { CheckoutForm } from "@/lib/domain/checkout";

/** Key of the words for what is wrong with a field. */
export function messageOf(errors: FieldErrors<CheckoutForm>, name: string): string | undefined {
  const found: unknown = get(errors, name);
  return typeof found === "object" && found !== null && "message" in found && typeof found.message === "string"
    ? found.message
    : undefined;
}

/** Fields go by name in the page; of radios the chosen one takes the focus, else the first. */
function focusField(name: string): void {
  const fields = [...document.getElementsByName(name)];
  const isChosen = (field: HTMLElement) => field instanceof HTMLInputElement && field.type === "radio" && field.checked;
  (fields.find(isChosen) ?? fields[0])?.focus();
}

/**
 * After a refused step: what is wrong, one link per field, in the order of the page. It takes the focus, so
 * that nobody has to look for it. `labels` maps field names to the words of their labels.
 */
export function ErrorSummary({ labels }: { labels: Record<string, string> }) {
  const t = useTranslations("checkout.validation");
  const { control } = useFormContext<CheckoutForm>();
  const { errors, submitCount, isSubmitting } = useFormState({ control });
  const box = useRef<HTMLDivElement>(null);
  const shownFor = useRef(0);
  const wrong = Object.keys(labels).filter((name) => messageOf(errors, name) !== undefined);
  const hasErrors = wrong.length > 0;

  useEffect(() => {
    if (isSubmitting || !hasErrors || submitCount === shownFor.current) return;
    shownFor.current = submitCount;
    box.current?.focus();
  }, [submitCount, isSubmitting, hasErrors]);

  if (submitCount === 0 || !hasErrors) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby="error-summary-title"
      className="flex scroll-mt-32 gap-3 rounded-sm bg-danger-soft px-4 py-3"
    >
      <IconError className="mt-0.5 size-5 flex-none text-danger" />
      <div>
        <p id="error-summary-title" className="font-semibold">
          {t("summaryTitle", { count: wrong.length })}
        </p>
        <ul className="mt-1 flex flex-col">
          {wrong.map((name) => (
            <li key={name}>
              <button type="button" className="link py-1 text-left" onClick={() => focusField(name)}>
                {`${labels[name]}: ${t(messageOf(errors, name) ?? "required")}`}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
