import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { ownTotals, type Sums } from "@/lib/domain/own-totals";
import messages from "@/messages/cs-CZ.json";
import { queryClient } from "@/stores/api";
import { cartStore } from "@/stores/cart";
import { noteCoupon } from "@/stores/kept-coupon";
import { CouponField } from "./coupon-field";

const mockCall = jest.fn();
jest.mock("@/stores/load-api", () => ({
  loadApi: async () => ({ call: (...call: unknown[]) => mockCall(...call) }),
}));

/** A shop that knows one coupon. */
let kept: string | null;
beforeEach(() => {
  kept = null;
  noteCoupon(null);
  queryClient.clear();
  mockCall.mockReset().mockImplementation(async (name: string, { coupon }: { coupon?: string }) => {
    if (name === "getCoupon") return { ok: true, value: kept };
    if (name === "deleteCoupon") kept = null;
    else if (coupon !== "VITEJTE10")
      return { ok: false, error: { code: "coupon_invalid", message: "no", details: { problem: "unknown" } } };
    else kept = coupon;
    return { ok: true, value: true };
  });
  cartStore.setState({
    cart: { lines: [], source: null, token: "a".repeat(32), storeCode: "main" },
    ready: true,
    online: true,
  });
});
const show = (discount = 0, confirmed = true, more: Partial<Sums> = {}) =>
  render(
    <QueryClientProvider client={queryClient}>
      <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
        <CouponField sums={{ ...ownTotals({ lines: [] }), discount, ...more }} confirmed={confirmed} />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );

test("a coupon is typed and sent by Enter; what was typed wrong says so and stays", async () => {
  const user = userEvent.setup();
  show(100);
  await user.click(await screen.findByText("Mám slevový kupón"));
  const field = screen.getByLabelText("Kód kupónu");
  await user.type(field, "VITEJTE{Enter}");
  expect(await screen.findByText("Zadali jste nesprávný kód kupónu. Zkuste to prosím znovu.")).toBeVisible();
  expect(field).toHaveValue("VITEJTE");
  expect(field).toHaveAttribute("aria-invalid", "true");
  await user.type(field, "10{Enter}");
  expect(await screen.findByText("Kupón VITEJTE10 platí.")).toBeVisible();
});

test("nothing typed asks nobody", async () => {
  const user = userEvent.setup();
  show();
  await user.click(await screen.findByText("Mám slevový kupón"));
  await user.click(screen.getByRole("button", { name: "Použít" }));
  expect(screen.getByLabelText("Kód kupónu")).toHaveAttribute("aria-invalid", "true");
  expect(mockCall.mock.calls.map(([name]) => name as string)).not.toContain("applyCoupon");
});

test("a coupon that takes nothing off this cart says so, and is taken off by a press", async () => {
  const user = userEvent.setup();
  kept = "VITEJTE10";
  show();
  expect(await screen.findByText("Kupón VITEJTE10 na tento košík teď slevu nedává.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Odebrat kupón" }));
  expect(await screen.findByText("Mám slevový kupón")).toBeVisible();
});

test("a shop that does not answer is no wrong code", async () => {
  const user = userEvent.setup();
  show();
  await user.click(await screen.findByText("Mám slevový kupón"));
  mockCall.mockRejectedValue(new Error("offline"));
  await user.type(screen.getByLabelText("Kód kupónu"), "VITEJTE10{Enter}");
  await waitFor(() => expect(screen.getByText(/teď nepovedlo ověřit/u)).toBeVisible());
});

test("without a network the coupon that the shop named last is still there, to be taken off later", () => {
  noteCoupon({ token: "a".repeat(32), code: "VITEJTE10", said: null });
  cartStore.setState({ online: false });
  show(0, false, { discountOpen: true });
  expect(screen.getByText("Kupón VITEJTE10 máte v košíku.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Odebrat kupón" })).toBeDisabled();
  expect(screen.queryByText("Mám slevový kupón")).not.toBeInTheDocument();
});
