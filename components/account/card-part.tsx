import type { ReactNode } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import type { LoyaltyCard } from "@/lib/contract";
import { MAX_LINE } from "@/lib/contract/limits";
import { spokenCard } from "@/lib/domain/loyalty-card";
import { useTranslations } from "@/lib/i18n/server";
import { apiBase } from "@/lib/routes";
import { accountCardFilePath } from "@/lib/routes-account";
import type { StoreView } from "@/lib/store-views";
import { faultWords, refusalWords } from "./account-fields";
import { AccountForm } from "./account-form";
import { AccountNav } from "./account-nav";
import { AccountPart } from "./account-page";

interface Props {
  storeView: StoreView;
  card: LoyaltyCard | null;
  done?: string;
  refused?: string;
  /** As it was typed before it was refused. */
  typed?: Readonly<Record<string, string>>;
  /** Keeps it on the device for where there is no network. */
  keep: ReactNode;
}

/** The card that is shown at the counter: its number, and the same as a code. */
export function CardPart({ storeView, card, done, refused, typed, keep }: Props) {
  const t = useTranslations("account.card");
  const errors = useTranslations("errors");
  const checkout = useTranslations("checkout");
  const action = `${apiBase(storeView)}/user/form/loyalty-card`;
  return (
    <AccountPart
      title={t("title")}
      nav={<AccountNav storeView={storeView} current="card" />}
      done={done === "card" || done === "gone" ? t(`done.${done}`) : undefined}
    >
      {card && (
        <section aria-label={t("title")} className="flex flex-wrap gap-6">
          <img
            src={accountCardFilePath(storeView, "code")}
            alt={t("alt", { number: spokenCard(card.number) })}
            width={176}
            height={176}
            className="size-44 flex-none rounded-sm border border-line bg-white text-sm text-black"
          />
          <div className="grid min-w-60 flex-1 content-start gap-3">
            <p>
              <span className="block text-sm text-muted">{t("number")}</span>
              <span className="text-2xl font-semibold wrap-anywhere tabular-nums">{spokenCard(card.number)}</span>
            </p>
            <p className="text-muted">{card.by_shop ? t("given") : t("hint")}</p>
            <div className="flex flex-wrap items-center gap-3 print:hidden">
              <ButtonLink kind="secondary" href={accountCardFilePath(storeView, "pass")}>
                {t("open")}
              </ButtonLink>
              {keep}
            </div>
          </div>
        </section>
      )}
      {!card && keep}
      {!card?.by_shop && (
        <section aria-labelledby="card-number" className="grid gap-4">
          <h2 id="card-number">{card ? t("change") : t("add")}</h2>
          {!card && <p className="max-w-2xl">{t("text")}</p>}
          <AccountForm
            action={action}
            fields={[
              {
                ...{ name: "number", label: t("number"), hint: t("numberHint"), type: "text", autoComplete: "off" },
                ...{ maxLength: MAX_LINE, defaultValue: card?.number },
              },
            ]}
            send={t("send")}
            refusals={{ ...refusalWords(errors), "invalid_input.number": { text: t("wrong"), field: "number" } }}
            faults={faultWords(checkout)}
            failed={errors("internal")}
            refused={refused}
            typed={typed}
          />
          {card && (
            <form method="post" action={action} className="max-w-md">
              <input type="hidden" name="number" value="" />
              <Button type="submit" kind="secondary" wide>
                {t("remove")}
              </Button>
            </form>
          )}
        </section>
      )}
    </AccountPart>
  );
}
