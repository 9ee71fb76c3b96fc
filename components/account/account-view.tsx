import { Checkbox } from "@/components/ui/checkbox";
import { Notice } from "@/components/ui/notice";
import type { Customer, Device, LinkedService, Passkey } from "@/lib/contract";
import { useTranslations } from "@/lib/i18n/server";
import { accountProfilePath, apiBase, cartPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { faultWords, newPasswordField, passwordField, refusalWords } from "./account-fields";
import { AccountForm } from "./account-form";
import { AccountNav } from "./account-nav";
import { AccountPart } from "./account-page";
import { DeviceList } from "./device-list";
import { LinkedServices } from "./linked-services";
import { LogoutForm } from "./logout-form";
import { NoPassword } from "./no-password";
import { PasskeyList } from "./passkey-list";
import type { Proof } from "./proof";

interface Props {
  storeView: StoreView;
  customer: Customer;
  devices: readonly Device[];
  /** Null where the shop has none. */
  passkeys: readonly Passkey[] | null;
  services?: readonly LinkedService[] | null;
  proof?: Proof;
  done?: string;
  refused?: string;
}

const things = ["password", "device", "passkey", "passkeyName", "passkeyGone", "serviceGone"] as const;
const isDone = (done: string | undefined): done is (typeof things)[number] => things.some((thing) => thing === done);

/** Who is logged in, and what they can change about that. */
export function AccountView({
  storeView,
  customer,
  devices,
  passkeys,
  services,
  proof = "password",
  done,
  refused,
}: Props) {
  const t = useTranslations("account");
  const errors = useTranslations("errors");
  const checkout = useTranslations("checkout");
  const form = `${apiBase(storeView)}/user/form`;
  return (
    <AccountPart
      title={t("mine.title")}
      nav={<AccountNav storeView={storeView} current="mine" />}
      done={isDone(done) ? t(`mine.done.${done}`) : undefined}
    >
      {refused === "last_way_in" && <Notice tone="error">{errors("last_way_in")}</Notice>}
      <dl className="grid gap-3 sm:grid-cols-2 lg:gap-x-12">
        <div>
          <dt className="text-sm text-muted">{t("mine.name")}</dt>
          <dd className="font-semibold">
            {customer.firstname} {customer.lastname}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{t("email")}</dt>
          <dd className="font-semibold wrap-anywhere">{customer.email}</dd>
        </div>
      </dl>
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-x-12">
        <section aria-labelledby="account-password" className="grid content-start gap-4">
          <h2 id="account-password">{t("mine.password")}</h2>
          {customer.has_password === false ? (
            <NoPassword storeView={storeView} />
          ) : (
            <>
              <p className="text-muted">{t("mine.passwordText")}</p>
              <AccountForm
                action={`${form}/password`}
                fields={[
                  passwordField(t("mine.currentPassword"), "currentPassword"),
                  newPasswordField(t, t("newPassword"), "newPassword"),
                ]}
                send={t("mine.changePassword")}
                refusals={{ ...refusalWords(errors, "newPassword"), offline: { text: t("mine.passwordOffline") } }}
                faults={faultWords(checkout)}
                username={customer.email}
                failed={errors("internal")}
                refused={refused === "last_way_in" ? undefined : refused}
              />
            </>
          )}
        </section>
        <section aria-labelledby="account-logout" className="grid content-start gap-4">
          <h2 id="account-logout">{t("mine.logout")}</h2>
          <p className="text-muted">{t("mine.logoutText")}</p>
          <LogoutForm
            action={`${form}/logout`}
            cart={cartPath(storeView)}
            profile={{
              href: accountProfilePath(storeView),
              waits: t("mine.unsentProfile"),
              show: t("mine.showProfile"),
              anyway: t("mine.dropProfile"),
            }}
            words={{
              send: t("mine.logout"),
              waits: t("mine.unsent"),
              cart: t("mine.showUnsent"),
              anyway: t("mine.logoutAnyway"),
            }}
          >
            <Checkbox name="everywhere" value="1" label={t("mine.everywhere")} />
          </LogoutForm>
        </section>
      </div>
      {passkeys && <PasskeyList storeView={storeView} email={customer.email} passkeys={passkeys} proof={proof} />}
      {services && services.length > 0 && <LinkedServices storeView={storeView} services={services} />}
      <DeviceList storeView={storeView} devices={devices} />
    </AccountPart>
  );
}
