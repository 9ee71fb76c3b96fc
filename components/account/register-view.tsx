import { Link } from "@/components/ui/link";
import { useTranslations } from "@/lib/i18n/server";
import { apiBase, cmsPath, loginPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { emailField, nameField, newPasswordField, refusalWords } from "./account-fields";
import { AccountForm } from "./account-form";
import { AccountPage } from "./account-page";

interface Props {
  storeView: StoreView;
  next?: string;
  refused?: string;
}

export function RegisterView({ storeView, next, refused }: Props) {
  const t = useTranslations("account");
  const errors = useTranslations("errors");
  return (
    <AccountPage
      title={t("register.title")}
      ways={
        <li>
          <Link href={loginPath(storeView, { next })}>{t("register.login")}</Link>
        </li>
      }
    >
      <AccountForm
        action={`${apiBase(storeView)}/user/form/register`}
        fields={[
          nameField("firstname", t("firstname")),
          nameField("lastname", t("lastname")),
          emailField(t),
          newPasswordField(t, t("password")),
        ]}
        hidden={{ next }}
        enters
        send={t("register.send")}
        refusals={refusalWords(errors)}
        failed={errors("internal")}
        refused={refused}
      >
        <p className="text-sm text-muted">
          {t.rich("register.privacy", { link: (text) => <Link href={cmsPath(storeView, "gdpr")}>{text}</Link> })}
        </p>
      </AccountForm>
    </AccountPage>
  );
}
