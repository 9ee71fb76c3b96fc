import { render, screen } from "@testing-library/react";
import type { ProductCard as Card } from "@/lib/contract";
import type { ServerTranslator } from "@/lib/i18n/server";
import { getStoreView } from "@/lib/store-views";
import { cardFacts } from "./card-facts";
import { cardWords } from "./card-words";
import { ProductCard } from "./product-card";

const t = Object.assign(
  (key: string, values: Record<string, string | number> = {}) => [key, ...Object.values(values)].join(" "),
  { raw: (key: string) => `${key} {days} {price}` },
) as unknown as ServerTranslator;
const storeView = getStoreView("main");
const bands = [
  { days_from: 1, days_to: 2, price_per_day: 30_000 },
  { days_from: 3, days_to: null, price_per_day: 20_000 },
];
const card = {
  ...{ id: 1, sku: "SK-1", name: "Lyže", slug: "lyze", url_path: "lyze/prvni", tagline: "", type_id: "simple" },
  ...{ charged_by: "day", price: 30_000, original_price: 30_000, price_varies: false, price_list: bands },
  ...{ image: null, is_new: false, free_units: null, free_at: null, deposit: 0 },
} as unknown as Card;
const facts = (more: Partial<Card> = {}, period: { from: string; to: string } | null = null) =>
  cardFacts({ ...card, ...more }, cardWords(t, { period }), storeView);

test("what a card lacks is not named", () => {
  expect(Object.keys(facts()).sort()).toEqual(["href", "name", "price", "sku"]);
  expect(facts().price).toEqual({
    before: "pricePerDay ",
    amount: "300,-\u00a0Kč",
    after: "",
    notes: ["longest 3 200,-\u00a0Kč"],
  });
});

test("a card says no more than fits into three hundred bytes beside its own texts", () => {
  const full = facts({
    image: { image: `${"a".repeat(32)}.jpg`, width: 1, height: 1 },
    is_new: true,
    tagline: "pokročilí, traily",
    free_units: 3,
    free_at: [{ source: "praha", free: 3 }],
  });
  const texts = [full.href, full.name, full.tagline, full.image, full.free?.[1], full.price.amount].join("");
  expect(JSON.stringify(full).length - texts.length).toBeLessThan(300);
});

test("texts from another language are marked as that, each by itself", () => {
  const other = { tagline: "beginners", other_languages: { tagline: "en" } };
  render(<ProductCard card={facts(other)} isNew="new" heart={["♥ ", ""]} priority={false} />);
  expect(screen.getByText("beginners")).toHaveAttribute("lang", "en");
  expect(screen.getByRole("link", { name: "Lyže" })).not.toHaveAttribute("lang");
  render(
    <ProductCard
      card={facts({ name: "Tent", other_languages: { name: "en" } })}
      isNew="new"
      heart={["♥ ", ""]}
      priority={false}
    />,
  );
  expect(screen.getByRole("link", { name: "Tent" })).toHaveAttribute("lang", "en");
});

test("with days it costs what they cost", () => {
  const { price } = facts({}, { from: "2027-02-13", to: "2027-02-15" });
  expect(price).toMatchObject({ amount: "600,-\u00a0Kč", after: " forDays 3" });
});

test.each([
  [0, "true"],
  [1, null],
  [null, null],
])("with %p free it looks sold out: %p", (free_units, soldOut) => {
  render(<ProductCard card={facts({ free_units })} isNew="new" heart={["♥ ", ""]} priority={false} />);
  expect(screen.getByRole("listitem").getAttribute("data-sold-out")).toBe(soldOut);
  expect(screen.getByRole("button", { name: "♥ Lyže" })).toHaveValue("SK-1");
  expect(screen.getByRole("link", { name: "Lyže" })).toHaveAttribute("href", "/lyze/prvni");
});

test("the first picture is fetched before all others, which wait until they come near", () => {
  const image = { image: `${"b".repeat(32)}.jpg`, width: 1, height: 1 };
  const { container } = render(
    <ul>
      {[true, false].map((priority) => (
        <ProductCard key={String(priority)} card={facts({ image })} isNew="" heart={["", ""]} priority={priority} />
      ))}
    </ul>,
  );
  const [first, second] = container.querySelectorAll("img");
  expect(first?.getAttribute("fetchpriority")).toBe("high");
  expect(first?.hasAttribute("loading")).toBe(false);
  expect(second?.getAttribute("fetchpriority")).toBe("low");
  expect(second?.getAttribute("loading")).toBe("lazy");
  const told = document.head.querySelectorAll("link[rel=preload][as=image]");
  expect(told).toHaveLength(1);
  expect(told[0]?.getAttribute("imagesrcset")).toBe(container.querySelector("source")?.getAttribute("srcset"));
  expect(told[0]?.getAttribute("imagesizes")).toBe(container.querySelector("source")?.getAttribute("sizes"));
});
