import { useTranslations } from "next-intl";
import type { Order } from "@/lib/contract";
import { openTransfer } from "@/lib/domain/bank-transfer";
import { spokenAccount, spokenIban } from "@/lib/domain/iban";
import { formatMoney } from "@/lib/domain/money";
import { formatMoment } from "@/lib/domain/order-times";
import { spayd } from "@/lib/domain/spayd";
import { paymentCodePath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";

/** Where the money goes that an order waits for: as a QR payment, and for those who write it down. */
export function OrderTransfer({ order, storeView }: { order: Order; storeView: StoreView }) {
  const t = useTranslations("order.transfer");
  const transfer = openTransfer(order);
  if (!transfer) return null;
  const { iban, symbol, until } = transfer;
  const total = formatMoney(transfer.amount, storeView.locale);
  const account = spokenAccount(iban);
  const facts = [
    ["amount", total],
    ["account", account],
    ...(spokenIban(iban) === account ? [] : [["iban", spokenIban(iban)] as const]),
    ["symbol", symbol],
    ...(until === null ? [] : [["until", formatMoment(new Date(until), storeView.locale)] as const]),
  ] as const;
  return (
    <section
      aria-labelledby="order-transfer"
      className="flex flex-col gap-6 rounded-md bg-surface p-6 sm:flex-row sm:items-start"
    >
      {spayd(transfer) !== null && (
        <img
          src={paymentCodePath(storeView, order.order_id)}
          alt={t("alt", { total, account, symbol })}
          width={208}
          height={208}
          className="size-52 flex-none rounded-sm bg-white text-sm text-black"
        />
      )}
      <div className="min-w-0 flex-1">
        <h2 id="order-transfer">{t("title", { total })}</h2>
        <p className="mt-1 text-muted">{t("hint")}</p>
        <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          {facts.map(([key, text]) => (
            <div key={key} className="contents">
              <dt className="text-muted">{t(key)}</dt>
              <dd className="font-medium wrap-anywhere">{text}</dd>
            </div>
          ))}
        </dl>
        {until !== null && <p className="mt-3 text-sm text-muted">{t("otherwise")}</p>}
      </div>
    </section>
  );
}
