"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { classNames } from "@/components/ui/class-names";
import { IconDown } from "@/components/ui/icons";
import { Select } from "@/components/ui/select";
import type { LineService, ServiceChoice } from "@/lib/contract";
import {
  chargedServices,
  choicesOf,
  servicePrice,
  servicesPrice,
  serviceTitle,
} from "@/lib/domain/additional-services";
import type { CartLine } from "@/lib/domain/cart";
import { formatMoney } from "@/lib/domain/money";
import { setLineServices } from "@/stores/cart-actions";
import { SameForAll } from "./same-for-all";

interface Props {
  line: CartLine;
  locale: string;
}

/** What can be had with a line, folded until it is asked for or something of it can't be had any more. */
export function LineServices({ line, locale }: Props) {
  const t = useTranslations("cart.lineServices");
  const services = line.services ?? [];
  if (services.length === 0) return null;
  const isGone = services.some(({ unavailable }) => unavailable);
  const isChosen = services.some(({ isActive }) => isActive);
  const price = (amount: number) => formatMoney(amount, locale);
  return (
    <details className="group open:basis-full" open={isGone || undefined}>
      <summary
        className={classNames(buttonClass({ kind: "quiet", size: "small" }), "-ml-3 w-fit list-none px-3!")}
        aria-label={t(isChosen ? "changeNamed" : "addNamed", { name: line.name })}
      >
        {t(isChosen ? "change" : "add")}
        <IconDown className="size-4 group-open:rotate-180" />
      </summary>
      <fieldset className="mt-1 flex flex-col gap-2">
        <legend className="sr-only">{t("title", { name: line.name })}</legend>
        {line.qty > 1 && <p className="text-sm text-muted">{t("each", { count: line.qty })}</p>}
        {services.map((service) => (
          <ServiceField
            key={service.code}
            service={service}
            price={price}
            onChoose={(choice) => void setLineServices(line.key, chosenWith(services, service.code, choice))}
          />
        ))}
        <SameForAll line={line} />
      </fieldset>
    </details>
  );
}

/** @param choice null takes the service off */
function chosenWith(services: readonly LineService[], code: string, choice: ServiceChoice | null): ServiceChoice[] {
  const others = choicesOf(services).filter((other) => other.code !== code);
  return choice === null ? others : [...others, choice];
}

/** The list's entry for none of its kinds; no kind has an empty code. */
const NONE = "";

/** One control for each: a tick, or a list of kinds of which the first is none. */
function ServiceField({
  service,
  price,
  onChoose,
}: {
  service: LineService;
  price: (amount: number) => string;
  onChoose: (choice: ServiceChoice | null) => void;
}) {
  const t = useTranslations("cart.lineServices");
  const { code, name, description, options, isActive, selected_option, unavailable } = service;
  const error = unavailable ? t("gone") : undefined;
  if (options.length === 0) {
    const amount = servicePrice(service, null) ?? 0;
    return (
      <Priced price={unavailable ? null : price(amount)}>
        <Checkbox
          label={
            <>
              {name}
              {!unavailable && <span className="sr-only">{` ${price(amount)}`}</span>}
            </>
          }
          hint={description}
          error={error}
          checked={isActive}
          onChange={({ target }) => onChoose(target.checked ? { code, selected_option: null } : null)}
        />
      </Priced>
    );
  }
  const kinds = options.map((kind) => ({
    value: kind.code,
    label: t("priced", { ...kind, price: price(kind.price) }),
  }));
  return (
    <Select
      className="max-w-xs pt-2.5"
      label={name}
      hint={description}
      error={error}
      options={[{ value: NONE, label: t("none") }, ...kinds]}
      value={isActive && !unavailable && selected_option !== null ? selected_option : NONE}
      onChange={({ target: { value } }) => onChoose(value === NONE ? null : { code, selected_option: value })}
    />
  );
}

/** Prices stand below each other; what a control is called says its own. */
const Priced = ({ price, children }: { price: string | null; children: ReactNode }) => (
  <div className="flex items-start justify-between gap-3">
    {children}
    {price !== null && (
      <span aria-hidden="true" className="py-2.5 leading-6 whitespace-nowrap">
        {price}
      </span>
    )}
  </div>
);

/** Names of what is chosen, and what that costs for all units. */
export function ChosenServices({ line, locale }: Props) {
  const charged = chargedServices(line.services);
  if (charged.length === 0) return null;
  return (
    <span className="flex items-start justify-between gap-3 text-sm text-muted">
      <span>{charged.map(serviceTitle).join(", ")}</span>{" "}
      <span className="whitespace-nowrap">{formatMoney(servicesPrice(charged) * line.qty, locale)}</span>
    </span>
  );
}
