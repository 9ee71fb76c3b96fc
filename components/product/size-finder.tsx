"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Link } from "@/components/ui/link";
import { Select } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-field";
import type { ChosenOptions } from "@/lib/domain/product-options";
import { doubtOf, readMeasure, spokenEnds, writtenFoot } from "@/lib/domain/read-measures";
import { type Body, levels } from "@/lib/domain/sizing/band";
import { fitOf, isDownhill, middleSizes, ownSizes } from "@/lib/domain/sizing/own-sizes";
import { spokenFoot } from "@/lib/domain/sizing/feet";
import { LazyIntl } from "@/lib/i18n/lazy-messages";
import type { Locale } from "@/lib/store-views";
import { keepOwnMeasures, ownMeasures } from "@/stores/own-measures";
import { sizedOptions } from "./own-size";
import type { RentalProduct } from "./rental-product";
import { FoundSize } from "./size-found";

export interface SizeFinderProps {
  product: Pick<RentalProduct, "sized" | "guide" | "configurable_options">;
  locale: Locale;
  onChoose: (choice: ChosenOptions) => void;
  onClose: () => void;
}

/** Which size of this thing suits somebody, by their measures, and why; a press chooses it. */
export default function SizeFinder(props: SizeFinderProps) {
  return (
    <LazyIntl locale={props.locale}>
      <InDialog {...props} />
    </LazyIntl>
  );
}

const measures = ["height", "weight", "foot"] as const;
type Measure = (typeof measures)[number];

/** What the rules of these sizes ask for. */
function asked(sized: NonNullable<RentalProduct["sized"]>): Record<Measure | "level", boolean> {
  const has = (...rules: string[]): boolean => sized.some(({ rule }) => rules.includes(rule));
  return {
    height: has("ski", "board", "height"),
    weight: has("ski", "board"),
    foot: has("mondopoint", "eu"),
    level: sized.some(({ kind }) => kind !== undefined && isDownhill(kind)),
  };
}

function InDialog({ product, locale, onChoose, onClose }: SizeFinderProps) {
  const t = useTranslations("sizeFinder");
  const own = useTranslations("catalogue.own");
  const [kept] = useState(ownMeasures);
  const [typed, setTyped] = useState<Record<Measure, string>>({
    height: String(kept?.body.height ?? ""),
    weight: String(kept?.body.weight ?? ""),
    foot: writtenFoot(kept?.body.foot, locale),
  });
  const [level, setLevel] = useState(kept?.level);
  const [tried, setTried] = useState(false);
  const wanted = asked(product.sized ?? []);
  const read = (measure: Measure) =>
    wanted[measure] ? (readMeasure(measure, typed[measure]) ?? undefined) : undefined;
  const body: Body = { height: read("height"), weight: read("weight"), foot: read("foot") };
  const sizes = sizedOptions(product);
  const suiting = ownSizes(sizes, body, level);
  const choice = middleSizes(suiting);
  const doubt = doubtOf(body);
  const labelOf = (code: string, value: string | undefined): string =>
    sizes.find((size) => size.code === code)?.options.find((option) => option.value === value)?.label ?? "";
  const chosen = Object.entries(choice).map(([code, value]) => labelOf(code, value));

  const choose = () => {
    setTried(true);
    if (chosen.length === 0) return;
    const said = { ...kept?.body, ...Object.fromEntries(Object.entries(body).filter(([, value]) => value)) };
    keepOwnMeasures({ body: said, level, on: true });
    onChoose(choice);
    onClose();
  };
  const errorOf = (measure: Measure): string | undefined => {
    const isWrong = typed[measure].trim() !== "" && body[measure] === undefined;
    if (isWrong && tried) return t(`${measure}Error`, spokenEnds(measure));
    if (measure === "foot" && doubt) return t("doubt", { cm: doubt.foot / 10, height: doubt.height });
    const isMissing = tried && typed[measure].trim() === "" && measure !== "weight";
    return isMissing ? t("missing") : undefined;
  };
  const hintOf = (measure: Measure): string | undefined => {
    if (measure === "weight") return t("weightHint");
    if (measure === "foot") return body.foot === undefined ? own("footHint") : own("footRead", spokenFoot(body.foot));
    return undefined;
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t("title")}
      closeLabel={t("close")}
      footer={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button onClick={choose}>
            {chosen.length > 0 ? t("choose", { size: chosen.join(", ") }) : t("chooseNone")}
          </Button>
          {product.guide && <Link href={product.guide}>{t("guide")}</Link>}
        </div>
      }
    >
      <form
        className="grid max-w-md gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          choose();
        }}
      >
        {measures.flatMap((measure) =>
          wanted[measure]
            ? [
                <TextField
                  key={measure}
                  label={t(measure)}
                  optional={measure === "weight" ? t("optional") : undefined}
                  hint={hintOf(measure)}
                  error={errorOf(measure)}
                  inputMode={measure === "foot" ? "decimal" : "numeric"}
                  autoComplete="off"
                  maxLength={8}
                  value={typed[measure]}
                  onChange={({ target }) => setTyped({ ...typed, [measure]: target.value })}
                />,
              ]
            : [],
        )}
        {wanted.level && (
          <Select
            label={t("level")}
            optional={t("optional")}
            options={[
              { value: "", label: t("levels.unsaid") },
              ...levels.map((value) => ({ value, label: t(`levels.${value}`) })),
            ]}
            value={level ?? ""}
            onChange={({ target }) => setLevel(levels.find((known) => known === target.value))}
          />
        )}
        <div role="status" className="grid gap-2 rounded-sm bg-surface p-4">
          {sizes.map((size) => {
            const fit = fitOf(size, body, level);
            const labels = (suiting[size.code] ?? []).map((value) => labelOf(size.code, value));
            return (
              fit && (
                <FoundSize
                  key={size.code}
                  fit={fit}
                  labels={labels}
                  chosen={labelOf(size.code, choice[size.code])}
                  level={wanted.level ? level : undefined}
                />
              )
            );
          })}
          {sizes.every((size) => fitOf(size, body, level) === null) && <p>{t("nothingYet")}</p>}
        </div>
        <p className="text-sm text-muted">{t("kept")}</p>
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
