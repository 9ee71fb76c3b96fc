import { useTranslations } from "next-intl";
import { PartsOfSet } from "@/components/checkout/parts-of-set";
import { Picture } from "@/components/ui/picture";
import { Price } from "@/components/ui/price";
import type { Order, OrderLine } from "@/lib/contract";
import { groupOrderSets } from "@/lib/domain/cart-sets";
import { serviceTitle } from "@/lib/domain/additional-services";
import { isRentAlone, spokenDays } from "@/lib/domain/line-days";
import { formatMoney } from "@/lib/domain/money";
import { downloadPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";

/** What was ordered, line by line. */
export function OrderLines({ order, storeView }: { order: Order; storeView: StoreView }) {
  const { locale } = storeView;
  const t = useTranslations("order");
  // A courier brings the things ready, so somebody has to be told before.
  const measures = {
    given: "measuresGiven",
    awaited: order.shipping_address ? "measuresByPhone" : "measuresAtCounter",
  } as const;
  const shown = (line: OrderLine) => (
    <li key={order.lines.indexOf(line)} className="flex gap-4 py-4 in-[li]:py-0">
      <span className="w-16 flex-none">
        {line.image && <Picture image={{ image: line.image }} size="cart" alt="" />}
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{line.name}</p>
        {line.options.length > 0 && (
          <p className="text-sm text-muted">
            {line.options.map((option) => `${option.label}: ${option.value}`).join(", ")}
          </p>
        )}
        {spokenDays(line, locale, t).map(({ period, days }) => (
          <p key={period} className="text-sm">{`${period}, ${days}`}</p>
        ))}
        {line.additional_services.map((service) => (
          <p key={service.code} className="text-sm">
            {`${serviceTitle(service)}: ${formatMoney(service.price * line.qty, locale)}`}
          </p>
        ))}
        {line.person && <p className="text-sm font-medium">{t("person", { name: line.person })}</p>}
        <Downloads line={line} order={order} storeView={storeView} />
        {line.biometric_data && <p className="text-sm">{t(measures[line.biometric_data])}</p>}
      </div>
      <div className="text-right">
        <Price amount={line.price_incl_tax * line.qty} locale={locale} />
        <p className="text-sm text-muted">{t(line.kind === "lesson" ? "places" : "pieces", { count: line.qty })}</p>
      </div>
    </li>
  );
  return (
    <section aria-labelledby="order-lines">
      <h2 id="order-lines">{t(isRentAlone(order.lines) ? "lines" : "linesBought")}</h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {groupOrderSets(order.lines).map(({ key, set, lines }) =>
          set ? (
            <PartsOfSet key={key} name={set.name}>
              {lines.map(shown)}
            </PartsOfSet>
          ) : (
            lines.map(shown)
          ),
        )}
      </ul>
    </section>
  );
}

/** The files of what was bought, as soon as it is paid; before that it is said when they come. */
function Downloads({ line, order, storeView }: { line: OrderLine; order: Order; storeView: StoreView }) {
  const t = useTranslations("order.downloads");
  if (!line.downloads || order.status === "cancelled") return null;
  if (line.downloads.length === 0) return <p className="text-sm">{t("later")}</p>;
  return (
    <ul className="text-sm">
      {line.downloads.map((file) => (
        <li key={file}>
          <a
            className="link inline-block py-2 font-semibold break-words"
            href={downloadPath(storeView, order.order_id, line.sku, file)}
            download
          >
            {t("take", { file })}
          </a>
        </li>
      ))}
    </ul>
  );
}
