"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { useFormContext, type FieldPathByValue } from "react-hook-form";
import { Checkbox } from "@/components/ui/checkbox";
import { Select } from "@/components/ui/select";
import { TextArea, TextField } from "@/components/ui/text-field";
import type { CheckoutForm } from "@/lib/domain/checkout";
import { messageOf } from "./error-summary";

type TextName = FieldPathByValue<CheckoutForm, string>;
type FlagName = FieldPathByValue<CheckoutForm, boolean>;

/** The words under a field; the domain says what is wrong, the dictionary how to say it. */
export function useFieldError(name: string): string | undefined {
  const t = useTranslations("checkout.validation");
  const { formState } = useFormContext<CheckoutForm>();
  const message = messageOf(formState.errors, name);
  return message === undefined ? undefined : t(message);
}

/** What any text may be told, and what a field of its own, by the last part of its name. */
const TEXT = ["required", "too_long", "unreadable"];
const problemsOf: Record<string, readonly string[]> = {
  firstName: ["name_short"],
  lastName: ["name_short"],
  emailAddress: ["email"],
  phoneNumber: ["phone"],
  zipCode: ["postcode"],
  companyId: ["company_id"],
  taxId: ["tax_id"],
  termsAccepted: ["terms"],
};

/** The longest message that a field may show, in the shopper's language. */
function useRoom(name: string, common: readonly string[] = TEXT): string {
  const t = useTranslations("checkout.validation");
  return [...common, ...(problemsOf[name.slice(name.lastIndexOf(".") + 1)] ?? [])]
    .map((problem) => t(problem))
    .reduce((longest, text) => (text.length > longest.length ? text : longest), "");
}

export function FormText({
  name,
  ...rest
}: { name: TextName } & Omit<ComponentProps<typeof TextField>, "name" | "error">) {
  const { register } = useFormContext<CheckoutForm>();
  return <TextField {...rest} {...register(name)} error={useFieldError(name)} room={useRoom(name)} />;
}

export function FormTextArea({
  name,
  ...rest
}: { name: TextName } & Omit<ComponentProps<typeof TextArea>, "name" | "error">) {
  const { register } = useFormContext<CheckoutForm>();
  return <TextArea {...rest} {...register(name)} error={useFieldError(name)} room={useRoom(name)} />;
}

export function FormSelect({
  name,
  ...rest
}: { name: TextName } & Omit<ComponentProps<typeof Select>, "name" | "error">) {
  const { register } = useFormContext<CheckoutForm>();
  return <Select {...rest} {...register(name)} error={useFieldError(name)} />;
}

export function FormCheckbox({
  name,
  ...rest
}: { name: FlagName } & Omit<ComponentProps<typeof Checkbox>, "name" | "error">) {
  const { register } = useFormContext<CheckoutForm>();
  return <Checkbox {...rest} {...register(name)} error={useFieldError(name)} room={useRoom(name, [])} />;
}
