"use client";

import { useLocale, useTranslations } from "next-intl";
import { countries } from "@/shop.config";
import { FormSelect, FormText } from "./fields";

export type AddressPart = "shippingDetails" | "returnShippingDetails" | "paymentDetails";

/** One postal address with the tokens that let the browser fill it in; `group` keeps delivery and billing apart. */
export function AddressFields({
  part,
  group,
  title,
}: {
  part: AddressPart;
  group: "shipping" | "billing";
  title: string;
}) {
  const t = useTranslations("checkout");
  const names = new Intl.DisplayNames(useLocale(), { type: "region" });
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-4 font-semibold">{title}</legend>
      <FormText name={`${part}.streetAddress`} label={t("address.street")} autoComplete={`${group} address-line1`} />
      <FormText
        name={`${part}.apartmentNumber`}
        label={t("address.apartment")}
        optional={t("optional")}
        autoComplete={`${group} address-line2`}
      />
      <div className="grid gap-4 sm:grid-cols-[200px_1fr]">
        <FormText
          name={`${part}.zipCode`}
          label={t("address.postcode")}
          hint={t("address.postcodeHint")}
          inputMode="numeric"
          autoComplete={`${group} postal-code`}
        />
        <FormText name={`${part}.city`} label={t("address.city")} autoComplete={`${group} address-level2`} />
      </div>
      <FormSelect
        name={`${part}.country`}
        label={t("address.country")}
        autoComplete={`${group} country`}
        options={countries.map(({ code }) => ({ value: code, label: names.of(code) ?? code }))}
      />
    </fieldset>
  );
}

/** Field names of an address with their labels, for the error summary. */
export const addressLabels = (part: AddressPart, t: (key: string) => string): Record<string, string> => ({
  [`${part}.streetAddress`]: t("address.street"),
  [`${part}.zipCode`]: t("address.postcode"),
  [`${part}.city`]: t("address.city"),
});
