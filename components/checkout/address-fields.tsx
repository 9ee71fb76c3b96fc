"use client";

import { useLocale, useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { countries } from "@/shop.config";
import type { CheckoutForm } from "@/lib/domain/checkout";
import { FormSelect, FormText } from "./fields";

export type AddressPart = "shippingDetails" | "returnShippingDetails" | "paymentDetails";

/** One postal address with the tokens that let the browser fill it in; `group` keeps delivery and billing apart. */
export function AddressFields({
  part,
  group,
  title,
  isLodging = false,
  served,
}: {
  part: AddressPart;
  group: "shipping" | "billing";
  title: string;
  /** A hotel or cabin, which may stand in no street. */
  isLodging?: boolean;
  /** Countries that can be chosen; all that the shop knows when left out. */
  served?: readonly string[] | undefined;
}) {
  const t = useTranslations("checkout");
  const { control } = useFormContext<CheckoutForm>();
  const chosen = useWatch({ control, name: `${part}.country` });
  const names = new Intl.DisplayNames(useLocale(), { type: "region" });
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-4 font-semibold">{title}</legend>
      {isLodging && (
        <div className="grid gap-4 sm:grid-cols-[1fr_200px]">
          <FormText name={`${part}.place`} label={t("address.place")} autoComplete="off" />
          <FormText
            name={`${part}.room`}
            label={t("address.room")}
            optional={t("optional")}
            hint={t("address.roomHint")}
            autoComplete="off"
          />
        </div>
      )}
      <FormText
        name={`${part}.streetAddress`}
        label={t("address.street")}
        optional={isLodging ? t("optional") : undefined}
        autoComplete={`${group} address-line1`}
      />
      {!isLodging && (
        <FormText
          name={`${part}.apartmentNumber`}
          label={t("address.apartment")}
          optional={t("optional")}
          autoComplete={`${group} address-line2`}
        />
      )}
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
        options={countries
          .filter(({ code }) => !served || served.includes(code) || code === chosen)
          .map(({ code }) => ({ value: code, label: names.of(code) ?? code }))}
      />
    </fieldset>
  );
}

/** Field names of an address with their labels, for the error summary. */
export const addressLabels = (part: AddressPart, t: (key: string) => string): Record<string, string> => ({
  [`${part}.place`]: t("address.place"),
  [`${part}.room`]: t("address.room"),
  [`${part}.streetAddress`]: t("address.street"),
  [`${part}.zipCode`]: t("address.postcode"),
  [`${part}.city`]: t("address.city"),
});
