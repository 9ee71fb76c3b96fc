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

export function FormText({
  name,
  ...rest
}: { name: TextName } & Omit<ComponentProps<typeof TextField>, "name" | "error">) {
  const { register } = useFormContext<CheckoutForm>();
  return <TextField {...rest} {...register(name)} error={useFieldError(name)} />;
}

export function FormTextArea({
  name,
  ...rest
}: { name: TextName } & Omit<ComponentProps<typeof TextArea>, "name" | "error">) {
  const { register } = useFormContext<CheckoutForm>();
  return <TextArea {...rest} {...register(name)} error={useFieldError(name)} />;
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
  return <Checkbox {...rest} {...register(name)} error={useFieldError(name)} />;
}
