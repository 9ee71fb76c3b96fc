import { act, render } from "@testing-library/react";
import { PaymentWatch } from "./payment-watch";

const mockCall = jest.fn();
jest.mock("@/stores/load-api", () => ({ loadApi: async () => ({ call: mockCall }) }));

const open = { ok: true, value: { status: "open" } };

beforeEach(() => {
  jest.useFakeTimers();
  mockCall.mockReset().mockResolvedValue(open);
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test("an open payment is asked about again and again, ever more seldom", async () => {
  render(<PaymentWatch gateway="sandbox" id="payment" />);
  await pass(1_500 + 1_950);
  expect(mockCall.mock.calls).toEqual(Array(2).fill(["getPaymentStatus", { gateway: "sandbox", id: "payment" }]));
});

test("who leaves while an answer is on its way is asked about no more", async () => {
  let answer = (_: typeof open) => undefined as void;
  mockCall.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const { unmount } = render(<PaymentWatch gateway="sandbox" id="payment" />);
  await pass(1_500);
  unmount();
  answer(open);
  await pass(60_000);
  expect(mockCall).toHaveBeenCalledTimes(1);
});
