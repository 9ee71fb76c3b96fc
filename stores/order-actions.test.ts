import type { OrderBody } from "@/lib/contract";
import { placeOrder, type PlaceOrderOutcome } from "./order-actions";
import { partnerStore, setPartner } from "./partner";

let mockOutcome: PlaceOrderOutcome;
jest.mock("./runtime", () => ({ ensureCart: async () => ({ placeOrder: async () => mockOutcome }) }));

test.each([
  ["is placed", "placed", null],
  ["waits for the network", "queued", null],
  ["is refused", "refused", 7],
] as const)("an order that %s leaves the partner's filter as its notice promised", async (_, kind, partner) => {
  setPartner(7);
  mockOutcome = { kind, error: {} } as unknown as PlaceOrderOutcome;
  await placeOrder({ order_id: "6f0dd8a2-57c8-4c53-9bb0-86e4f8ba0f39" } as OrderBody);
  expect(partnerStore.getState().partnerId).toBe(partner);
});
