"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { PageLink } from "@/components/content/page-link";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { BiometricData } from "@/lib/contract";
import type { CartLine } from "@/lib/domain/cart";
import { dataOfLine, fieldsOfLine, neededData, nextUnsaid } from "@/lib/domain/fitting-data";
import { thingOf } from "@/lib/domain/order-persons";
import { doubtOf, readMeasures, typedOf } from "@/lib/domain/read-measures";
import { twinOf } from "@/lib/domain/renters";
import { MEASUREMENT_DAYS } from "@/lib/limits";
import { cmsPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { useCartLines } from "@/stores/cart";
import { checkoutStore, setMeasures, useCheckout } from "@/stores/checkout";
import { ownMeasures } from "@/stores/own-measures";
import { MeasuresFields } from "./measures-fields";

interface Props {
  line: CartLine;
  storeView: StoreView;
  onClose: () => void;
}

const saidOf = (line: CartLine) => dataOfLine(line, checkoutStore.getState().measures[line.key]) ?? {};

const ownWords = ({ height = 0, foot = 0 }: BiometricData) => ({
  height,
  cm: foot / 10,
  known: foot === 0 ? "height" : height === 0 ? "foot" : "both",
});

/** What a line's thing is set by, then that of the next line, so that a whole family is done in one go. */
export default function MeasuresDialog({ line: first, storeView, onClose }: Props) {
  const t = useTranslations("cart.measures");
  const { locale } = storeView;
  const lines = useCartLines();
  const draft = useCheckout((state) => state);
  const [key, setKey] = useState(first.key);
  const line = lines.find((other) => other.key === key) ?? first;
  const [typed, setTyped] = useState(() => typedOf(saidOf(first), locale));
  const [tried, setTried] = useState(false);
  /** Measures that were questioned once: whoever saves them again means them. */
  const [questioned, setQuestioned] = useState("");
  const [own] = useState(() => ownMeasures()?.body);
  const group = useRef<HTMLFieldSetElement>(null);

  const fields = fieldsOfLine(line);
  const { data, unread } = readMeasures(fields, typed);
  const isEmpty = unread.length === 0 && Object.keys(data).length === 0;
  const doubt = doubtOf(data);
  const isQuestioned = doubt !== null && questioned === JSON.stringify(doubt);
  const suggested = neededData(line.fittings ?? [], own);
  const next = nextUnsaid(lines, draft.measures, key);
  const twin = twinOf(line, lines, draft.persons, draft.measures);
  const name = draft.persons[key]?.trim();

  const turnTo = (other: CartLine) => {
    flushSync(() => {
      setKey(other.key);
      setTyped(typedOf(saidOf(other), locale));
      setTried(false);
    });
    group.current?.querySelector("input")?.focus();
  };
  const save = (then: CartLine | null) => {
    if (isEmpty || unread.length > 0 || (doubt && !isQuestioned)) {
      flushSync(() => {
        setTried(true);
        setQuestioned(JSON.stringify(doubt));
      });
      group.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
      return;
    }
    setMeasures(key, data);
    if (then) turnTo(then);
    else onClose();
  };
  return (
    <Dialog
      open
      title={t("title")}
      closeLabel={t("close")}
      className="md:max-w-xl"
      onClose={onClose}
      footer={
        <div className="flex flex-wrap gap-3 *:max-sm:flex-1 *:max-sm:px-3!">
          <Button className={next ? "max-sm:basis-full" : undefined} onClick={() => save(next)}>
            {t(next ? "saveNext" : "save")}
          </Button>
          {next && (
            <Button kind="secondary" onClick={() => save(null)}>
              {t("save")}
            </Button>
          )}
          <Button
            kind="secondary"
            onClick={() => {
              setMeasures(key, "counter");
              onClose();
            }}
          >
            {t("leave")}
          </Button>
        </div>
      }
    >
      <div className="mb-6 flex flex-col gap-2 text-sm text-muted">
        <p>{t(line.fittings?.includes("bindings") ? "whyBindings" : "whySaddle")}</p>
        <p>{t("kept", { days: MEASUREMENT_DAYS })}</p>
        <p>
          {t("free")}{" "}
          <PageLink href={cmsPath(storeView, "biometric")} locale={locale}>
            {t("more")}
          </PageLink>
        </p>
      </div>
      {/* A form of its own can't stand within the checkout's; Enter must not order. */}
      <fieldset
        ref={group}
        className="flex flex-col gap-4"
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
          event.preventDefault();
          save(next);
        }}
      >
        <legend className="mb-4 font-semibold">
          {name ? t("ofNamed", { thing: thingOf(line), name }) : thingOf(line)}
        </legend>
        {suggested && (
          <Button
            kind="secondary"
            size="small"
            className="self-start"
            onClick={() => setTyped(typedOf({ ...data, ...suggested }, locale))}
          >
            {t("own", ownWords(suggested))}
          </Button>
        )}
        {twin && (
          <Button
            kind="secondary"
            size="small"
            className="self-start"
            onClick={() => setTyped(typedOf({ ...data, ...twin.data }, locale))}
          >
            {t("copy", { thing: thingOf(twin.line) })}
          </Button>
        )}
        <MeasuresFields
          key={key}
          fields={fields}
          typed={typed}
          unread={tried ? unread : []}
          doubt={isQuestioned ? doubt : null}
          isEmpty={tried && isEmpty}
          onType={(part) => setTyped({ ...typed, ...part })}
        />
      </fieldset>
    </Dialog>
  );
}
