import { Link } from "@/components/ui/link";
import { useTranslations } from "@/lib/i18n/server";
import { apiBase, passwordResetPath, registerPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { loginField, passwordField, refusalWords } from "./account-fields";
import { AccountForm } from "./account-form";
import { AccountPage } from "./account-page";
import { PasskeyLogin } from "./passkey-login";
import { passkeyWords } from "./passkey-words";

interface Props {
  storeView: StoreView;
  /** Where it leads to in the end. */
  next?: string;
  /** An order that is to come into the account. */
  order?: string;
  done?: string;
  /** As it was typed before it was refused. */
  email?: string;
  refused?: string;
}

export function LoginView({ storeView, next, order, done, email, refused }: Props) {
  const t = useTranslations("account");
  const errors = useTranslations("errors");
  const form = `${apiBase(storeView)}/user/form`;
  return (
    <AccountPage
      title={t("login.title")}
      done={done === "password" || done === "logout" || done === "deleted" ? t(`login.done.${done}`) : undefined}
      ways={
        <>
          <li>
            <Link href={passwordResetPath(storeView)}>{t("login.forgotten")}</Link>
          </li>
          <li>
            <Link href={registerPath(storeView, { next, order })}>{t("login.register")}</Link>
          </li>
        </>
      }
    >
      <AccountForm
        action={`${form}/login`}
        fields={[{ ...loginField(t), defaultValue: email }, passwordField(t("password"))]}
        hidden={{ next, order }}
        send={t("login.send")}
        refusals={refusalWords(errors)}
        failed={errors("internal")}
        refused={refused}
      />
      <PasskeyLogin form={form} hidden={{ next, order }} words={passkeyWords(t, errors)} />
    </AccountPage>
  );
}
