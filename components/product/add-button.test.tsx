import { act, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { newLine } from "@/lib/domain/test-support";
import messages from "@/messages/cs-CZ.json";
import type { CartLine } from "@/lib/domain/cart";
import { addToCart } from "@/stores/add-to-cart";
import { cartStore, startView } from "@/stores/cart";
import { AddButton } from "./add-button";
import type { RentalLabels } from "./rental-labels";

jest.mock("@/stores/add-to-cart", () => ({ addToCart: jest.fn() }));
const add = jest.mocked(addToCart);

const line = newLine({ sku: "SKI-168", fittings: ["bindings"] });

function show(more: Partial<Parameters<typeof AddButton>[0]> = {}) {
  return render(
    <AddButton
      lines={[line]}
      hasDays
      missing={undefined}
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

beforeEach(() => cartStore.setState(startView));
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
  const { unmount } = show({ lines: [], missing: { label: "Délka lyží", prompt: "Vyberte délku lyží" } });
  expect(screen.getByRole("button")).toHaveTextContent("Vyberte délku lyží");
  unmount();
  show({ lines: [], missing: { label: "Délka lyží" } });
  expect(screen.getByRole("button")).toHaveTextContent("Ještě vyberte: Délka lyží");
});

test("several lines are added one after the other, and nothing is claimed of what one refusal stopped", async () => {
  add.mockResolvedValueOnce({ outcome: "added", key: "a" } as never);
  add.mockResolvedValueOnce({ outcome: "other_source", key: null } as never);
  show({ lines: [line, { ...line, sku: "BOOTS" }, { ...line, sku: "POLES" }] });
  await pressAt(screen.getByRole("button"), 1000);
  expect(add.mock.calls.map(([wish]) => wish.sku)).toEqual(["SKI-168", "BOOTS"]);
  expect(screen.queryByRole("link", { name: /Přejít/u })).toBeNull();
});

test.each(["out_of_stock", "too_late", "line_unknown"])(
  "nothing is claimed to be had of a line that the shop refused: %s",
  async (code) => {
    show();
    await pressAt(screen.getByRole("button"), 1000);
    expect(screen.getByRole("link", { name: /Přejít/u })).toBeVisible();
    const status = code === "out_of_stock" ? code : "pending";
    const refused = { ...startView.cart, lines: [{ key: "line", status, problem: { code } } as unknown as CartLine] };
    act(() => cartStore.setState({ ...startView, cart: refused }));
    expect(screen.queryByText(/Máte to/u)).toBeNull();
    expect(screen.queryByRole("link", { name: /Přejít/u })).toBeNull();
  },
);

test("what could be neither added nor kept is said beside the button, which tries again", async () => {
  add.mockResolvedValueOnce({ outcome: "failed", key: null } as never);
  show();
  await pressAt(screen.getByRole("button"), 1000);
  expect(screen.getByRole("alert")).toHaveTextContent(/přidat nepovedlo/u);
  expect(screen.queryByRole("link", { name: /Přejít/u })).toBeNull();
  await pressAt(screen.getByRole("button"), 2000);
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  expect(screen.getByRole("link", { name: /Přejít/u })).toBeVisible();
});
