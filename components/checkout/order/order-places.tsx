import { useTranslations } from "next-intl";
import type { Day, Order, OrderAddress, Source } from "@/lib/contract";
import { carrierAddress } from "@/lib/domain/address-text";
import { formatDayLong } from "@/lib/domain/formats";
import { isHandedOver } from "@/lib/domain/line-days";
import { meetingWord } from "@/lib/domain/meetings";
import { openingWord, spokenHoursOn } from "@/lib/domain/opening";
import { orderPeriods, spokenTurn, type Turn, turnOf } from "@/lib/domain/order-times";
import { turnDays } from "@/lib/domain/turn-times";
import type { StoreView } from "@/lib/store-views";
import { OrderBranch } from "./order-branch";

interface Props {
  order: Order;
  source: Source | null;
  /** The branch that takes the things back, where the renter brings them. */
  returnSource: Source | null;
  storeView: StoreView;
}

/** Where and when: from when on the first day, by when on the last; in the shop, or where the carrier goes. */
export function OrderPlaces({ order, source, returnSource, storeView }: Props) {
  const t = useTranslations("order.where");
  const periods = orderPeriods(order.lines.filter(isHandedOver));
  const [there, back] = [order.shipping_address, order.return_address];
  const comesToShop = there === null || back === null;
  // Two branches: each stands with its own turn, so that nobody rings or drives to the other one.
  const takesBack = back === null && returnSource?.id !== source?.id ? returnSource : null;
  const isGivenThere = takesBack !== null && there === null;
  return (
    <section aria-labelledby="order-where">
      <h2 id="order-where">{t("title")}</h2>
      <div className="mt-3 grid gap-6 sm:grid-cols-2">
        <OrderTurn
          label={t(meetingWord(order, "from"))}
          title={order.shipping_title}
          days={turnDays(periods, "from")}
          turn={turnOf(order, "from", (there ? order.shipping_pickup_point : source) ?? null)}
          address={there}
          branch={isGivenThere ? source : null}
          storeView={storeView}
        />
        <OrderTurn
          label={t(meetingWord(order, "to"))}
          title={order.return_title}
          days={turnDays(periods, "to")}
          turn={turnOf(order, "to", (back ? order.return_pickup_point : returnSource) ?? null)}
          address={back}
          branch={takesBack}
          storeView={storeView}
        />
      </div>
      {source && !isGivenThere && (
        <OrderBranch source={source} isVisited={comesToShop && takesBack === null} storeView={storeView} />
      )}
    </section>
  );
}

interface TurnProps {
  label: string;
  title: string;
  days: string[];
  turn: Turn;
  /** Where the carrier goes; null when the renter comes to the shop. */
  address: OrderAddress | null;
  /** The branch of this turn alone; null where one stands below for both. */
  branch: Source | null;
  storeView: StoreView;
}

function OrderTurn({ label, title, days, turn, address, branch, storeView }: TurnProps) {
  const { locale } = storeView;
  const t = useTranslations("order.where");
  const moment = (day: Day): string => {
    const { key, values } = spokenTurn(day, turn);
    return t(key, { day: formatDayLong(day, locale), ...values });
  };
  return (
    <div className="border-l-4 border-trail pl-4">
      <h3 className="text-base text-muted">{label}</h3>
      <ul>
        {days.map((day) => {
          const hours = turn.place && spokenHoursOn(turn.place, day);
          return (
            <li key={day} className="mt-1">
              <strong className="block text-lg">{moment(day)}</strong>
              {turn.place && (
                <span className="text-sm text-muted">
                  {t(openingWord(hours), { hours: hours ? `${hours.opens}–${hours.closes}` : "" })}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <p className="mt-1">{title}</p>
      {branch && <OrderBranch source={branch} isVisited storeView={storeView} />}
      {address && <p className="mt-1 font-medium wrap-anywhere">{carrierAddress(address)}</p>}
    </div>
  );
}
