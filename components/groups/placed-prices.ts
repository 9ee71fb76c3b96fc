/** A price of a card as everybody is shown it, and the room beside it for the one of whoever is logged in. */
export interface PlacedPrice {
  key: string;
  sku: string;
  /** For so many days; 0: where none were chosen. */
  days: number;
  /** Lines below the price. */
  notes: number;
  shown: HTMLElement;
  holder: HTMLElement;
}

const HOLDER = "own-price";

const skuOf = (shown: Element): string | undefined =>
  shown.closest<HTMLElement>("[data-price-of]")?.dataset.priceOf ??
  shown.closest(".product-card")?.querySelector<HTMLButtonElement>("button[data-list]")?.value;

let count = 0;

/** The room beside a price, made where there is none yet. */
function holderOf(shown: HTMLElement): HTMLElement {
  const next = shown.nextElementSibling;
  if (next instanceof HTMLElement && next.classList.contains(HOLDER)) return next;
  const holder = document.createElement("div");
  holder.className = HOLDER;
  holder.dataset.key = String((count += 1));
  shown.after(holder);
  return holder;
}

function placedNow(): PlacedPrice[] {
  return [...document.querySelectorAll<HTMLElement>(`.card-price:not(.${HOLDER} .card-price)`)].flatMap((shown) => {
    const sku = skuOf(shown);
    if (sku === undefined) return [];
    const holder = holderOf(shown);
    const [days, notes] = [Number(shown.dataset.days ?? 0), shown.querySelectorAll("small").length];
    return [{ key: holder.dataset.key ?? "", sku, days, notes, shown, holder }];
  });
}

const sameOf = (a: PlacedPrice, b: PlacedPrice | undefined): boolean =>
  a.holder === b?.holder && a.shown === b.shown && a.sku === b.sku && a.days === b.days && a.notes === b.notes;

/**
 * Tells of the prices that stand on the page, now and whenever they change: cards come and go with every soft
 * navigation, and nothing tells of it but the document itself. @returns what ends it
 */
export function followPrices(tell: (placed: readonly PlacedPrice[]) => void): () => void {
  let last: readonly PlacedPrice[] = [];
  const look = (): void => {
    const now = placedNow();
    if (now.length === last.length && now.every((price, index) => sameOf(price, last[index]))) return;
    last = now;
    tell(now);
  };
  let looking = 0;
  const observer = new MutationObserver(() => {
    looking ||= requestAnimationFrame(() => {
      looking = 0;
      look();
    });
  });
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-days"] });
  look();
  return () => {
    observer.disconnect();
    cancelAnimationFrame(looking);
  };
}

/** Everybody's price makes room. @returns what puts it back */
export function standIn({ shown }: PlacedPrice): () => void {
  shown.dataset.replaced = "";
  return () => void delete shown.dataset.replaced;
}
