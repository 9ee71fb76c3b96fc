import { render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { Review } from "@/lib/contract";
import { getStoreView } from "@/lib/store-views";
import messages from "@/messages/en-US.json";
import { ReviewsView } from "./reviews-view";

// The server's own hook waits for the request's words; here they are given.
jest.mock("@/lib/i18n/server", () => jest.requireActual<object>("next-intl"));

const review = (more: Partial<Review> = {}): Review => ({
  ...{ id: 1, nickname: "Ema", title: "Držely", detail: "Držely i na ledu.", rating: 4, created_at: "2027-01-10" },
  ...{ used: "week", level: null, language: "cs" },
  ...more,
});
const summary = {
  ...{ count: 12, average: 4.3, by_stars: [0, 1, 1, 3, 7] },
  by_use: [{ code: "week" as const, count: 5, average: 4.6 }],
  by_level: [{ code: "beginner" as const, count: 2, average: 3 }],
};

function show(more: Partial<Parameters<typeof ReviewsView>[0]> = {}) {
  return render(
    <NextIntlClientProvider locale="en-US" messages={messages} timeZone="Europe/Prague">
      <ReviewsView
        storeView={getStoreView("en")}
        product={{ sku: "SKI-1", name: "Javor", slug: "javor", url_path: null }}
        asked={{ page: 1 }}
        pages={2}
        list={{ items: [review()], total: 12, summary }}
        sent={undefined}
        refused={undefined}
        typed={undefined}
        newId="00000000-0000-4000-8000-000000000000"
        {...more}
      />
    </NextIntlClientProvider>,
  );
}

test("the summary counts by stars, use and level, and each row leads to what it counts", () => {
  show();
  expect(screen.getByText("12 reviews")).toBeVisible();
  expect(screen.getByRole("link", { name: /^5\sstars\s*7$/u })).toHaveAttribute(
    "href",
    "/en/reviews?sku=SKI-1&rating=5",
  );
  expect(screen.queryByRole("link", { name: /^1\sstar/u })).toBeNull();
  expect(screen.getByRole("link", { name: /4–7\sdays/u })).toHaveAttribute("href", "/en/reviews?sku=SKI-1&used=week");
  expect(screen.getByRole("link", { name: /Beginners/u })).toHaveTextContent("3.0 (2)");
});

test("reviews keep their language, and pages their filter", () => {
  show({ asked: { rating: 4, page: 1 } });
  const [item] = within(screen.getByRole("region", { name: "Reviews" })).getAllByRole("listitem");
  expect(within(item!).getByRole("heading", { name: "Držely" })).toHaveAttribute("lang", "cs");
  expect(item).toHaveTextContent("Ema");
  expect(item).toHaveTextContent("4–7 days");
  expect(screen.getByRole("link", { name: "Show all" })).toHaveAttribute("href", "/en/reviews?sku=SKI-1");
  expect(screen.getByRole("link", { name: /2$/u, current: false })).toHaveAttribute(
    "href",
    "/en/reviews?sku=SKI-1&rating=4&page=2",
  );
});

test("what somebody wrote is text, whatever it looks like", () => {
  const { container } = show({
    list: {
      items: [review({ title: "<img src=x onerror=alert(1)>", detail: "<script>alert(1)</script>" })],
      total: 1,
      summary,
    },
  });
  expect(container.querySelector("img, script")).toBeNull();
  expect(screen.getByText("<script>alert(1)</script>")).toBeVisible();
});
