import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { buttonClass, ButtonLink } from "@/components/ui/button";
import { IconCalendar } from "@/components/ui/icons";
import { ProgressTrail } from "@/components/ui/progress-trail";
import type { Order, Source } from "@/lib/contract";
import { billedTo } from "@/lib/domain/billed-to";
import { isHandedOver } from "@/lib/domain/line-days";
import { duesTitle } from "@/lib/domain/meetings";
import { orderDues } from "@/lib/domain/order-dues";
import { thingOf } from "@/lib/domain/order-persons";
import { orderTone } from "@/lib/domain/order-tone";
import { homePath, orderCalendarPath, orderPath } from "@/lib/routes";
import { accountForOrderPath } from "@/lib/routes-after-order";
import type { StoreView } from "@/lib/store-views";
import { OrderDeposit } from "./order-deposit";
import { OrderDone } from "./order-done";
import { OrderLessons } from "./order-lessons";
import { OrderLines } from "./order-lines";
import { OrderPass } from "./order-pass";
import { CANCELLED_ID, OrderPayment, type PaymentAttempt } from "./order-payment";
import { OrderPlaces } from "./order-places";
import { OrderTerms } from "./order-terms";
import { OrderTools } from "./order-tools";
import { OrderTransfer } from "./order-transfer";
import { OrderTotals } from "./order-totals";

export interface OrderViewProps {
  order: Order;
  /** The shop that hands over; null when it is no longer in the list. */
  source: Source | null;
  /** The branch that takes the things back, where the renter brings them. */
  returnSource: Source | null;
  storeView: StoreView;
  now: Date;
  /** Just placed: the heading thanks. */
  thanks?: boolean;
  /** The attempt to pay that the renter comes back from. */
  attempt?: PaymentAttempt | null;
}

const stages = ["confirmed", "handed_over", "returned", "closed"] as const;
/** What comes next: the state that an order is in has been reached. */
const nextStage = (status: Order["status"]) => stages[stages.findIndex((stage) => stage === status) + 1] ?? null;

/** Everything a renter needs to know after ordering: shown right after it and on the order's own page. */
export function OrderView({
  order,
  source,
  returnSource,
  storeView,
  now,
  thanks = false,
  attempt = null,
}: OrderViewProps) {
  const t = useTranslations("order");
  const isHanded = order.lines.some(isHandedOver);
  const lessons = order.lines.filter(({ kind }) => kind === "lesson");
  const hasEvents = isHanded || lessons.length > 0;
  // Nobody is to come for what was called off.
  const isOn = order.status !== "cancelled";
  // A courier asks for no pass, and who has things brought and collected comes to no counter.
  const comesToCounter = isHanded && (order.shipping_address === null || order.return_address === null);
  const Heading = thanks ? "h2" : "h1";
  return (
    <div className="flex flex-col gap-10">
      <header className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <Heading className={thanks ? "text-xl" : "text-2xl"}>{t("heading", { number: order.increment_id })}</Heading>
          <Badge tone={orderTone(order.status)}>{t(`status.${order.status}`)}</Badge>
        </div>
        {order.email !== "" && thanks && <p>{t("contact", { email: order.email })}</p>}
        {!thanks && isHanded && isOn && order.status !== "pending_payment" && (
          <div className="max-w-2xl">
            <ProgressTrail
              current={nextStage(order.status)}
              label={t("progress")}
              doneLabel={t("stageDone")}
              steps={stages.map((id) => ({ id, label: t(`stages.${id}`) }))}
            />
          </div>
        )}
      </header>
      <OrderDone words={{ changed: t("done.changed") }} cancelledId={CANCELLED_ID} />
      <OrderPayment order={order} attempt={attempt} storeView={storeView} />
      <OrderDeposit order={order} attempt={attempt} now={now} storeView={storeView} />
      <OrderTransfer order={order} storeView={storeView} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[1fr_400px]">
        <div className="flex min-w-0 flex-col gap-10">
          {isOn && isHanded && (
            <OrderPlaces order={order} source={source} returnSource={returnSource} storeView={storeView} />
          )}
          {isOn && <OrderLessons lessons={lessons} source={source} storeView={storeView} />}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
            {isOn && hasEvents && (
              <a
                className={buttonClass({ kind: "secondary" })}
                href={orderCalendarPath(storeView, order.order_id)}
                download={`order-${order.increment_id}.ics`}
              >
                <IconCalendar />
                {t("calendar")}
              </a>
            )}
            <OrderTools
              href={orderPath(storeView, order.order_id)}
              words={{
                copy: t("tools.copy"),
                print: t("tools.print"),
                copied: t("tools.copied"),
                notCopied: t("tools.notCopied"),
              }}
            />
          </div>
          {comesToCounter && <OrderPass order={order} storeView={storeView} />}
          <WhatToBring order={order} locale={storeView.locale} />
          <OrderLines order={order} storeView={storeView} />
        </div>
        <div className="flex flex-col gap-8">
          <OrderTotals order={order} now={now} locale={storeView.locale} />
          {/* What is bought has no day until which it could be called off here. */}
          {hasEvents && <OrderTerms order={order} phone={source?.phone ?? ""} now={now} storeView={storeView} />}
          <BilledTo order={order} />
          <OwnNote order={order} />
          {order.in_account === false && <IntoAccount order={order} storeView={storeView} />}
          {!order.in_account && <p className="text-sm text-muted print:hidden">{t("keepLink")}</p>}
          <ButtonLink kind="secondary" href={homePath(storeView)}>
            {t("home")}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

/** What somebody wrote: for whom each thing is stands at its line, and in the note for shops that read only notes. */
function OwnNote({ order }: { order: Order }) {
  const t = useTranslations("order");
  const personNote = useTranslations("checkout.review");
  const said = order.lines.map((line) => personNote("personNote", { thing: thingOf(line), name: line.person ?? "" }));
  const note = order.user_note.split("\n").filter((text) => !said.includes(text));
  if (note.join("") === "") return null;
  return (
    <section>
      <h2>{t("note")}</h2>
      <p className="mt-2 whitespace-pre-line">{note.join("\n")}</p>
    </section>
  );
}

/** The account is offered after the order, never before it. */
function IntoAccount({ order, storeView }: { order: Order; storeView: StoreView }) {
  const t = useTranslations("order.intoAccount");
  return (
    <section aria-labelledby="order-account" className="flex flex-col gap-3 print:hidden">
      <h2 id="order-account">{t("title")}</h2>
      <p>{t("text")}</p>
      <ButtonLink kind="secondary" href={accountForOrderPath(storeView, order.order_id)} data-reload>
        {t("action")}
      </ButtonLink>
    </section>
  );
}

function BilledTo({ order }: { order: Order }) {
  const t = useTranslations("order.billedTo");
  const billed = billedTo(order);
  if (!billed) return null;
  const { name, companyId, vatId, address } = billed;
  const numbers = [companyId && t("companyId", { id: companyId }), vatId && t("vatId", { id: vatId })];
  return (
    <section>
      <h2>{t("title")}</h2>
      <p className="mt-2 wrap-anywhere">{[name, ...numbers].filter(Boolean).join(", ")}</p>
      {address && <p className="wrap-anywhere">{address}</p>}
    </section>
  );
}

function WhatToBring({ order, locale }: { order: Order; locale: string }) {
  const t = useTranslations("order.bring");
  const dues = order.status === "cancelled" ? [] : orderDues(order, locale);
  if (dues.length === 0) return null;
  return (
    <section aria-labelledby="order-bring">
      <h2 id="order-bring">{t(order.lines.some(isHandedOver) ? duesTitle(order) : "titlePay")}</h2>
      <ul className="mt-3 list-disc pl-6 marker:text-accent-text">
        {dues.map(({ key, values }) => (
          <li key={key}>{t(key, values)}</li>
        ))}
      </ul>
    </section>
  );
}
