import type { ShippingMethod } from "@/lib/contract";
import type { MethodChoice } from "./checkout";
import { defaultWays, followingReturn } from "./default-ways";
import { toChoice } from "./method-choice";

const way = (method_code: string, more: Partial<ShippingMethod> = {}): ShippingMethod => ({
  ...{ method_title: method_code, method_code, carrier_code: "flatrate", amount: 0, price_incl_tax: 0 },
  ...{ default: false, offline: false, source_id: null },
  ...more,
});
const branch = way("branch", { source_id: "praha", default: true });
const courier = way("courier", { handover: "address" });
const hotel = way("hotel", { handover: "lodging" });
const late = way("late", { problem: { code: "too_late" } });
const all = { shipping: [branch, courier, hotel], return: [branch, courier, hotel] };
const home = { postcode: "11000", country: "CZ" };

type Names = [there: string | null, back: string | null];
const choice = (method: ShippingMethod | null): MethodChoice | null => method && toChoice(method);

test.each<[says: string, Parameters<typeof defaultWays>, Names]>([
  [
    "at first what most people want, and back as it comes",
    [{ shipping: null, return: null }, all, { online: true, wished: null }],
    ["branch", "branch"],
  ],
  [
    "a wish for delivery chooses who brings things home",
    [{ shipping: null, return: null }, all, { online: true, wished: home }],
    ["courier", "courier"],
  ],
  [
    "what was chosen stays, whatever was wished",
    [{ shipping: choice(hotel), return: choice(branch) }, all, { online: true, wished: home }],
    ["hotel", "branch"],
  ],
  [
    "what is not offered any more takes the way back that followed it along",
    [
      { shipping: choice(courier), return: choice(courier) },
      { shipping: [branch], return: [branch, courier] },
      { online: true, wished: null },
    ],
    ["branch", "branch"],
  ],
  [
    "a way back of one's own stays when the way there is not offered any more",
    [
      { shipping: choice(hotel), return: choice(courier) },
      { shipping: [branch], return: [branch, courier] },
      { online: true, wished: null },
    ],
    ["branch", "courier"],
  ],
  [
    "what can't be taken is not chosen by itself",
    [
      { shipping: null, return: null },
      { shipping: [late, courier], return: [late, courier] },
      { online: true, wished: null },
    ],
    ["courier", "courier"],
  ],
  [
    "nothing offered, nothing chosen",
    [
      { shipping: null, return: null },
      { shipping: [], return: [] },
      { online: true, wished: home },
    ],
    [null, null],
  ],
])("%s", (_says, call, names) => {
  const { there, back } = defaultWays(...call);
  expect([there?.method_code ?? null, back?.method_code ?? null]).toEqual(names);
});

test("only a way that was chosen by the wish fills in its postcode", () => {
  const wish = { online: true, wished: home };
  expect(defaultWays({ shipping: null, return: null }, all, wish).isWished).toBe(true);
  expect(defaultWays({ shipping: choice(hotel), return: null }, all, wish).isWished).toBe(false);
  expect(defaultWays({ shipping: null, return: null }, { shipping: [], return: [] }, wish).isWished).toBe(false);
});

test.each<[before: ShippingMethod | null, back: ShippingMethod | null, offered: ShippingMethod[], string | null]>([
  [branch, branch, [branch, courier], "courier"],
  [null, null, [branch, courier], "courier"],
  [branch, hotel, [branch, courier, hotel], null],
  [branch, branch, [branch], "branch"],
  [branch, branch, [{ ...courier, problem: { code: "too_late" } }, branch], "branch"],
])("case %#: the way back follows to the courier where it followed before, and can", (before, back, offered, code) =>
  expect(followingReturn(courier, choice(before), choice(back), offered, true)?.method_code ?? null).toBe(code),
);
