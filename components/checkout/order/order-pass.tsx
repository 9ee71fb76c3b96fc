import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import type { Order } from "@/lib/contract";
import { passCodePath, passPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { KeepPass } from "./keep-pass";

/** What is shown at the counter instead of looking the order up, and the way to have it where there is no network. */
export function OrderPass({ order, storeView }: { order: Order; storeView: StoreView }) {
  const t = useTranslations("order.pass");
  const path = passPath(storeView, order.order_id);
  const keep = (
    <KeepPass
      path={path}
      isOver={!order.pass && order.status !== "pending_payment"}
      words={{
        keep: t("keep"),
        kept: t("kept"),
        forget: t("forget"),
        busy: t("busy"),
        failed: t("failed"),
      }}
    />
  );
  if (!order.pass) return keep;
  return (
    <section aria-labelledby="order-pass" className="flex flex-wrap gap-6">
      <img
        src={passCodePath(storeView, order.order_id)}
        alt={t("alt", { number: order.increment_id })}
        width={144}
        height={144}
        className="size-36 flex-none rounded-sm border border-line bg-white text-sm text-black"
      />
      <div className="min-w-60 flex-1">
        <h2 id="order-pass">{t("title")}</h2>
        <p className="mt-1 text-muted">{t("hint")}</p>
        <div className="mt-3 flex flex-wrap items-center gap-3 print:hidden">
          <ButtonLink kind="secondary" href={path}>
            {t("open")}
          </ButtonLink>
          {keep}
        </div>
      </div>
    </section>
  );
}
