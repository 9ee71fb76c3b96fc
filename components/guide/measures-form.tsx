"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { tellOnTheWay } from "@/components/ui/on-the-way";
import { Select } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-field";
import { useHydrated } from "@/components/ui/use-hydrated";
import { RIDING_LEVELS } from "@/lib/contract/body";
import { MAX_PERSON } from "@/lib/contract/limits";
import type { GuideMeasure } from "@/lib/domain/equipment-guide/fit";
import { endsOf, readBody, type TypedBody, typedBody } from "@/lib/domain/equipment-guide/read-party";
import type { Renter } from "@/lib/domain/equipment-guide/tree";
import type { Locale } from "@/lib/store-views";
import { type GuidePerson, guideParty, keepGuideParty } from "@/stores/guide-party";
import { GuideBar } from "./guide-bar";
import { personLabels } from "./person-labels";

interface Props {
  locale: Locale;
  renters: readonly Renter[];
  measures: readonly GuideMeasure[];
  /** Whether a technician sets something by how they ride. */
  asksRiding: boolean;
  /** After how many days the shop forgets what it was told. */
  keptDays: number;
  listHref: string;
  backHref: string;
}

interface Typed {
  name: string;
  body: TypedBody;
  riding: string;
}

/** Names and measures of the party. They have no names as fields: nothing of it can get into an address. */
export function MeasuresForm(props: Props) {
  const hydrated = useHydrated();
  // What this tab knows already is filled in as soon as it can be read.
  return <Form key={String(hydrated)} {...props} known={hydrated ? guideParty() : []} />;
}

function Form({
  locale,
  renters,
  measures,
  asksRiding,
  keptDays,
  listHref,
  backHref,
  known,
}: Props & { known: readonly GuidePerson[] }) {
  const t = useTranslations("guide");
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const labels = personLabels(renters, [], t);
  const [typed, setTyped] = useState<Typed[]>(() =>
    renters.map((_, index) => {
      const { name = "", body = {}, riding = "" } = known[index] ?? {};
      return { name, body: typedBody(body, locale), riding };
    }),
  );
  const [tried, setTried] = useState(false);
  const read = typed.map(({ body }) => readBody(body));
  const problems = read.reduce((sum, { unread }) => sum + unread.length, 0);
  const type = (index: number, part: Partial<Typed>) =>
    setTyped(typed.map((one, at) => (at === index ? { ...one, ...part } : one)));

  const show = () => {
    setTried(true);
    if (problems > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus());
      return;
    }
    keepGuideParty(
      typed.map(({ name, riding }, index) => ({
        ...{ name: name.trim(), body: read[index]?.body ?? {} },
        riding: RIDING_LEVELS.find((level) => level === riding),
      })),
    );
    tellOnTheWay(listHref);
    router.push(listHref);
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        show();
      }}
    >
      <p className="guide-hint">{t("measures.hint")}</p>
      <noscript>
        <Notice className="mb-6">{t("measures.noScript")}</Notice>
      </noscript>
      {typed.map(({ name, body, riding }, index) => (
        <fieldset key={labels[index]} className="guide-person">
          <legend>{labels[index]}</legend>
          <div className="guide-measures">
            <TextField
              label={t("measures.name")}
              optional={t("measures.optional")}
              autoComplete="off"
              maxLength={MAX_PERSON}
              value={name}
              onChange={({ target }) => type(index, { name: target.value })}
            />
            {measures.map((measure) => (
              <TextField
                key={measure}
                label={t(`measures.${measure}`)}
                error={
                  tried && read[index]?.unread.includes(measure)
                    ? measure === "foot"
                      ? t("measures.unreadFoot")
                      : t("measures.unread", endsOf(measure))
                    : undefined
                }
                inputMode={measure === "foot" ? "decimal" : "numeric"}
                autoComplete="off"
                maxLength={8}
                value={body[measure] ?? ""}
                onChange={({ target }) => type(index, { body: { ...body, [measure]: target.value } })}
              />
            ))}
            {asksRiding && (
              <Select
                label={t("measures.riding")}
                options={[
                  { value: "", label: t("measures.ridings.none") },
                  ...RIDING_LEVELS.map((level) => ({ value: level, label: t(`measures.ridings.${level}`) })),
                ]}
                value={riding}
                onChange={({ target }) => type(index, { riding: target.value })}
              />
            )}
          </div>
        </fieldset>
      ))}
      <p className="guide-hint">{t("measures.counter", { days: keptDays })}</p>
      <p role="status" className="guide-problems">
        {tried && problems > 0 && t("measures.problems", { count: problems })}
      </p>
      <p>
        <ButtonLink kind="secondary" href={listHref} rel="nofollow">
          {t("measures.skip")}
        </ButtonLink>
      </p>
      <GuideBar>
        <Button type="submit">{t("measures.show")}</Button>
        <ButtonLink kind="quiet" href={backHref} rel="nofollow">
          {t("back")}
        </ButtonLink>
      </GuideBar>
    </form>
  );
}
