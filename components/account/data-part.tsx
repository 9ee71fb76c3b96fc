import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { useTranslations } from "@/lib/i18n/server";
import { apiBase, cartPath, cmsPath } from "@/lib/routes";
import { accountDataPath, accountExportPath } from "@/lib/routes-account";
import type { StoreView } from "@/lib/store-views";
import { passwordField, refusalWords } from "./account-fields";
import { AccountNav } from "./account-nav";
import { AccountPart } from "./account-page";
import { LoginAgain } from "./login-again";
import { LogoutForm } from "./logout-form";
import type { Proof } from "./proof";

interface Props {
  storeView: StoreView;
  refused?: string;
  proof?: Proof;
}

/** What the shop keeps of a customer: to take along, and to have deleted. */
export function DataPart({ storeView, refused, proof = "password" }: Props) {
  const t = useTranslations("account.data");
  const account = useTranslations("account");
  const errors = useTranslations("errors");
  const checkout = useTranslations("checkout");
  const words = refused === undefined ? null : (refusalWords(errors)[refused]?.text ?? errors("internal"));
  const isOfPassword = refused === "password_wrong" || refused === "invalid_input";
  return (
    <AccountPart title={t("title")} nav={<AccountNav storeView={storeView} current="data" />}>
      <section aria-labelledby="data-export" className="grid max-w-md gap-4">
        <h2 id="data-export">{t("export")}</h2>
        <p>{t("exportText")}</p>
        <a className={buttonClass({ kind: "secondary", wide: true })} href={accountExportPath(storeView)} download>
          {t("download")}
        </a>
        <p className="text-sm">
          <Link href={cmsPath(storeView, "gdpr")}>{t("privacy")}</Link>
        </p>
      </section>
      <section aria-labelledby="data-delete" className="grid max-w-md gap-4">
        <h2 id="data-delete">{t("delete")}</h2>
        <p>{t("deleteText")}</p>
        <p className="text-muted">{t("keptText")}</p>
        {proof === "stale" ? (
          <LoginAgain storeView={storeView} next={accountDataPath(storeView)} />
        ) : (
          <>
            {words !== null && !isOfPassword && <Notice tone="error">{words}</Notice>}
            <LogoutForm
              action={`${apiBase(storeView)}/user/form/delete`}
              cart={cartPath(storeView)}
              words={{
                send: t("deleteAction"),
                waits: t("unsent"),
                cart: account("mine.showUnsent"),
                anyway: t("deleteAnyway"),
              }}
              password={
                proof === "password"
                  ? {
                      ...passwordField(account("password")),
                      ...{ missing: checkout("validation.required"), autoFocus: isOfPassword },
                      error: words !== null && isOfPassword ? words : undefined,
                    }
                  : undefined
              }
            />
          </>
        )}
      </section>
    </AccountPart>
  );
}
