import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { Select } from "@/components/ui/select";
import type { Family } from "@/lib/contract";
import { MAX_FAMILY, MAX_PERSON } from "@/lib/contract/limits";
import { RIDING_LEVELS } from "@/lib/contract/body";
import { shopDay } from "@/lib/domain/days";
import { formatDay } from "@/lib/domain/formats";
import { spokenEnds, typedOf } from "@/lib/domain/read-measures";
import { useTranslations } from "@/lib/i18n/server";
import { MEASUREMENT_DAYS } from "@/lib/limits";
import { apiBase, cmsPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { faultWords, refusalWords } from "./account-fields";
import { AccountNav } from "./account-nav";
import { AccountPart } from "./account-page";
import type { AccountField, RefusalWords } from "./form-words";
import { PersonForm } from "./person-form";

interface Props {
  storeView: StoreView;
  family: Family;
  done?: string;
  refused?: string;
  /** As it was typed before it was refused, and of whom. */
  typed?: Readonly<Record<string, string>>;
}
type Person = Family["persons"][number];

/** People of the account's owner, whose measures are kept on a consent of their own until it is withdrawn. */
export function FamilyPart({ storeView, family: { consent_at, persons }, done, refused, typed }: Props) {
  const t = useTranslations("account.family");
  const isDone = done === "person" || done === "gone" || done === "withdrawn";
  const shared = { storeView, hasConsent: consent_at !== null };
  const isAbout = (id?: string) => (persons.some((person) => person.id === typed?.id) ? typed?.id : undefined) === id;
  const refusal = (id?: string) => (isAbout(id) ? { refused, typed } : {});
  return (
    <AccountPart
      title={t("title")}
      nav={<AccountNav storeView={storeView} current="family" />}
      done={isDone ? t(`done.${done}`) : undefined}
    >
      <div className="grid max-w-2xl gap-2">
        <p>{t("text")}</p>
        <p className="text-sm text-muted">
          {t("kept", { days: MEASUREMENT_DAYS })} <Link href={cmsPath(storeView, "biometric")}>{t("more")}</Link>
        </p>
      </div>
      {persons.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {persons.map((person) => (
            <li key={person.id} className="grid gap-3 py-4">
              <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
                <PersonFacts person={person} storeView={storeView} />
                <form method="post" action={`${apiBase(storeView)}/user/form/person-delete`}>
                  <input type="hidden" name="id" value={person.id} />
                  <Button type="submit" kind="secondary" size="small">
                    {t("delete")}
                    <span className="sr-only">: {person.name}</span>
                  </Button>
                </form>
              </div>
              <details className="grid gap-4" open={refused !== undefined && isAbout(person.id)}>
                <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium underline">
                  {t("change")}
                  <span className="sr-only">: {person.name}</span>
                </summary>
                <div className="pt-4">
                  <PersonPart {...shared} {...refusal(person.id)} person={person} />
                </div>
              </details>
            </li>
          ))}
        </ul>
      )}
      {persons.length < MAX_FAMILY ? (
        <section aria-labelledby="family-add" className="grid gap-4">
          <h2 id="family-add">{t("add")}</h2>
          <PersonPart {...shared} {...refusal()} />
        </section>
      ) : (
        <Notice tone="info">{t("full", { count: MAX_FAMILY })}</Notice>
      )}
      {consent_at !== null && (
        <section aria-labelledby="family-consent" className="grid max-w-md gap-4">
          <h2 id="family-consent">{t("consentTitle")}</h2>
          <p>{t("consentGiven", { day: formatDay(shopDay(new Date(consent_at)), storeView.locale) })}</p>
          <form method="post" action={`${apiBase(storeView)}/user/form/family-withdraw`}>
            <Button type="submit" kind="secondary" wide>
              {t("withdraw")}
            </Button>
          </form>
        </section>
      )}
    </AccountPart>
  );
}

function PersonFacts({
  person: { name, biometric_data: data, told_at },
  storeView,
}: Pick<Props, "storeView"> & { person: Person }) {
  const t = useTranslations("account.family");
  const measures = useTranslations("cart.measures");
  const { height, weight, foot, level } = data;
  const facts = [
    height !== undefined && t("height", { height }),
    weight !== undefined && t("weight", { weight }),
    foot !== undefined && t("foot", { foot }),
    level !== undefined && measures(`level.${level}`).toLocaleLowerCase(storeView.locale),
  ];
  return (
    <p className="min-w-0">
      <span className="font-semibold wrap-anywhere">{name}</span>
      <span className="block text-sm text-muted">{facts.filter(Boolean).join(", ") || t("nothing")}</span>
      <span className="block text-sm text-muted">
        {t("told", { day: formatDay(shopDay(new Date(told_at)), storeView.locale) })}
      </span>
    </p>
  );
}

const measureFields = ["height", "weight", "foot"] as const;

interface FormProps {
  storeView: StoreView;
  hasConsent: boolean;
  person?: Person;
  refused?: string;
  typed?: Readonly<Record<string, string>>;
}

/** Somebody new, or one that is known. The consent is asked for once, and counts until it is withdrawn. */
function PersonPart({ storeView, hasConsent, person, refused, typed }: FormProps) {
  const t = useTranslations("account.family");
  const measures = useTranslations("cart.measures");
  const checkout = useTranslations("checkout");
  const errors = useTranslations("errors");
  const kept = typedOf(person?.biometric_data ?? {}, storeView.locale);
  const wrong = (field: (typeof measureFields)[number]): [string, RefusalWords] => [
    `invalid_input.${field}`,
    { text: measures(`${field}.error`, spokenEnds(field)), field },
  ];
  const fields: AccountField[] = [
    {
      ...{ name: "name", label: t("name"), type: "text", autoComplete: "off", wide: true },
      ...{ maxLength: MAX_PERSON, defaultValue: person?.name },
    },
    ...measureFields.map((name): AccountField => ({
      ...{ name, label: measures(`${name}.label`), type: "text", autoComplete: "off", maxLength: 8 },
      ...{ optional: checkout("optional"), defaultValue: kept[name] },
      // Its label is long: beside another field it would push its own below that one.
      ...(name === "foot" ? { hint: measures("foot.hint"), wide: true } : { inputMode: "numeric" }),
    })),
  ];
  return (
    <PersonForm
      action={`${apiBase(storeView)}/user/form/person`}
      fields={fields}
      hidden={{ id: person?.id, consent: hasConsent ? "1" : undefined }}
      send={t("save")}
      refusals={{
        ...refusalWords(errors),
        ...Object.fromEntries(measureFields.map(wrong)),
        "invalid_input.name": { text: t("nameMissing"), field: "name" },
        "invalid_input.consent": { text: t("consentMissing"), field: "consent" },
      }}
      faults={{ ...faultWords(checkout), missing: t("nameMissing") }}
      failed={errors("internal")}
      refused={refused}
      typed={typed}
      tick={hasConsent ? undefined : { name: "consent", label: t("consent"), missing: t("consentMissing") }}
    >
      <Select
        name="level"
        className="col-span-full"
        label={measures("level.label")}
        defaultValue={typed?.level ?? kept.level}
        options={[
          { value: "", label: t("levelUnsaid") },
          ...RIDING_LEVELS.map((level) => ({ value: level, label: measures(`level.${level}`) })),
        ]}
      />
    </PersonForm>
  );
}
