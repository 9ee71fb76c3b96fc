import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getStoreView } from "@/lib/store-views";
import { ChangeOrder } from "./change-order";
import type { ChangeableOrder } from "./use-order-change";

jest.mock("@/lib/i18n/lazy-messages", () => ({ loadMessages: async () => ({}) }));
jest.mock("./change-panel", () => ({
  __esModule: true,
  default: ({ onClose }: { onClose: () => void }) => (
    <button type="button" onClick={onClose}>
      Nechat, jak to je
    </button>
  ),
}));

test("who comes back with more things for the order finds its change open", async () => {
  window.location.hash = "#order-change";
  render(<ChangeOrder order={{} as ChangeableOrder} storeView={getStoreView("main")} label="Změnit objednávku" />);
  expect(await screen.findByRole("button", { name: "Nechat, jak to je" })).toBeInTheDocument();
  window.location.hash = "";
});

test("who leaves a change is back at the button that opened it, and nobody is led there before", async () => {
  render(<ChangeOrder order={{} as ChangeableOrder} storeView={getStoreView("main")} label="Změnit objednávku" />);
  const open = () => screen.findByRole("button", { name: "Změnit objednávku" });
  expect(await open()).not.toHaveFocus();
  await userEvent.click(await open());
  await userEvent.click(await screen.findByRole("button", { name: "Nechat, jak to je" }));
  expect(await open()).toHaveFocus();
});
