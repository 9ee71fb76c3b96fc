import { useTranslations } from "next-intl";
import { BarePicture } from "@/components/ui/bare-picture";
import type { Period } from "@/lib/contract";
import { type Fit, neededMeasure } from "@/lib/domain/equipment-guide/fit";
import { type PackRow, rowPrice } from "@/lib/domain/equipment-guide/pack";
import { formatPeriod } from "@/lib/domain/formats";
import { formatMoney } from "@/lib/domain/money";
import type { Branch } from "@/lib/domain/place";
import { categoryPath, guidePath, productPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";

interface Props {
  row: PackRow;
  /** For whom it is. */
  who: string;
  days: number;
  period: Period;
  storeView: StoreView;
  branches: readonly Branch[];
  answers: Readonly<Record<string, string>>;
  onChoose: (key: string, sku: string) => void;
}

/** One thing of somebody: what is proposed, why, and the sizes to choose from instead. */
export function PackedRow({ row, who, days, period, storeView, branches, answers, onChoose }: Props) {
  const t = useTranslations("guide.list");
  const { key, thing, qty, product, sku, groups, state } = row;
  const name = thing.name;
  return (
    <li data-state={state}>
      {product?.image ? <BarePicture image={product.image} size="cart" /> : <span className="guide-blank" />}
      <div className="guide-thing">
        <p>
          <small lang={thing.other_languages?.name}>{qty > 1 ? t("pieces", { count: qty, name }) : name}</small>
          {product && (
            <a
              className="link link-plain"
              href={productPath(storeView, product, { dateFrom: period.from, dateTo: period.to })}
              lang={product.other_languages?.name}
            >
              {product.name}
            </a>
          )}
        </p>
        <Why row={row} storeView={storeView} branches={branches} answers={answers} />
      </div>
      {sku !== null && (
        <p className="guide-price" data-public-price="">
          {formatMoney(rowPrice(row, days), storeView.locale)}
        </p>
      )}
      {state !== "gone" && (
        <select
          className="input"
          aria-label={t("size", { thing: name, name: who })}
          value={sku ?? (state === "left_out" ? "" : "?")}
          onChange={({ target }) => onChoose(key, target.value)}
        >
          {sku === null && state !== "left_out" && (
            <option value="?" disabled>
              {t("chooseSize")}
            </option>
          )}
          <option value="">{t("leave")}</option>
          {groups.map(({ product: { name: from, sku: group }, options }) => (
            <optgroup key={group} label={from}>
              {options.map((option) => {
                const text = option.label || t("onePiece");
                const isTaken = !option.isLeft && option.sku !== sku;
                return (
                  <option key={option.sku} value={option.sku} disabled={isTaken}>
                    {isTaken ? t("gone", { size: text }) : text}
                  </option>
                );
              })}
            </optgroup>
          ))}
        </select>
      )}
      <a
        className="link guide-others"
        href={categoryPath(storeView, { slug: thing.section }, { place: answers.place })}
      >
        {t("others")}
      </a>
    </li>
  );
}

function Why({ row, storeView, branches, answers }: Pick<Props, "row" | "storeView" | "branches" | "answers">) {
  const t = useTranslations("guide.list");
  const { state, fit, nearest, thing } = row;
  if (state === "gone") {
    const { periods = [], branches: others = [] } = thing.gap ?? {};
    const there = others.flatMap(({ id }) => branches.find((branch) => branch.id === id) ?? []);
    return (
      <div className="guide-why">
        <p>{t("goneThing")}</p>
        <p className="guide-near">
          {periods.map((period) => (
            <a
              key={period.from}
              className="link"
              rel="nofollow"
              href={guidePath(storeView, { ...answers, dateFrom: period.from, dateTo: period.to, step: "list" })}
            >
              {formatPeriod(period, storeView.locale)}
            </a>
          ))}
          {there.map(({ id, locative }) => (
            <a
              key={id}
              className="link"
              rel="nofollow"
              href={guidePath(storeView, { ...answers, place: id, step: "list" })}
            >
              {locative}
            </a>
          ))}
        </p>
      </div>
    );
  }
  if (state === "left_out") return null;
  if (state === "unmeasured") {
    const by = thing.choices.find(({ size }) => size)?.size?.by;
    const measure = by ? neededMeasure(by) : "none";
    return <p className="guide-why">{t(`unmeasured.${measure === "weight" ? "height" : measure}`)}</p>;
  }
  const near = nearest !== null && t("nearest", { size: nearest });
  return (
    <p className="guide-why">
      {state === "taken" && <strong>{t("taken")} </strong>}
      {state === "unfit" && <strong>{t("unfit")} </strong>}
      {near && `${near} `}
      {fit && <FitWords fit={fit} />}
    </p>
  );
}

function FitWords({ fit }: { fit: Fit }) {
  const t = useTranslations("guide.list.why");
  if (fit.by === "length") return t("length", { from: Math.ceil(fit.band.from), to: Math.floor(fit.band.to) });
  if (fit.by === "mondopoint") return t("mondopoint", { cm: fit.size / 10 });
  return fit.by === "eu" ? t("eu", { eu: fit.size }) : t(fit.by, { cm: fit.value });
}
