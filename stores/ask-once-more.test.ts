import { ok, refuse, type Result } from "@/lib/contract/errors";
import { newLine } from "@/lib/domain/test-support";
import { lackingOnceMore } from "./ask-once-more";
import { cartStore, startView } from "./cart";

const mockCall = jest.fn<Promise<Result<unknown>>, [string, Record<string, unknown>]>();
jest.mock("./load-api", () => ({ loadApi: async () => ({ call: mockCall }) }));

const days = { from: "2027-02-13", to: "2027-02-15", source: "praha" };
const line = (sku: string, more: object = {}) => newLine({ sku, parentSku: sku, ...days, ...more });

beforeEach(() => {
  mockCall.mockReset();
  cartStore.setState(startView);
});

test("things of the same days are asked about together, and those that are bought not at all", async () => {
  mockCall.mockResolvedValue(ok({ items: [{ sku: "BOOTS", qty: 1 }] }));
  const [boots, helmet, voucher] = [line("BOOTS"), line("HELMET"), line("VOUCHER", { withoutDays: true })];
  expect(await lackingOnceMore([boots, helmet, voucher])).toEqual([helmet]);
  expect(mockCall.mock.calls).toEqual([
    ["listStock", { skus: ["BOOTS", "HELMET"], dateFrom: days.from, dateTo: days.to, source: "praha" }],
  ]);
});

test("of a set the parts that were chosen are counted, on every day", async () => {
  const links = (...skus: string[]) => skus.map((linked_product_sku) => ({ linked_product_sku, qty: 1 }));
  const product = {
    bundle_options: [
      { option_id: "1", required: true, product_links: links("SKI-160", "SKI-170") },
      { option_id: "2", required: true, product_links: links("BOOT-42") },
    ],
  };
  const chosen = ["SKI-170", "BOOT-42"].map((sku, index) => ({
    ...{ option_id: String(index + 1), option_qty: 1, option_selections: [sku] },
  }));
  const set = line("SET", {
    product_option: {
      extension_attributes: { custom_options: [], configurable_item_options: [], bundle_options: chosen },
    },
  });
  const answers = (free: number[]): void =>
    void mockCall.mockImplementation(async (name) =>
      ok(name === "getProduct" ? product : { days: free.map((units) => ({ free: units })) }),
    );
  answers([2, 1, 2]);
  expect(await lackingOnceMore([set])).toEqual([]);
  const parts = [
    { sku: "SKI-170", units: 1 },
    { sku: "BOOT-42", units: 1 },
  ];
  expect(mockCall.mock.calls[1]).toEqual(["getCalendar", { sku: "SET", ...days, parts }]);
  answers([2, 0, 2]);
  expect(await lackingOnceMore([set])).toEqual([set]);
});

test("where the shop can't say it, nothing is taken for free", async () => {
  mockCall.mockResolvedValue(refuse("unavailable", ""));
  await expect(lackingOnceMore([line("BOOTS")])).rejects.toThrow();
});
