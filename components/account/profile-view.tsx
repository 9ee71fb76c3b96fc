import type { Customer, Profile } from "@/lib/contract";
import { MAX_LINE, MAX_NAME, MAX_NUMBER, MAX_POSTCODE } from "@/lib/contract/limits";
import { useTranslations } from "@/lib/i18n/server";
import { profileParts } from "@/lib/contract/errors";
import { profileOf } from "@/lib/domain/profile";
import { accountProfilePath, apiBase } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { countries, tax } from "@/shop.config";
import { faultWords, nameField, refusalWords } from "./account-fields";
import { AccountNav } from "./account-nav";
import { AccountPart } from "./account-page";
import type { AccountField, RefusalWords } from "./form-words";
import { ProfileForm } from "./profile-form";

interface Props {
  storeView: StoreView;
  customer: Customer;
  done?: string;
  refused?: string;
  /** As it was typed before it was refused. */
  typed?: Readonly<Record<string, string>>;
  /** What that was a change of: it still is. */
  known?: Profile;
}

/** More than any number with its blanks. */
const MAX_PHONE = 25;

/** Fields as the checkout has them; all but the name may stay empty. */
function useProfileFields(customer: Customer): AccountField[] {
  const t = useTranslations("account");
  const checkout = useTranslations("checkout");
  const [street, apartment] = customer.street;
  const field = (name: string, label: string, more: Omit<AccountField, "name" | "label" | "type">): AccountField => ({
    ...{ name, label, type: "text", optional: checkout("optional") },
    ...more,
  });
  const rest = { autoComplete: "off", maxLength: MAX_NUMBER };
  return [
    { ...nameField("firstname", t("firstname")), defaultValue: customer.firstname },
    { ...nameField("lastname", t("lastname")), defaultValue: customer.lastname },
    {
      ...field("telephone", checkout("personal.phone"), { autoComplete: "tel", maxLength: MAX_PHONE }),
      ...{ type: "tel", wide: true, hint: t("profile.phoneHint"), defaultValue: customer.telephone },
    },
    field("street", checkout("address.street"), {
      ...{ autoComplete: "address-line1", maxLength: MAX_LINE, defaultValue: street },
    }),
    field("apartment", checkout("address.apartment"), {
      ...{ autoComplete: "address-line2", maxLength: MAX_LINE, defaultValue: apartment },
    }),
    field("postcode", checkout("address.postcode"), {
      ...{ autoComplete: "postal-code", maxLength: MAX_POSTCODE, inputMode: "numeric" },
      ...{ hint: checkout("address.postcodeHint"), defaultValue: customer.postcode },
    }),
    field("city", checkout("address.city"), {
      ...{ autoComplete: "address-level2", maxLength: MAX_NAME, defaultValue: customer.city },
    }),
    field("company", checkout("billing.companyName"), {
      ...{ wide: true, autoComplete: "organization", maxLength: MAX_LINE, defaultValue: customer.company },
    }),
    field("company_id", checkout("billing.companyId"), { ...rest, defaultValue: customer.company_id }),
    field("vat_id", checkout("billing.vatId"), {
      ...{ ...rest, hint: checkout("billing.vatIdHint"), defaultValue: customer.vat_id },
    }),
  ];
}

/** What is wrong with a field, in the words of the checkout. */
function useProfileRefusals(): Record<string, RefusalWords> {
  const errors = useTranslations("errors");
  const t = useTranslations("checkout.validation");
  const at = (field: string, problem: string) => [`invalid_input.${field}`, { text: t(problem), field }] as const;
  return {
    ...refusalWords(errors),
    ...Object.fromEntries([
      at("firstname", "name_short"),
      at("lastname", "name_short"),
      at("telephone", "phone"),
      at("street", "street"),
      at("apartment", "too_long"),
      at("postcode", "postcode"),
      at("city", "too_long"),
      at("company", "too_long"),
      at("company_id", "company_id"),
      at("vat_id", "tax_id"),
    ]),
  };
}

/** What a customer tells once, for all orders. */
export function ProfileView({ storeView, customer, done, refused, typed, known }: Props) {
  const t = useTranslations("account");
  const errors = useTranslations("errors");
  const checkout = useTranslations("checkout");
  const names = new Intl.DisplayNames(storeView.locale, { type: "region" });
  return (
    <AccountPart
      title={t("profile.title")}
      nav={<AccountNav storeView={storeView} current="profile" />}
      done={done === "profile" ? t("profile.done") : undefined}
    >
      <p className="text-muted">{t("profile.text")}</p>
      <ProfileForm
        customer={String(customer.id)}
        stored={known ?? profileOf(customer)}
        here={accountProfilePath(storeView)}
        then={accountProfilePath(storeView, { done: "profile" })}
        country={{
          label: checkout("address.country"),
          chosen: typed?.country_id || customer.country_id || tax.defaultCountry,
          options: countries.map(({ code }) => ({ value: code, label: names.of(code) ?? code })),
        }}
        form={{
          action: `${apiBase(storeView)}/user/form/profile`,
          fields: useProfileFields(customer),
          send: t("profile.send"),
          refusals: useProfileRefusals(),
          faults: faultWords(checkout),
          failed: errors("internal"),
          refused,
          typed,
        }}
        words={{
          waits: t("profile.waits"),
          drop: t("profile.drop"),
          held: t("profile.held"),
          again: t("profile.again"),
          changed: t("profile.changed"),
          stored: t("profile.stored"),
          mine: t("profile.mine"),
          nothing: t("profile.nothing"),
          takeMine: t("profile.takeMine"),
          takeStored: t("profile.takeStored"),
          parts: Object.fromEntries(profileParts.map((part) => [part, t(`profile.parts.${part}`)])),
          countries: Object.fromEntries(countries.map(({ code }) => [code, names.of(code) ?? code])),
        }}
      />
    </AccountPart>
  );
}
