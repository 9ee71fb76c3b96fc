"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { tellOnTheWay } from "@/components/ui/on-the-way";
import { fill } from "@/components/ui/text";
import { useHydrated } from "@/components/ui/use-hydrated";
import { spacedPostcode } from "@/lib/domain/address-text";
import { formatDayShort } from "@/lib/domain/formats";
import { type Branch, wishQuery } from "@/lib/domain/place";
import type { Locale } from "@/lib/store-views";
import { setPeriod, setPlace, usePeriod, usePlace, useWishedBranch } from "@/stores/reservation";
import { LazyPeriodPicker, openPeriodPicker } from "./lazy-period-picker";

interface PlannerFormProps {
  action: string;
  locale: Locale;
  options: readonly { value: string; label: string; path: string }[];
  branches: readonly Branch[];
  labels: Record<"form" | "what" | "from" | "to" | "choose" | "where" | "anywhere" | "delivery" | "submit", string>;
}

export function PlannerForm({ action, locale, options, branches, labels }: PlannerFormProps) {
  const router = useRouter();
  const hydrated = useHydrated();
  const period = usePeriod();
  const place = usePlace();
  const branch = useWishedBranch();
  const open = () => openPeriodPicker(locale, () => setPicking(true));
  const [picking, setPicking] = useState(false);

  const days = [
    { name: "dateFrom", label: labels.from, value: period?.from },
    { name: "dateTo", label: labels.to, value: period?.to },
  ];

  return (
    <>
      <form
        action={action}
        aria-label={labels.form}
        className="planner"
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          const path = options.find((option) => option.value === form.get("category"))?.path ?? action;
          const query = new URLSearchParams(wishQuery(period, place)).toString();
          const address = query ? `${path}?${query}` : path;
          tellOnTheWay(address);
          router.push(address);
        }}
      >
        <label className="planner-cell">
          <span className="planner-name">{labels.what}</span>
          <select name="category">
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
        {days.map(({ name, label, value }) =>
          hydrated ? (
            <button key={name} type="button" aria-haspopup="dialog" className="planner-cell" onClick={open}>
              <span className="planner-name">{label}</span>
              <span className="planner-value">{value ? formatDayShort(value, locale) : labels.choose}</span>
            </button>
          ) : (
            <label key={name} className="planner-cell">
              <span className="planner-name">{label}</span>
              <input type="date" name={name} />
            </label>
          ),
        )}
        {hydrated ? (
          <button type="button" aria-haspopup="dialog" className="planner-cell" onClick={open}>
            <span className="planner-name">{labels.where}</span>
            <span className="planner-value">
              {place.kind === "delivery"
                ? fill(labels.delivery, { postcode: spacedPostcode(place.postcode) })
                : (branch?.name ?? labels.anywhere)}
            </span>
          </button>
        ) : (
          <label className="planner-cell">
            <span className="planner-name">{labels.where}</span>
            <select name="place">
              <option value="">{labels.anywhere}</option>
              {branches.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <button type="submit" className="button button-primary">
          {labels.submit}
        </button>
      </form>
      {/* Outside the form: its styles of fields are not the dialog's. */}
      {picking && (
        <LazyPeriodPicker
          locale={locale}
          period={period}
          onChoose={(days, where) => {
            setPeriod(days);
            setPlace(where);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}
