import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { Device } from "@/lib/contract";
import { formatDay } from "@/lib/domain/formats";
import { shopDay } from "@/lib/domain/days";
import { useTranslations } from "@/lib/i18n/server";
import { apiBase } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";

/** Where somebody is logged in; each other device is logged out by a plain form. */
export function DeviceList({ storeView, devices }: { storeView: StoreView; devices: readonly Device[] }) {
  const t = useTranslations("account.devices");
  return (
    <section aria-labelledby="account-devices" className="grid gap-4">
      <h2 id="account-devices">{t("title")}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {devices.map((device) => {
          const name = device.browser || t("unknown");
          return (
            <li key={device.device_id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <p>
                <span className="font-semibold">{name}</span>
                <span className="block text-sm text-muted">
                  {t("seen", { day: formatDay(shopDay(new Date(device.seen_at)), storeView.locale) })}
                </span>
              </p>
              {device.is_this ? (
                <Badge>{t("this")}</Badge>
              ) : (
                <form method="post" action={`${apiBase(storeView)}/user/form/device`}>
                  <input type="hidden" name="id" value={device.device_id} />
                  <Button type="submit" kind="secondary" size="small">
                    {t("end")}
                    <span className="sr-only">: {name}</span>
                  </Button>
                </form>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
