import { Link } from "@/components/ui/link";
import { useTranslations } from "@/lib/i18n/server";
import { apiBase, loginPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { emailField, faultWords, newPasswordField, refusalWords } from "./account-fields";
import { AccountForm } from "./account-form";
import { AccountPage } from "./account-page";

interface Props {
  storeView: StoreView;
  /** Of the link that led here; without one a link is asked for. */
  token?: string;
  done?: string;
  /** As it was typed before it was refused. */
  typed?: Readonly<Record<string, string>>;
  refused?: string;
}

export function PasswordResetView({ storeView, token, done, typed, refused }: Props) {
  const t = useTranslations("account");
  const errors = useTranslations("errors");
  const checkout = useTranslations("checkout");
  // A link that is over is of no use any more: a new one can be asked for at once.
  const sets = token !== undefined && refused !== "reset_invalid";
  const shared = {
    refusals: { ...refusalWords(errors), offline: { text: t("mine.passwordOffline") } },
    faults: faultWords(checkout),
    failed: errors("internal"),
    refused,
  };
  const back = (
    <li>
      <Link href={loginPath(storeView)}>{t("reset.login")}</Link>
    </li>
  );
  if (sets)
    return (
      <AccountPage title={t("reset.setTitle")} ways={back}>
        <AccountForm
          {...shared}
          action={`${apiBase(storeView)}/user/form/reset`}
          fields={[newPasswordField(t, t("newPassword"))]}
          hidden={{ token }}
          send={t("reset.set")}
        />
      </AccountPage>
    );
  return (
    <AccountPage title={t("reset.title")} done={done === "sent" ? t("reset.sent") : undefined} ways={back}>
      {done !== "sent" && (
        <>
          <p>{t("reset.text")}</p>
          <AccountForm
            {...shared}
            action={`${apiBase(storeView)}/user/form/forgotten`}
            fields={[emailField(t)]}
            send={t("reset.send")}
            typed={typed}
          />
        </>
      )}
    </AccountPage>
  );
}
