import { Button } from "@/components/ui/button";
import type { Passkey } from "@/lib/contract";
import { MAX_PERSON } from "@/lib/contract/limits";
import { shopDay } from "@/lib/domain/days";
import { formatDay } from "@/lib/domain/formats";
import { useTranslations } from "@/lib/i18n/server";
import { accountPath, apiBase } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { AccountForm } from "./account-form";
import type { AccountField } from "./form-words";
import { faultWords, passwordField, refusalWords } from "./account-fields";
import { LoginAgain } from "./login-again";
import { PasskeyAdd } from "./passkey-add";
import type { Proof } from "./proof";

const SUMMARY = "inline-flex min-h-11 cursor-pointer items-center font-medium underline";

interface Props {
  storeView: StoreView;
  /** Of the account. */
  email: string;
  passkeys: readonly Passkey[];
  proof: Proof;
}

/** What logs the account in beside its password. */
export function PasskeyList({ storeView, email, passkeys, proof }: Props) {
  const t = useTranslations("account.passkeys");
  const account = useTranslations("account");
  const errors = useTranslations("errors");
  const checkout = useTranslations("checkout");
  const form = `${apiBase(storeView)}/user/form`;
  const day = (instant: string): string => formatDay(shopDay(new Date(instant)), storeView.locale);
  const nameOfIt: AccountField = {
    ...{ name: "name", label: t("name"), type: "text", autoComplete: "off", maxLength: MAX_PERSON },
  };
  const isOfManyHosts = new Set(passkeys.map(({ host }) => host)).size > 1;
  const facts = ({ created_at, used_at, host }: Passkey): string =>
    [
      t("made", { day: day(created_at) }),
      used_at === null ? t("unused") : t("used", { day: day(used_at) }),
      ...(isOfManyHosts ? [t("host", { host })] : []),
    ].join(", ");
  return (
    <section aria-labelledby="account-passkeys" className="grid gap-4">
      <h2 id="account-passkeys">{t("title")}</h2>
      <p className="max-w-2xl text-muted">{t("text")}</p>
      {passkeys.length > 0 ? (
        <ul className="divide-y divide-line border-y border-line">
          {passkeys.map((passkey) => (
            <li key={passkey.passkey_id} className="grid gap-1 py-3">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <p className="min-w-0">
                  <span className="font-semibold wrap-anywhere">{passkey.name}</span>
                  <span className="block text-sm text-muted">{facts(passkey)}</span>
                </p>
                <form method="post" action={`${form}/passkey-remove`}>
                  <input type="hidden" name="id" value={passkey.passkey_id} />
                  <Button type="submit" kind="secondary" size="small">
                    {t("remove")}
                    <span className="sr-only">: {passkey.name}</span>
                  </Button>
                </form>
              </div>
              <details>
                <summary className={SUMMARY}>
                  {t("rename")}
                  <span className="sr-only">: {passkey.name}</span>
                </summary>
                <div className="pt-2 pb-3">
                  <AccountForm
                    action={`${form}/passkey-name`}
                    fields={[{ ...nameOfIt, defaultValue: passkey.name }]}
                    hidden={{ id: passkey.passkey_id }}
                    send={t("save")}
                    refusals={{
                      ...refusalWords(errors),
                      invalid_input: { text: errors("invalid_input"), field: "name" },
                    }}
                    faults={faultWords(checkout)}
                    failed={errors("internal")}
                  />
                </div>
              </details>
            </li>
          ))}
        </ul>
      ) : (
        <p>{t("none")}</p>
      )}
      <details>
        <summary className={SUMMARY}>{t("add")}</summary>
        <div className="grid gap-4 pt-2">
          {proof === "stale" ? (
            <LoginAgain storeView={storeView} next={accountPath(storeView)} />
          ) : (
            <>
              <p className="max-w-md">{t(proof === "password" ? "addText" : "addFresh")}</p>
              <PasskeyAdd
                form={form}
                field={proof === "password" ? passwordField(account("password")) : null}
                send={t("send")}
                refusals={{
                  ...refusalWords(errors),
                  password_wrong: { text: errors("password_wrong"), field: "password" },
                  cancelled: { text: t("cancelled") },
                  known: { text: t("known") },
                  not_found: { text: t("unsupported") },
                  offline: { text: t("offline") },
                }}
                faults={faultWords(checkout)}
                username={email}
                failed={errors("internal")}
                unsupported={t("unsupported")}
              />
            </>
          )}
        </div>
      </details>
    </section>
  );
}
