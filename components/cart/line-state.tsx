"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Period } from "@/lib/contract";
import { isBlocking, isCurable, mostOf, type CartLine } from "@/lib/domain/cart";
import { formatPeriod } from "@/lib/domain/formats";
import { cartPath, loginPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { changeLinePeriod, recheck } from "@/stores/cart-actions";
import { mayBeInAccount } from "@/stores/ended-login";
import { useBranches } from "@/stores/reservation";
import { FurtherPiece } from "./further-piece";
import { LineAlternatives } from "./line-alternatives";

/** What is going on with a line, in words; nothing while all is well. */
export function LineState({ line, storeView }: { line: CartLine; storeView: StoreView }) {
  const t = useTranslations("cart");
  const errors = useTranslations("errors");
  if (line.status === "pending" && !line.problem) {
    return (
      <p role="status" className="flex items-center gap-2 text-sm text-muted">
        <span className="spinner" aria-hidden="true" />
        {t("status.pending")}
      </p>
    );
  }
  if (line.status === "volatile")
    return line.stock ? (
      <Notice tone="info">{t("status.inStock")}</Notice>
    ) : (
      <Notice tone="warning">{t("status.volatile")}</Notice>
    );
  if (line.status === "expired") {
    return (
      <>
        {line.problem && <Untouched line={line} />}
        <Notice
          tone="warning"
          announce
          actions={
            // The time is up for the whole cart: asking again would only be refused again.
            line.holdLimit === "time" ? undefined : (
              <Button kind="secondary" size="small" onClick={() => void recheck()}>
                {t(line.stock ? "problem.holdAgain" : "problem.recheck")}
              </Button>
            )
          }
        >
          {line.holdLimit
            ? t(line.holdLimit === "time" ? "status.keptLong" : "status.keptMuch")
            : t(line.stock ? "status.stillFree" : "status.expired")}
        </Notice>
      </>
    );
  }
  const code = line.problem?.code ?? (line.status === "out_of_stock" ? "out_of_stock" : null);
  if (code === null) return null;
  if (!isBlocking(line)) return <Untouched line={line} />;
  return (
    <Notice
      tone="error"
      announce
      title={code === "out_of_stock" ? t("status.out_of_stock") : errors(code)}
      actions={
        isCurable(code) ? undefined : (
          <Button kind="secondary" size="small" onClick={() => void recheck()}>
            {t("problem.recheck")}
          </Button>
        )
      }
    >
      {line.problem?.kept && <p>{t("kept", { reason: "" })}</p>}
      {code === "out_of_stock" && <LeftInAccount line={line} storeView={storeView} />}
      {line.before && <BackToPeriod line={line} before={line.before} locale={storeView.locale} />}
      {isCurable(code) && <LineAlternatives line={line} storeView={storeView} />}
    </Notice>
  );
}

/** Whose login has ended asks as a guest for what their own account's cart may be keeping. */
function LeftInAccount({ line, storeView }: { line: CartLine; storeView: StoreView }) {
  const t = useTranslations("cart");
  const [isTheirs] = useState(() => mayBeInAccount(line));
  if (!isTheirs) return null;
  return (
    <p className="mb-2">
      {t.rich("leftInAccount", {
        link: (text) => (
          <a className="link" href={loginPath(storeView, { next: cartPath(storeView) })}>
            {text}
          </a>
        ),
      })}
    </p>
  );
}

/** A refused change: the line is as it was and good, only the wish could not be met. */
function Untouched({ line }: { line: CartLine }) {
  const t = useTranslations("cart");
  const errors = useTranslations("errors");
  const branches = useBranches();
  if (!line.problem) return null;
  const { code, details, kept } = line.problem;
  if (kept)
    return (
      <Notice tone="info" announce>
        {t("kept", { reason: errors(code) })}
      </Notice>
    );
  return (
    <Notice tone="info" announce>
      {code === "out_of_stock"
        ? t("onlyFree", {
            free: mostOf(line, details),
            what: line.sku === line.parentSku ? "thing" : "size",
            where: branches.find(({ id }) => id === line.source)?.locative ?? "none",
          })
        : errors(code)}
      {code === "out_of_stock" && <FurtherPiece line={line} />}
    </Notice>
  );
}

function BackToPeriod({ line, before, locale }: { line: CartLine; before: Period; locale: string }) {
  const t = useTranslations("cart");
  return (
    <p className="mt-2">
      <Button size="small" onClick={() => void changeLinePeriod(line.key, before)}>
        {t("backToPeriod", { period: formatPeriod(before, locale) })}
      </Button>
    </p>
  );
}
