"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useFormContext, useFormState, useWatch, type FieldPath } from "react-hook-form";
import type { Company } from "@/lib/contract";
import type { CheckoutForm } from "@/lib/domain/checkout";
import { filledFrom } from "@/lib/domain/company";
import { normaliseCompanyId } from "@/lib/domain/contact";
import { company as companyQuery } from "@/lib/queries";
import { loadCartApi } from "@/stores/api";
import { FormText } from "./fields";

/** Digits of a whole IČO; fewer may be one without its zeros, or one that is still being typed. */
const WHOLE = 8;

/** The number to look for: once it is whole, or left as it is, and can be right. */
function useSoughtNumber(): { id: string | null; country: string } {
  const { control } = useFormContext<CheckoutForm>();
  const [text, country] = useWatch({ control, name: ["paymentDetails.companyId", "paymentDetails.country"] });
  const { touchedFields } = useFormState({ control, name: "paymentDetails.companyId" });
  const isWhole = text.replace(/\s+/gu, "").length === WHOLE || touchedFields.paymentDetails?.companyId === true;
  return { id: isWhole ? normaliseCompanyId(text, country) : null, country };
}

/**
 * Asks the register for the company whose number was typed, and fills in what it knows. Nothing waits for it: the
 * fields are there to be typed into all the while.
 */
function useRegister() {
  const { getValues, getFieldState, setValue } = useFormContext<CheckoutForm>();
  const { id, country } = useSoughtNumber();
  const answer = useQuery({
    ...companyQuery(loadCartApi, country, id ?? ""),
    enabled: id !== null,
  });
  /** Filled in already: before a reload, or by this answer. */
  const settled = useRef(getValues("paymentDetails.company") === "" ? null : id);
  const last = useRef<Company | null>(null);
  const found = answer.data ?? null;
  useEffect(() => {
    if (!found || settled.current === found.company_id) return;
    settled.current = found.company_id;
    for (const [field, value] of Object.entries(filledFrom(getValues("paymentDetails"), found, last.current))) {
      const name = `paymentDetails.${field}` as FieldPath<CheckoutForm>;
      setValue(name, value, { shouldDirty: true, shouldValidate: getFieldState(name).invalid });
    }
    last.current = found;
  }, [found, getValues, getFieldState, setValue]);
  return id === null ? null : answer;
}

/** Who the bill is for: the number first, which fills in the rest. */
export function CompanyFields() {
  const t = useTranslations("checkout");
  const register = useRegister();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormText
        name="paymentDetails.companyId"
        label={t("billing.companyId")}
        hint={t("billing.companyIdHint")}
        inputMode="numeric"
        autoComplete="off"
      />
      <FormText
        name="paymentDetails.taxId"
        label={t("billing.vatId")}
        optional={t("optional")}
        hint={t("billing.vatIdHint")}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <p role="status" className="min-h-6 text-sm text-muted sm:col-span-2">
        {register?.isPending && t("billing.register.seeking")}
        {register?.isError && t("billing.register.silent")}
        {register?.data && t("billing.register.filled", { name: register.data.name })}
        {register?.data === null && t("billing.register.unknown")}
      </p>
      <FormText
        className="sm:col-span-2"
        name="paymentDetails.company"
        label={t("billing.companyName")}
        autoComplete="billing organization"
      />
    </div>
  );
}
