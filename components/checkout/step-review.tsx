"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { LineState } from "@/components/cart/line-state";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import { postalLine, spokenPhone } from "@/lib/domain/address-text";
import { needsAddress, type CheckoutAddress, type CheckoutForm } from "@/lib/domain/checkout";
import { normalisePhone, normaliseVatId } from "@/lib/domain/contact";
import { formatPeriod } from "@/lib/domain/formats";
import { fittingsOfAll } from "@/lib/domain/fittings";
import { rentalDays } from "@/lib/domain/rental-period";
import { cartPath, checkoutPath, cmsPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { useCartLines } from "@/stores/cart";
import { useCheckout } from "@/stores/checkout";
import type { CheckoutFacts } from "./checkout-facts";
import { ErrorSummary } from "./error-summary";
import { FormCheckbox, FormTextArea } from "./fields";
import type { Screen } from "./form-schema";
import { findMethod } from "./methods";
import { PlaceAndTime } from "./place-and-time";
import { RefusedOrder } from "./refused-order";
import type { Placing } from "./use-place-order";

const postal = ({ streetAddress, apartmentNumber, zipCode, city }: CheckoutAddress): string =>
  postalLine({ street: [streetAddress, apartmentNumber], postcode: zipCode, city });

/** Everything once more before it binds. */
export function StepReview({
  facts,
  storeView,
  placing,
}: {
  facts: CheckoutFacts;
  storeView: StoreView;
  placing: Placing;
}) {
  const t = useTranslations("checkout");
  const delivered = needsAddress(useFormContext<CheckoutForm>().getValues("shippingDetails.shippingMethod"));
  return (
    <>
      <RefusedOrder placing={placing} locale={storeView.locale} />
      <ErrorSummary labels={{ userNote: t("review.note"), termsAccepted: t("review.terms") }} />
      <ReviewLines storeView={storeView} />
      <ReviewDetails facts={facts} storeView={storeView} />
      {fittingsOfAll(useCartLines()).map((fitting) => (
        <p key={fitting} className="text-sm text-muted">
          {t(`review.${delivered ? "fittingCourier" : "fitting"}.${fitting}`)}
        </p>
      ))}
      <FormTextArea
        name="userNote"
        label={t("review.note")}
        hint={t("review.noteHint")}
        optional={t("optional")}
        rows={3}
      />
      <div>
        <FormCheckbox name="termsAccepted" label={t("review.terms")} />
        <p className="flex flex-wrap gap-x-4 pl-9 text-sm">
          <Link href={cmsPath(storeView, "terms")} target="_blank" className="inline-block py-1">
            {t("review.readTerms")}
          </Link>
          <Link href={cmsPath(storeView, "gdpr")} target="_blank" className="inline-block py-1">
            {t("review.gdpr")}
          </Link>
        </p>
      </div>
      <p className="text-sm text-muted">{t("review.cancellation")}</p>
    </>
  );
}

function ReviewLines({ storeView }: { storeView: StoreView }) {
  const t = useTranslations("checkout.review");
  const cart = useTranslations("cart");
  const lines = useCartLines();
  const persons = useCheckout((state) => state.persons);
  return (
    <Part title={t("lines")} href={cartPath(storeView)}>
      <ul className="flex flex-col gap-3">
        {lines.map((line) => (
          <li key={line.key} className="flex gap-3">
            <span className="w-14 flex-none">
              {line.image && <Picture image={{ image: line.image }} size="cart" alt="" />}
            </span>
            <div className="min-w-0 flex-1">
              <p className="font-medium">{`${line.qty}× ${line.name}`}</p>
              <p className="text-sm text-muted">
                {[
                  ...line.options.map((option) => `${option.label}: ${option.value}`),
                  cart("period", {
                    period: formatPeriod(line, storeView.locale),
                    days: cart("days", { days: rentalDays(line) }),
                  }),
                ].join(", ")}
              </p>
              {persons[line.key] && (
                <p className="text-sm font-medium">{t("person", { name: persons[line.key] ?? "" })}</p>
              )}
              <LineState line={line} storeView={storeView} />
            </div>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function ReviewDetails({ facts, storeView }: { facts: CheckoutFacts; storeView: StoreView }) {
  const t = useTranslations("checkout");
  const {
    personalDetails: person,
    shippingDetails: there,
    returnShippingDetails: back,
    paymentDetails: payment,
  } = useFormContext<CheckoutForm>().getValues();
  const stepHref = (screen: Screen) => `${checkoutPath(storeView)}?step=${screen}`;
  const sourceOf = (id: string | null | undefined) => facts.sources.find((source) => source.id === id) ?? null;
  const [thereMethod, backMethod] = [
    findMethod(facts.methods.shipping, there.shippingMethod),
    findMethod(facts.methods.return, back.shippingMethod),
  ];
  const vatId = normaliseVatId(payment.taxId);
  const copiesBack = back.sameAsShipping && needsAddress(there.shippingMethod);
  return (
    <>
      <Part title={t("review.who")} href={stepHref("shipping")}>
        <p>{`${person.firstName} ${person.lastName}`}</p>
        <p>{person.emailAddress}</p>
        <p>{spokenPhone(normalisePhone(person.phoneNumber) ?? person.phoneNumber)}</p>
      </Part>
      <Part title={t("review.shipping")} href={stepHref("shipping")}>
        <p>{thereMethod?.method_title}</p>
        {needsAddress(there.shippingMethod) && <p>{postal(there)}</p>}
        <PlaceAndTime
          source={sourceOf(thereMethod?.source_id)}
          periods={facts.periods}
          end="from"
          locale={facts.locale}
        />
      </Part>
      <Part title={t("review.return")} href={stepHref("return")}>
        <p>{backMethod?.method_title}</p>
        {needsAddress(back.shippingMethod) && <p>{postal(copiesBack ? there : back)}</p>}
        <PlaceAndTime source={sourceOf(backMethod?.source_id)} periods={facts.periods} end="to" locale={facts.locale} />
      </Part>
      <Part title={t("review.payment")} href={stepHref("payment")}>
        <p>{facts.paymentMethods.find((method) => method.code === payment.paymentMethod)?.title}</p>
        <p className="text-sm text-muted">
          {payment.sameAsShipping && !payment.isCompany
            ? t("review.billingSame")
            : [
                ...(payment.isCompany
                  ? [
                      payment.company,
                      `${t("billing.companyId")} ${payment.companyId}`,
                      vatId && `${t("billing.vatId")} ${vatId}`,
                    ]
                  : []),
                postal(payment.sameAsShipping && needsAddress(there.shippingMethod) ? there : payment),
              ]
                .filter(Boolean)
                .join(", ")}
        </p>
      </Part>
    </>
  );
}

function Part({ title, href, children }: { title: string; href: string; children: ReactNode }) {
  const t = useTranslations("checkout");
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3>{title}</h3>
        <Link href={href} aria-label={t("editNamed", { name: title })} className="inline-block px-1 py-1 text-sm">
          {t("edit")}
        </Link>
      </div>
      {children}
    </section>
  );
}
