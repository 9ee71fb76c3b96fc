import { useTranslations } from "next-intl";
import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { createRoot } from "react-dom/client";
import { type PriceFacts, priceFacts } from "@/components/catalogue/card-facts";
import { type CardWords, cardWords } from "@/components/catalogue/card-words";
import { CardPrice } from "@/components/catalogue/product-card";
import { addDays } from "@/lib/domain/days";
import { isShownNet, netList, withoutTax } from "@/lib/domain/net-price";
import { LazyIntl, loadMessages } from "@/lib/i18n/lazy-messages";
import { getStoreView, type StoreView } from "@/lib/store-views";
import { askGroupPrices, type GroupPrice, heardGroup } from "@/stores/group-prices";
import { storeCodeNow } from "@/stores/store-code";
import { showOwnProduct } from "./own-product";
import { followPrices, type PlacedPrice, standIn } from "./placed-prices";

type Group = NonNullable<Awaited<ReturnType<typeof heardGroup>>>;

let isShown = false;

/** From now on the page shows the prices of whoever is logged in, also in what is rendered later. */
export async function showGroupPrices(): Promise<void> {
  if (isShown) return;
  isShown = true;
  const group = await heardGroup();
  if (!group) return void (isShown = false);
  document.documentElement.dataset.ownPrices = isShownNet(group.id) ? "net" : "gross";
  const storeView = getStoreView(storeCodeNow());
  await loadMessages(storeView.locale);
  createRoot(document.createElement("div"), { identifierPrefix: "group-" }).render(
    <LazyIntl locale={storeView.locale} optional>
      <GroupPrices group={group} storeView={storeView} />
    </LazyIntl>,
  );
}

/** Words are formatted once for each length of rent. */
function wordsByDays(t: Parameters<typeof cardWords>[0]): (days: number) => CardWords {
  const byDays = new Map<number, CardWords>();
  return (days) => {
    const period = days > 0 ? { from: "2027-01-01", to: addDays("2027-01-01", days - 1) } : null;
    const made = byDays.get(days) ?? cardWords(t, { period });
    byDays.set(days, made);
    return made;
  };
}

/** Prices of cards wherever they stand on the page, each in the place of the one that everybody is shown. */
export function GroupPrices({ group, storeView }: { group: Group; storeView: StoreView }) {
  const t = useTranslations("catalogue");
  const [placed, setPlaced] = useState<readonly PlacedPrice[]>([]);
  const [known, setKnown] = useState<ReadonlyMap<string, GroupPrice | null>>(new Map());
  const words = useMemo(() => wordsByDays(t as Parameters<typeof cardWords>[0]), [t]);

  useEffect(() => followPrices(setPlaced), []);
  useEffect(() => {
    const skus = [...new Set(placed.map(({ sku }) => sku))].filter((sku) => !known.has(sku));
    if (skus.length === 0) return;
    let isOver = false;
    const note = (found: ReadonlyMap<string, GroupPrice>) => {
      if (!isOver) setKnown(new Map([...known, ...skus.map((sku) => [sku, found.get(sku) ?? null] as const)]));
    };
    // Without an answer the page goes on to say what everybody pays; the cart says what it comes to.
    askGroupPrices(skus, group).then(note, () => note(new Map()));
    return () => void (isOver = true);
  }, [placed, known, group]);
  useEffect(() => showOwnProduct(group, { t, locale: storeView.locale }), [group, t, storeView]);

  return placed.map((price) => {
    const found = known.get(price.sku);
    return (
      found &&
      createPortal(
        <OwnPrice
          of={price}
          facts={factsOf(found, group, words(price.days), { price, t, locale: storeView.locale })}
        />,
        price.holder,
        price.key,
      )
    );
  });
}

function OwnPrice({ of, facts }: { of: PlacedPrice; facts: PriceFacts }) {
  useLayoutEffect(() => standIn(of), [of]);
  return <CardPrice price={facts} />;
}

interface Around {
  price: PlacedPrice;
  t: (key: string) => string;
  locale: StoreView["locale"];
}

/** What a card says to the group, in as many lines as it says to everybody: nothing below it moves. */
function factsOf(item: GroupPrice, group: Group, words: CardWords, { price, t, locale }: Around): PriceFacts {
  const isNet = isShownNet(group.id);
  const net = (amount: number): number => (isNet ? withoutTax(amount, item.tax_rate) : amount);
  const card = {
    ...item,
    price: net(item.price),
    original_price: net(item.original_price),
    price_list: isNet ? netList(item.price_list, item.tax_rate) : item.price_list,
  };
  const whole = priceFacts(card, words, locale);
  const isLonger = (whole.notes?.length ?? 0) > price.notes;
  const facts = isLonger ? priceFacts({ ...card, original_price: card.price }, words, locale) : whole;
  const said = { ...facts, notes: facts.notes?.slice(0, price.notes) };
  return isNet ? { ...said, after: `${said.after} ${t("withoutTax")}` } : said;
}
