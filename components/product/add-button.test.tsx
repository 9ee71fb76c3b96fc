import { act, createEvent, fireEvent, render, screen } from "@testing-library/react";
import messages from "@/messages/cs-CZ.json";
import { addToCart } from "@/stores/add-to-cart";
import { AddButton } from "./add-button";
import type { RentalLabels } from "./rental-labels";
import type { RentalProduct } from "./rental-product";

jest.mock("@/stores/add-to-cart", () => ({ addToCart: jest.fn() }));
const add = jest.mocked(addToCart);

const product: RentalProduct = {
  sku: "SKI",
  name: "Javor Hřeben 78",
  slug: "javor",
  url_path: null,
  type_id: "configurable",
  image: null,
  price: 49_000,
  charged_by: "day",
  original_price: 49_000,
  price_list: [{ days_from: 1, days_to: null, price_per_day: 49_000 }],
  deposit: 300_000,
  fittings: ["bindings"],
  configurable_options: [
    { attribute_code: "ski_length", label: "Délka lyží", prompt: "Vyberte délku lyží", values: [] },
  ],
  configurable_children: [],
  parts: [],
};
const child = {
  sku: "SKI-168",
  options: { ski_length: "168" },
  original_price: 49_000,
  price_list: [],
  deposit: 300_000,
};

function show(more: Partial<Parameters<typeof AddButton>[0]> = {}) {
  return render(
    <AddButton
      product={product}
      child={child}
      chosen={{ ski_length: "168" }}
      source={{ id: "praha", name: "Praha" }}
      period={{ from: "2027-02-13", to: "2027-02-15" }}
      free={3}
      isRefused={false}
      labels={messages.rentalIsland as unknown as RentalLabels}
      links={{ cart: "/cart", checkout: "/checkout" }}
      atHand={null}
      onChooseDays={() => undefined}
      onAnswered={() => undefined}
      {...more}
    />,
  );
}

/** A press at so many milliseconds; touch screens don't count the presses of a double tap everywhere. */
function pressAt(button: HTMLElement, timeStamp: number) {
  const click = createEvent.click(button, { detail: 1 });
  Object.defineProperty(click, "timeStamp", { value: timeStamp });
  return act(async () => void fireEvent(button, click));
}

beforeEach(() => add.mockReset().mockResolvedValue({ outcome: "added", key: "line" } as never));

test("a double press is one wish, hits one and the same button, and is said once", async () => {
  const { container } = show();
  const button = screen.getByRole("button", { name: /^Přidat do.košíku$/u });
  const bar = button.parentElement;
  await pressAt(button, 1000);
  await pressAt(button, 1200);
  expect(add).toHaveBeenCalledTimes(1);
  expect(add.mock.calls[0]?.[0]).toMatchObject({ sku: "SKI-168", fittings: ["bindings"] });
  expect(screen.getByRole("button")).toBe(button);
  // The way to checkout stands outside of the bar that is under the thumb.
  expect(bar).not.toContainElement(screen.getByRole("link", { name: /Přejít k.objednávce/u }));
  // The notification of the same act speaks.
  expect(container.querySelector("[role=status], [aria-live]")).toBeNull();

  await pressAt(button, 2000);
  expect(add).toHaveBeenCalledTimes(2);
});

test("what is missing is asked for in the owner's words, else by its name", () => {
  const { unmount } = show({ child: null, chosen: {} });
  expect(screen.getByRole("button")).toHaveTextContent("Vyberte délku lyží");
  unmount();
  const unnamed = product.configurable_options.map(({ prompt: _prompt, ...option }) => option);
  show({ child: null, chosen: {}, product: { ...product, configurable_options: unnamed } });
  expect(screen.getByRole("button")).toHaveTextContent("Ještě vyberte: Délka lyží");
});
