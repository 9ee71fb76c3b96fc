import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import type { LoginService } from "@/lib/contract";
import { useTranslations } from "@/lib/i18n/server";
import { apiBase, passwordResetPath, registerPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { faultWords, loginField, passwordField, refusalWords } from "./account-fields";
import { AccountForm } from "./account-form";
import { AccountPage } from "./account-page";
import { PasskeyLogin } from "./passkey-login";
import { passkeyWords } from "./passkey-words";
import { SocialLogins } from "./social-logins";

interface Props {
  storeView: StoreView;
  /** Where it leads to in the end. */
  next?: string;
  /** An order that is to come into the account. */
  order?: string;
  services?: readonly LoginService[];
  /** A service that is let in by the account's password, once. */
  link?: string;
  done?: string;
  /** As it was typed before it was refused. */
  typed?: Readonly<Record<string, string>>;
  refused?: string;
}

export function LoginView({ storeView, services = [], next, order, link, done, typed, refused }: Props) {
  const t = useTranslations("account");
  const errors = useTranslations("errors");
  const checkout = useTranslations("checkout");
  const service = services.find(({ id }) => id === link);
  const hidden = { next, order, link: service?.id };
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
      {service && <Notice tone="info">{t("login.social.link", { name: service.name })}</Notice>}
      <AccountForm
        action={`${form}/login`}
        fields={[loginField(t), passwordField(t("password"))]}
        hidden={hidden}
        send={t("login.send")}
        refusals={refusalWords(errors)}
        faults={faultWords(checkout)}
        failed={errors("internal")}
        refused={refused}
        typed={typed}
      />
      <SocialLogins
        storeView={storeView}
        services={services}
        next={next}
        or={t("login.passkey.or")}
        label={(name) => t("login.social.with", { name })}
      />
      <PasskeyLogin form={form} hidden={hidden} words={passkeyWords(t, errors, services.length > 0)} />
    </AccountPage>
  );
}
