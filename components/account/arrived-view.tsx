import type { ComponentProps } from "react";
import { ButtonLink } from "@/components/ui/button";
import { useTranslations } from "@/lib/i18n/server";
import { AccountPage } from "./account-page";
import { GoOn } from "./go-on";

/** Back from a service that has logged somebody in: what the browser has comes along, then it goes on. */
export function ArrivedView(answer: ComponentProps<typeof GoOn>) {
  const t = useTranslations("account.login.social");
  return (
    <AccountPage title={t("arrived")}>
      <p>{t("arrivedText")}</p>
      <ButtonLink href={answer.to} wide data-reload="">
        {t("on")}
      </ButtonLink>
      <GoOn {...answer} />
    </AccountPage>
  );
}
