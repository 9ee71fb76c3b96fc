"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useEffect, useState } from "react";
import { useFormContext } from "react-hook-form";
import { PageLink } from "@/components/content/page-link";
import { CancellationTerms } from "@/components/orders/cancellation-terms";
import type { Way } from "@/lib/contract";
import { placeLine, postalLine, spokenPhone } from "@/lib/domain/address-text";
import {
  billingPlace,
  handoverOf,
  needsAddress,
  returnPlace,
  type CheckoutAddress,
  type CheckoutForm,
} from "@/lib/domain/checkout";
import { partOf } from "@/lib/domain/checkout-checks";
import { normalisePhone, normaliseVatId } from "@/lib/domain/contact";
import { isWholeOf } from "@/lib/domain/fitting-data";
import { fittingsOfAll } from "@/lib/domain/fittings";
import { findMethod } from "@/lib/domain/method-choice";
import { formatMoney } from "@/lib/domain/money";
import { cancellationDeadline } from "@/lib/domain/order-times";
import { timesIn, turnDays } from "@/lib/domain/turn-times";
import { cmsPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { customerId, watchLoginEnd } from "@/stores/account-hint";
import { useCartLines, useCartSource } from "@/stores/cart";
import { useCheckout } from "@/stores/checkout";
import type { CheckoutFacts } from "./checkout-facts";
import { ErrorSummary } from "./error-summary";
import { FormCheckbox, FormTextArea } from "./fields";
import type { Screen } from "./form-schema";
import { PointText } from "./point-text";
import { PlaceAndTime } from "./place-and-time";
import { RefusedOrder } from "./refused-order";
import { ReviewLines, ReviewPart as Part } from "./review-lines";
import { stepPath } from "./step-address";
import type { Placing } from "./use-place-order";

/** An order goes without it: where its code can't be had, nothing is offered. */
const CreateAccount = lazy(() => import("./create-account").catch(() => ({ default: () => <></> })));

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
  const there = useFormContext<CheckoutForm>().getValues("shippingDetails.shippingMethod");
  const delivered = handoverOf(there) !== "branch";
  const cartSource = useCartSource();
  const branch = facts.sources.find(({ id }) => id === cartSource?.id) ?? null;
  const measures = useCheckout((state) => state.measures);
  const unmeasured = useCartLines().filter((line) => !isWholeOf(line, measures[line.key]));
  return (
    <>
      <RefusedOrder placing={placing} locale={storeView.locale} />
      <ErrorSummary labels={{ userNote: t("review.note"), termsAccepted: t("review.terms") }} />
      <ReviewLines facts={facts} storeView={storeView}>
        {fittingsOfAll(unmeasured).map((fitting) => (
          <p key={fitting} className="text-sm text-muted">
            {t(`review.${delivered ? "fittingCourier" : "fitting"}.${fitting}`)}
          </p>
        ))}
      </ReviewLines>
      <ReviewDetails facts={facts} storeView={storeView} />
      <FormTextArea
        name="userNote"
        label={t("review.note")}
        hint={t("review.noteHint")}
        optional={t("optional")}
        rows={3}
      />
      <AccountAlong online={facts.online} />
      <FormCheckbox
        name="termsAccepted"
        label={t("review.terms")}
        hint={
          <span className="flex flex-wrap gap-x-4">
            <PageLink href={cmsPath(storeView, "terms")} locale={storeView.locale} className="inline-block py-1">
              {t("review.readTerms")}
            </PageLink>
            <PageLink href={cmsPath(storeView, "gdpr")} locale={storeView.locale} className="inline-block py-1">
              {t("review.gdpr")}
            </PageLink>
          </span>
        }
      />
      <CancellationTerms
        deadline={cancellationDeadline(facts.periods, branch)}
        now={new Date()}
        locale={storeView.locale}
        className="text-sm text-muted"
      />
    </>
  );
}

/** For guests alone, and where the shop can be asked; room is kept for it while its code comes. */
function AccountAlong({ online }: { online: boolean }) {
  const [isGuest, setGuest] = useState(false);
  useEffect(() => {
    setGuest(customerId() === null);
    return watchLoginEnd(() => setGuest(true));
  }, []);
  return (
    isGuest &&
    online && (
      <Suspense fallback={<div className="min-h-16" />}>
        <CreateAccount />
      </Suspense>
    )
  );
}

function ReviewDetails({ facts, storeView }: { facts: CheckoutFacts; storeView: StoreView }) {
  const t = useTranslations("checkout");
  const form = useFormContext<CheckoutForm>().getValues();
  const { personalDetails: person, paymentDetails: payment } = form;
  const stepHref = (screen: Screen) => stepPath(storeView, screen);
  const vatId = normaliseVatId(payment.taxId);
  return (
    <>
      <Part title={t("review.who")} href={stepHref("shipping")}>
        <p>{`${person.firstName} ${person.lastName}`}</p>
        <p>{person.emailAddress}</p>
        <p>{spokenPhone(normalisePhone(person.phoneNumber) ?? person.phoneNumber)}</p>
      </Part>
      {!facts.bought && (
        <>
          <Part title={t("review.shipping")} href={stepHref("shipping")}>
            <ReviewWay way="shipping" facts={facts} />
          </Part>
          <Part title={t("review.return")} href={stepHref("return")}>
            <ReviewWay way="return" facts={facts} />
          </Part>
        </>
      )}
      <Part title={t("review.payment")} href={stepHref("payment")}>
        <p>{facts.paymentMethods.find((method) => method.code === payment.paymentMethod)?.title}</p>
        <p className="text-sm text-muted">
          {payment.sameAsShipping && !payment.isCompany
            ? t(facts.bought ? "billing.nameOnly" : "review.billingSame")
            : [
                ...(payment.isCompany
                  ? [
                      payment.company,
                      `${t("billing.companyId")} ${payment.companyId}`,
                      vatId && `${t("billing.vatId")} ${vatId}`,
                    ]
                  : []),
                postal(billingPlace(form)),
              ]
                .filter(Boolean)
                .join(", ")}
        </p>
      </Part>
    </>
  );
}

/** How the things come, or go back: by whom, where and when. */
function ReviewWay({ way, facts }: { way: Way; facts: CheckoutFacts }) {
  const form = useFormContext<CheckoutForm>().getValues();
  const own = form[partOf[way]];
  const place = way === "return" ? returnPlace(form) : own;
  const method = findMethod(facts.methods[way], own.shippingMethod);
  const end = way === "shipping" ? "from" : "to";
  const price = method?.price_incl_tax ?? 0;
  const title = (
    <p>{[method?.method_title, price > 0 && formatMoney(price, facts.locale)].filter(Boolean).join(", ")}</p>
  );
  if (handoverOf(own.shippingMethod) === "pickup_point")
    return (
      <>
        {title}
        {place.pickupPoint && (
          <PointText
            point={place.pickupPoint}
            days={turnDays(facts.periods, end)}
            locale={facts.locale}
            className="rounded-sm bg-surface px-4 py-3"
          />
        )}
      </>
    );
  return (
    <>
      {title}
      {needsAddress(own.shippingMethod) && (
        <p className="wrap-anywhere">
          {[handoverOf(own.shippingMethod) === "lodging" && placeLine(place), postal(place)].filter(Boolean).join(", ")}
        </p>
      )}
      <PlaceAndTime
        source={facts.sources.find((source) => source.id === method?.source_id) ?? null}
        window={method?.windows?.find(({ code }) => code === own.window)}
        times={timesIn(method, own.times)}
        periods={facts.periods}
        end={end}
        locale={facts.locale}
      />
    </>
  );
}
