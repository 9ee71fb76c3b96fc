import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { PayButton } from "./pay-button";

const mockCall = jest.fn();
jest.mock("@/stores/load-api", () => ({ loadApi: async () => ({ call: mockCall }) }));

const button = (
  <PayButton
    gateway="sandbox"
    orderId="3f1c2f0e-8f9b-4f9e-9a55-0d8a4b1f2c3d"
    kind="primary"
    words={{ pay: "Zaplatit", opening: "Otevíráme bránu", failed: "Bránu se nepovedlo otevřít." }}
  />
);
const show = () => render(button);
const comeBack = () =>
  act(() => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })) && undefined);

test("a second press opens nothing more; who comes Back from the gateway can pay again", async () => {
  mockCall.mockResolvedValue({ ok: true, value: { payment_id: "p", redirect_url: "#gateway" } });
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole("button", { name: "Zaplatit" }));
  expect(window.location.hash).toBe("#gateway");
  await user.click(screen.getByRole("button", { name: "Otevíráme bránu" }));
  expect(mockCall).toHaveBeenCalledTimes(1);
  await comeBack();
  await user.click(screen.getByRole("button", { name: "Zaplatit" }));
  expect(mockCall).toHaveBeenCalledTimes(2);
});

test("a page that can't be opened is said, and asked for again by a press", async () => {
  mockCall.mockReset().mockRejectedValue(new Error("offline"));
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole("button", { name: "Zaplatit" }));
  expect(await screen.findByText("Bránu se nepovedlo otevřít.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Zaplatit" })).not.toHaveAttribute("aria-busy");
});

test("can't be pressed until its script has begun: such a press would come to nothing", async () => {
  const { renderToString } = await import("react-dom/server");
  const host = document.body.appendChild(document.createElement("div"));
  host.innerHTML = renderToString(button);
  expect(screen.getByRole("button", { name: "Zaplatit" })).toBeDisabled();
  const root = await act(async () => hydrateRoot(host, button));
  expect(screen.getByRole("button", { name: "Zaplatit" })).toBeEnabled();
  await act(async () => root.unmount());
  host.remove();
});
