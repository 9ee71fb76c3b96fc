import { faultWords } from "@/components/account/account-fields";
import { AccountForm } from "@/components/account/account-form";
import { AccountPage } from "@/components/account/account-page";
import { Link } from "@/components/ui/link";
import { MAX_EMAIL } from "@/lib/contract/email";
import { useTranslations } from "@/lib/i18n/server";
import { apiBase, cmsPath, homePath, newsletterPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { WelcomeOffer } from "./welcome-offer";

type Wish = "subscribe" | "confirm" | "leave";
const DONE = ["asked", "subscribed", "leaving", "left"] as const;

interface Props {
  storeView: StoreView;
  wish: Wish;
  /** Of a letter's link; whoever wants to leave without one is sent one. */
  token?: string;
  done?: string;
  refused?: string;
}

/** Where the newsletter is asked for, confirmed by a link and left: each one press, also without script. */
export function NewsletterView({ storeView, wish, token, done, refused }: Props) {
  const t = useTranslations("newsletter");
  const errors = useTranslations("errors");
  const checkout = useTranslations("checkout");
  const said = DONE.find((known) => known === done);
  // A link that is over is of no use any more: it can be asked for anew at once.
  const isOver = refused === "link_invalid" || (wish === "confirm" && token === undefined);
  const form: Wish = isOver ? "subscribe" : wish;
  const sentBy = form === "subscribe" || token === undefined ? "email" : "token";
  const codes = ["invalid_input", "link_invalid", "too_many_requests", "forbidden", "unavailable"] as const;
  const refusals = Object.fromEntries(
    codes.map((code) => [code, { text: errors(code), field: code === "invalid_input" ? "email" : undefined }]),
  );
  return (
    <AccountPage
      title={t(`${form}.title`)}
      done={said && t(`done.${said}`)}
      ways={
        <>
          <li>
            <Link href={homePath(storeView)}>{t("home")}</Link>
          </li>
          {form !== "leave" && said !== "left" && (
            <li>
              <Link href={newsletterPath(storeView, { wish: "leave" })}>{t("leaveInstead")}</Link>
            </li>
          )}
          <li>
            <Link href={cmsPath(storeView, "gdpr")}>{t("privacy")}</Link>
          </li>
        </>
      }
    >
      {said === undefined && (
        <>
          <p>{form === "subscribe" ? <WelcomeOffer storeView={storeView} /> : t(`${form}.${sentBy}`)}</p>
          <AccountForm
            key={form}
            action={`${apiBase(storeView)}/newsletter/form/${form}`}
            fields={
              sentBy === "email"
                ? [{ name: "email", label: t("email"), type: "email", autoComplete: "email", maxLength: MAX_EMAIL }]
                : []
            }
            hidden={sentBy === "token" ? { token } : {}}
            send={t(sentBy === "email" && form === "leave" ? "leave.sendLink" : `${form}.send`)}
            refusals={refusals}
            faults={faultWords(checkout)}
            failed={errors("internal")}
            refused={refused}
          />
        </>
      )}
    </AccountPage>
  );
}
