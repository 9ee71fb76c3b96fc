import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import messages from "@/messages/cs-CZ.json";
import { queryClient } from "@/stores/api";
import { noteViewed } from "@/stores/viewed";
import ViewedView from "./viewed-view";

jest.mock("next/navigation", () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));
const mockAnswer = jest.fn();
jest.mock("@/stores/load-api", () => ({ loadApi: async () => ({ call: mockAnswer }) }));
const words = messages.lists.viewed;

const answerCards = (_name: string, { skus }: { skus: string[] }) => ({
  ok: true,
  value: {
    items: skus.map((sku) => ({
      ...{ id: Number(sku), sku, name: `Lyže ${sku}`, slug: sku, url_path: null, tagline: "", charged_by: "day" },
      ...{ type_id: "simple", price: 300_00, original_price: 300_00, price_varies: false, deposit: 0, image: null },
      price_list: [{ days_from: 1, days_to: null, price_per_day: 300_00 }],
      ...{ variant_count: 1, free_units: null, free_at: null, review_count: 0, review_average: null, is_new: false },
    })),
    total: skus.length,
  },
});
beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  mockAnswer.mockReset().mockImplementation(answerCards);
});
const show = () => act(async () => void render(<ViewedView storeCode="main" />));

test("all that was looked at stands there, the latest first, until it is forgotten by a press", async () => {
  for (const sku of ["1", "2", "3", "4", "5"]) noteViewed(sku);
  await show();
  await screen.findByText("Lyže 5");
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    ["5", "4", "3", "2", "1"].map((sku) => `Lyže ${sku}`),
  );
  await userEvent.click(screen.getByRole("button", { name: words.clear }));
  expect(screen.getByRole("heading", { name: words.empty.replaceAll("\u00a0", " ") })).toBeVisible();
  expect(localStorage.getItem("sezona.viewed")).toBeNull();
});

test("nothing looked at yet leads to where there is something", async () => {
  await show();
  expect(await screen.findByRole("link", { name: words.emptyAction.replaceAll("\u00a0", " ") })).toHaveAttribute(
    "href",
    "/",
  );
  expect(mockAnswer).not.toHaveBeenCalled();
});

test("where nobody answers it says so, and asks again by a press", async () => {
  noteViewed("1");
  mockAnswer.mockResolvedValue({ ok: false, error: { code: "invalid_input", message: "", transport: false } });
  await show();
  const again = await screen.findByRole("button", { name: words.again });
  mockAnswer.mockImplementation(answerCards);
  await userEvent.click(again);
  expect(await screen.findByText("Lyže 1")).toBeVisible();
});
