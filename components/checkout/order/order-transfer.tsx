import { useTranslations } from "next-intl";
import { keptAmounts } from "@/components/ui/kept-amounts";
import type { Money, Order } from "@/lib/contract";
import { openTransfer } from "@/lib/domain/bank-transfer";
import { spokenAccount, spokenIban } from "@/lib/domain/iban";
import { formatMoney } from "@/lib/domain/money";
import { formatMoment } from "@/lib/domain/order-times";
import { spayd } from "@/lib/domain/spayd";
import { paymentCodePath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { CopyFact } from "./copy-fact";

/** As banks' programs take it: digits, and the sign for a fraction that is used there. */
const plainAmount = (amount: Money, locale: string): string =>
  new Intl.NumberFormat(locale, { useGrouping: false, minimumFractionDigits: amount % 100 === 0 ? 0 : 2 }).format(
    amount / 100,
  );

/** Where the money goes that an order waits for: as a QR payment, and for those who write it down. */
export function OrderTransfer({ order, storeView }: { order: Order; storeView: StoreView }) {
  const t = useTranslations("order.transfer");
  const transfer = openTransfer(order);
  if (!transfer) return null;
  const { iban, symbol, until } = transfer;
  const copyWords = (fact: string) => ({
    copy: t("copy"),
    named: t("copyNamed", { fact }),
    copied: t("copied"),
    notCopied: t("notCopied"),
  });
  const total = formatMoney(transfer.amount, storeView.locale);
  const account = spokenAccount(iban);
  const facts: { key: "amount" | "account" | "iban" | "symbol" | "until"; text: string; copied?: string }[] = [
    { key: "amount", text: total, copied: plainAmount(transfer.amount, storeView.locale) },
    { key: "account", text: account, copied: account },
    ...(spokenIban(iban) === account ? [] : [{ key: "iban", text: spokenIban(iban), copied: iban } as const]),
    { key: "symbol", text: symbol, copied: symbol },
    ...(until === null ? [] : [{ key: "until", text: formatMoment(new Date(until), storeView.locale) } as const]),
  ];
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
        <h2 id="order-transfer">{keptAmounts(t("title", { total }))}</h2>
        <p className="mt-1 text-muted">{t("hint")}</p>
        <dl className="mt-3 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1">
          {facts.map(({ key, text, copied }) => (
            <div key={key} className="contents">
              <dt className="text-muted">{t(key)}</dt>
              <dd className="flex flex-wrap items-center font-medium wrap-anywhere">
                {text}
                {copied && <CopyFact text={copied} words={copyWords(t(key))} />}
              </dd>
            </div>
          ))}
        </dl>
        {until !== null && <p className="mt-3 text-sm text-muted">{t("otherwise")}</p>}
      </div>
    </section>
  );
}
