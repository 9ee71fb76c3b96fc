import { Button } from "@/components/ui/button";
import type { LinkedService } from "@/lib/contract";
import { shopDay } from "@/lib/domain/days";
import { formatDay } from "@/lib/domain/formats";
import { useTranslations } from "@/lib/i18n/server";
import { apiBase } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";

/** Services that log the account in; each is unlinked by a plain form. */
export function LinkedServices({ storeView, services }: { storeView: StoreView; services: readonly LinkedService[] }) {
  const t = useTranslations("account.services");
  return (
    <section aria-labelledby="account-services" className="grid gap-4">
      <h2 id="account-services">{t("title")}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {services.map(({ service_id, name, created_at }) => (
          <li key={service_id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <p className="min-w-0">
              <span className="font-semibold wrap-anywhere">{name}</span>
              <span className="block text-sm text-muted">
                {t("since", { day: formatDay(shopDay(new Date(created_at)), storeView.locale) })}
              </span>
            </p>
            <form method="post" action={`${apiBase(storeView)}/user/form/service-remove`}>
              <input type="hidden" name="id" value={service_id} />
              <Button type="submit" kind="secondary" size="small">
                {t("remove")}
                <span className="sr-only">: {name}</span>
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  );
}
