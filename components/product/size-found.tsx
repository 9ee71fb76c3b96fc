import { useTranslations } from "next-intl";
import type { Level } from "@/lib/domain/sizing/band";
import type { Fit } from "@/lib/domain/sizing/own-sizes";
import { valueRange } from "@/lib/domain/value-range";

interface FoundProps {
  fit: Fit;
  /** Sizes that suit, and the one that is proposed. */
  labels: readonly string[];
  chosen: string;
  level: Level | undefined;
}

/** The size that is proposed, what else would do, and why. */
export function FoundSize({ fit, labels, chosen, level }: FoundProps) {
  const t = useTranslations("sizeFinder");
  const reason = reasonOf(fit);
  return (
    <>
      <p className="text-lg font-semibold">{chosen ? t("fits", { size: chosen }) : t("none")}</p>
      {labels.length > 1 && <p>{t("others", { sizes: valueRange(labels) })}</p>}
      <p className="text-sm">
        {t(reason.key, reason.values)}
        {fit.by === "length" && fit.shift && ` ${t(`because.${fit.shift}`)}`}
        {fit.by === "length" && fit.isChild && ` ${t("because.child")}`}
        {fit.by === "length" && !fit.isChild && level && ` ${t(`because.${level}`)}`}
      </p>
    </>
  );
}

function reasonOf(fit: Fit): { key: string; values: Record<string, number | string> } {
  if (fit.by === "height") return { key: "because.height", values: { height: fit.height } };
  if (fit.by === "length") {
    const [from, to] = [Math.ceil(fit.band.from), Math.floor(fit.band.to)];
    const length = to > from ? `${from}\u2060–\u2060${to}` : String(from);
    return { key: "because.length", values: { height: fit.height, length } };
  }
  const values = { foot: fit.foot / 10, mondopoint: fit.mondopoint / 10, eu: fit.eu ?? "none" };
  return { key: `because.${fit.by}`, values };
}
