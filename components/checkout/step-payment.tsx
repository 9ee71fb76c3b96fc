"use client";

import { useTranslations } from "next-intl";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { keptAmounts } from "@/components/ui/kept-amounts";
import { Notice } from "@/components/ui/notice";
import { RadioGroup } from "@/components/ui/radio-group";
import type { PaymentMethod } from "@/lib/contract";
import { isBought } from "@/lib/domain/cart";
import { asksBillingAddress, canCopyBilling, payableMethods, type CheckoutForm } from "@/lib/domain/checkout";
import { holdChance } from "@/lib/domain/deposit-hold";
import { formatMoney } from "@/lib/domain/money";
import { formatMoment } from "@/lib/domain/order-times";
import { useCartLines } from "@/stores/cart";
import { payments } from "@/shop.config";
import { AddressFields, addressLabels } from "./address-fields";
import { CompanyFields } from "./company-fields";
import type { CheckoutFacts } from "./checkout-facts";
import { ErrorSummary } from "./error-summary";
import { FormCheckbox, useFieldError } from "./fields";

/** Cash on delivery, as payment methods name it. */
const CASH = "cashondelivery";

export function StepPayment({ facts }: { facts: CheckoutFacts }) {
  const t = useTranslations("checkout");
  const labels = {
    "paymentDetails.paymentMethod": t("payment.title"),
    "paymentDetails.companyId": t("billing.companyId"),
    "paymentDetails.taxId": t("billing.vatId"),
    "paymentDetails.company": t("billing.companyName"),
    ...addressLabels("paymentDetails", t),
  };
  return (
    <>
      <ErrorSummary labels={labels} />
      <PaymentPicker facts={facts} />
      <Billing />
    </>
  );
}

function PaymentPicker({ facts }: { facts: CheckoutFacts }) {
  const t = useTranslations("checkout.payment");
  const { control } = useFormContext<CheckoutForm>();
  const { field } = useController({ control, name: "paymentDetails.paymentMethod" });
  const error = useFieldError("paymentDetails.paymentMethod");
  const bought = isBought(useCartLines());
  const payable = payableMethods(facts.paymentMethods, facts.online);
  if (facts.paymentMethods.length === 0) return <Notice tone="warning">{t("none")}</Notice>;
  const option = (method: PaymentMethod) => ({
    value: method.code,
    label: method.title,
    disabled: !payable.includes(method),
    note: payable.includes(method) ? undefined : t("needsNetwork"),
    aside: method.cost_incl_tax === 0 ? undefined : formatMoney(method.cost_incl_tax, facts.locale),
  });
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup
        label={t("title")}
        name="paymentDetails.paymentMethod"
        value={field.value ?? ""}
        error={error}
        onBlur={field.onBlur}
        onChange={(event) => field.onChange(event.target.value)}
        options={facts.paymentMethods.map(option)}
      />
      {facts.paymentMethods.some(({ code, is_server_method }) => code === field.value && is_server_method) && (
        <Notice tone="info" title={t("infoTitle")}>
          <p>{t(bought ? "gatewayBought" : "gateway", { minutes: payments.gatewayMinutes })}</p>
          {facts.deposit > 0 && <OnlineDeposit facts={facts} />}
        </Notice>
      )}
      {field.value === CASH && (
        <Notice tone="info" title={t("infoTitle")}>
          <p>{t("infoText")}</p>
          <p className="text-sm text-muted">
            {facts.deposit > 0
              ? keptAmounts(t("infoMore", { deposit: formatMoney(facts.deposit, facts.locale) }))
              : t("infoMoreNoDeposit")}
          </p>
        </Notice>
      )}
    </div>
  );
}

/** How the deposit of an order that is paid online is given. */
function OnlineDeposit({ facts: { deposit, periods, locale } }: { facts: CheckoutFacts }) {
  const t = useTranslations("checkout.payment");
  const chance = holdChance(periods, new Date());
  const values = {
    deposit: formatMoney(deposit, locale),
    days: payments.depositHold.days,
    from: chance?.when === "later" ? formatMoment(chance.from, locale) : "",
  };
  return (
    <p className="text-sm text-muted">
      {keptAmounts(chance ? t(`depositHold.${chance.when}`, values) : t("gatewayDeposit", values))}
    </p>
  );
}

/** Billing copies the delivery; company fields wait until they are wanted. */
function Billing() {
  const t = useTranslations("checkout");
  const { control } = useFormContext<CheckoutForm>();
  const [payment, there] = useWatch({ control, name: ["paymentDetails", "shippingDetails.shippingMethod"] });
  const lines = useCartLines();
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-2 font-semibold">{t("billing.title")}</legend>
      {canCopyBilling(payment, there) && (
        <FormCheckbox
          name="paymentDetails.sameAsShipping"
          label={t(isBought(lines) ? "billing.nameOnly" : "billing.same")}
        />
      )}
      <FormCheckbox name="paymentDetails.isCompany" label={t("billing.company")} />
      {payment.isCompany && <CompanyFields />}
      {asksBillingAddress(payment, there) && (
        <AddressFields part="paymentDetails" group="billing" title={t("address.billingTitle")} />
      )}
    </fieldset>
  );
}
