"use client";

import { useTranslations } from "next-intl";
import { usePathname, useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { tellOnTheWay } from "@/components/ui/on-the-way";
import { TextField } from "@/components/ui/text-field";
import { doubtOf, readMeasure, spokenEnds, writtenFoot } from "@/lib/domain/read-measures";
import { type ListedSizes, ownSizes } from "@/lib/domain/sizing/own-sizes";
import { spokenFoot } from "@/lib/domain/sizing/feet";
import { LazyIntl } from "@/lib/i18n/lazy-messages";
import type { Locale } from "@/lib/store-views";
import { forgetOwnMeasures, keepOwnMeasures, ownMeasures } from "@/stores/own-measures";
import { sizesQuery } from "./sizes-query";

interface Props {
  locale: Locale;
  sizes: readonly ListedSizes[];
  onClose: () => void;
}

/** Height and foot, kept on this device; the listing behind shows the sizes that suit them. */
export default function OwnSizesDialog({ locale, ...rest }: Props) {
  return (
    <LazyIntl locale={locale}>
      <InDialog locale={locale} {...rest} />
    </LazyIntl>
  );
}

function InDialog({ locale, sizes, onClose }: Props) {
  const t = useTranslations("catalogue.own");
  const router = useRouter();
  const pathname = usePathname();
  const [kept] = useState(ownMeasures);
  const [typed, setTyped] = useState({
    height: String(kept?.body.height ?? ""),
    foot: writtenFoot(kept?.body.foot, locale),
  });
  const [tried, setTried] = useState(false);
  const height = readMeasure("height", typed.height);
  const foot = readMeasure("foot", typed.foot);
  const wrong = { height: typed.height !== "" && height === null, foot: typed.foot.trim() !== "" && foot === null };
  const doubt = doubtOf({ height: height ?? undefined, foot: foot ?? undefined });
  const [questioned, setQuestioned] = useState("");
  const isQuestioned = doubt !== null && questioned === JSON.stringify(doubt);
  const isEmpty = typed.height === "" && typed.foot.trim() === "";

  /** The listing with other own sizes, at its first page. */
  const show = (own: Record<string, string[]>) => {
    const query = new URLSearchParams(window.location.search);
    for (const key of ["fit", "page", ...sizes.map(({ code }) => code)]) query.delete(key);
    for (const [key, value] of Object.entries(sizesQuery(own))) query.set(key, value);
    onClose();
    const address = query.size > 0 ? `${pathname}?${query.toString()}` : pathname;
    tellOnTheWay(address);
    router.push(address, { scroll: false });
  };
  const save = () => {
    setTried(true);
    setQuestioned(JSON.stringify(doubt));
    if (wrong.height || wrong.foot || isEmpty || (doubt && !isQuestioned)) return;
    // What was said elsewhere, and is not asked here, stays.
    const weight = kept?.body.weight;
    const body = { ...(height && { height }), ...(weight && { weight }), ...(foot && { foot }) };
    keepOwnMeasures({ body, level: kept?.level, on: true });
    show(ownSizes(sizes, body, kept?.level));
  };
  const turnOff = () => {
    if (kept) keepOwnMeasures({ ...kept, on: false });
    show({});
  };
  const forget = () => {
    forgetOwnMeasures();
    show({});
  };
  const errorOf = (field: "height" | "foot"): string | undefined => {
    if (!tried) return undefined;
    if (wrong[field]) return t(`${field}Error`, spokenEnds(field));
    if (field === "foot" && isQuestioned) return t("doubt", { cm: doubt.foot / 10, height: doubt.height });
    return isEmpty && field === "height" ? t("empty") : undefined;
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("title")}
      closeLabel={t("close")}
      footer={
        <div className="flex flex-wrap gap-2">
          <Button onClick={save}>{t("save")}</Button>
          {kept?.on && (
            <Button kind="secondary" onClick={turnOff}>
              {t("off")}
            </Button>
          )}
          {kept && (
            <Button kind="quiet" onClick={forget}>
              {t("forget")}
            </Button>
          )}
        </div>
      }
    >
      <form
        className="grid max-w-md gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <p>{t("text")}</p>
        <TextField
          label={t("height")}
          error={errorOf("height")}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          value={typed.height}
          onChange={({ target }) => setTyped({ ...typed, height: target.value.trim() })}
        />
        <TextField
          label={t("foot")}
          hint={foot === null ? t("footHint") : t("footRead", spokenFoot(foot))}
          error={errorOf("foot")}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          value={typed.foot}
          onChange={({ target }) => setTyped({ ...typed, foot: target.value })}
        />
        <p className="text-sm text-muted">{t("kept")}</p>
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
