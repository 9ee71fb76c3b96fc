import { Link } from "@/components/ui/link";
import type { Order } from "@/lib/contract";
import { useTranslations } from "@/lib/i18n/server";
import { apiBase, cmsPath, loginPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { emailField, faultWords, nameField, newPasswordField, refusalWords } from "./account-fields";
import { AccountForm } from "./account-form";
import { AccountPage } from "./account-page";

interface Props {
  storeView: StoreView;
  next?: string;
  /** An order that comes into the new account, whose renter need not type it all again. */
  order?: Pick<Order, "order_id" | "increment_id" | "email" | "firstname" | "lastname">;
  /** As it was typed before it was refused. */
  typed?: Readonly<Record<string, string>>;
  refused?: string;
}

export function RegisterView({ storeView, next, order, typed, refused }: Props) {
  const t = useTranslations("account");
  const errors = useTranslations("errors");
  const checkout = useTranslations("checkout");
  return (
    <AccountPage
      title={t("register.title")}
      ways={
        <li>
          <Link href={loginPath(storeView, { next, order: order?.order_id })}>{t("register.login")}</Link>
        </li>
      }
    >
      {order && <p>{t("register.order", { number: order.increment_id })}</p>}
      <AccountForm
        action={`${apiBase(storeView)}/user/form/register`}
        fields={[
          { ...nameField("firstname", t("firstname")), defaultValue: order?.firstname },
          { ...nameField("lastname", t("lastname")), defaultValue: order?.lastname },
          { ...emailField(t), defaultValue: order?.email },
          newPasswordField(t, t("password")),
        ]}
        hidden={{ next, order: order?.order_id }}
        send={t("register.send")}
        refusals={refusalWords(errors)}
        faults={faultWords(checkout)}
        failed={errors("internal")}
        refused={refused}
        typed={typed}
      >
        <p className="text-sm text-muted">
          {t.rich("register.privacy", { link: (text) => <Link href={cmsPath(storeView, "gdpr")}>{text}</Link> })}
        </p>
      </AccountForm>
    </AccountPage>
  );
}
