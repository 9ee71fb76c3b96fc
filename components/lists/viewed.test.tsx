import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ProductCard } from "@/lib/contract";
import { noteViewed } from "@/stores/viewed";
import messages from "@/messages/cs-CZ.json";
import { queryClient } from "@/stores/api";
import Viewed from "./viewed";
import { ViewedInSight } from "./viewed-in-sight";

const card = (sku: string): ProductCard => ({
  ...{ id: Number(sku), sku, name: `Lyže ${sku}`, slug: sku, url_path: null, tagline: "", charged_by: "day" as const },
  type_id: "simple" as const,
  ...{ price: 300_00, original_price: 300_00, price_varies: false, deposit: 0, image: null },
  price_list: [{ days_from: 1, days_to: null, price_per_day: 300_00 }],
  ...{ variant_count: 1, free_units: null, free_at: null, review_count: 0, review_average: null, is_new: false },
});
jest.mock("next/navigation", () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));
const mockAsked = jest.fn<void, [readonly string[]]>();
jest.mock("@/stores/load-api", () => ({
  loadApi: async () => ({
    call: async (_name: string, { skus }: { skus: string[] }) => {
      mockAsked(skus);
      return { ok: true, value: { items: skus.filter((sku) => sku !== "9").map(card), total: skus.length } };
    },
  }),
}));

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
});
afterEach(() => jest.useRealTimers());

const names = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

test("the latest stand first, without the page's own or what this shop lacks; a press forgets them", async () => {
  for (const sku of ["1", "2", "9", "3"]) noteViewed(sku);
  await act(async () => void render(<Viewed storeCode="main" sku="3" />));
  await screen.findByRole("region", { name: messages.lists.viewed.title });
  expect(names()).toEqual(["Lyže 2", "Lyže 1"]);
  await userEvent.click(screen.getByRole("button", { name: messages.lists.viewed.clear }));
  expect(screen.queryByRole("region")).toBeNull();
  expect(localStorage.getItem("sezona.viewed")).toBeNull();
});

test("another tab's look is followed", async () => {
  noteViewed("1");
  await act(async () => void render(<Viewed storeCode="main" />));
  await screen.findByText("Lyže 1");
  localStorage.setItem("sezona.viewed", '["2","1"]');
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "sezona.viewed" })));
  await screen.findByText("Lyže 2");
  expect(names()).toEqual(["Lyže 2", "Lyže 1"]);
});

test("a thing is remembered once it was looked at for a moment, and the shop is not told", async () => {
  jest.useFakeTimers();
  mockAsked.mockClear();
  const { unmount } = render(<ViewedInSight storeCode="main" sku="1" />);
  await act(() => jest.advanceTimersByTimeAsync(1_900));
  unmount();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(localStorage.getItem("sezona.viewed")).toBeNull();
  render(<ViewedInSight storeCode="main" sku="1" />);
  await act(() => jest.advanceTimersByTimeAsync(2_100));
  expect(localStorage.getItem("sezona.viewed")).toBe('["1"]');
  expect(mockAsked).not.toHaveBeenCalled();
});
