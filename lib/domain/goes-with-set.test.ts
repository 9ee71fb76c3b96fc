import type { OfferedSet } from "@/lib/contract";
import { againstApart, madeOf } from "./goes-with-set";

const link = (sku: string, surcharge = 0) => ({ sku, label: sku.slice(-3), surcharge });
const set: OfferedSet = {
  product: {
    ...{ sku: "SET", name: "Komplet", slug: "komplet", url_path: null, image: null, deposit: 3000_00 },
    price_list: [{ days_from: 1, days_to: null, price_per_day: 500_00 }],
  },
  options: [
    { option_id: "1", title: "Lyže", required: true, links: [link("SKI-160"), link("SKI-170", 50_00)] },
    { option_id: "2", title: "Boty", required: true, links: [link("BOOT-260")] },
    { option_id: "3", title: "Helma", required: false, links: [link("CAP", 20_00)] },
  ],
};

test("things that fill every part that a set needs make it up, with what their choice costs more", () => {
  expect(madeOf(set, ["BOOT-260", "SKI-170", "POLE"])).toEqual({
    selections: [
      { option_id: "1", option_qty: 1, option_selections: ["SKI-170"] },
      { option_id: "2", option_qty: 1, option_selections: ["BOOT-260"] },
    ],
    shown: [
      { label: "Lyže", value: "170" },
      { label: "Boty", value: "260" },
    ],
    skus: ["SKI-170", "BOOT-260"],
    priceList: [{ days_from: 1, days_to: null, price_per_day: 550_00 }],
  });
  expect(madeOf(set, ["BOOT-260", "SKI-160", "CAP"])?.priceList[0]?.price_per_day).toBe(520_00);
});

test("where a part lacks, or a size that the set does not offer was chosen, nothing is made up", () => {
  expect(madeOf(set, ["SKI-170", "CAP"])).toBeNull();
  expect(madeOf(set, ["SKI-170", "BOOT-999"])).toBeNull();
});

describe("what a set costs beside its things one by one", () => {
  const chosen = (sku: string, price: number) => ({ isChosen: true, sizes: [{ sku, price }] });
  const skis = chosen("SKI-160", 1200_00);

  test("is told to the crown where all is chosen", () => {
    // Three days: 3 × 500 against 1200 and 600.
    expect(againstApart(set, [skis, chosen("BOOT-260", 600_00)], 3)).toEqual({
      ...{ price: 1500_00, isFrom: false, saved: 300_00, isLeast: false },
    });
  });

  test("is the least of what may be chosen, said as that", () => {
    const sizes = { isChosen: false, sizes: [skis.sizes[0]!, { sku: "SKI-170", price: 1260_00 }] };
    expect(againstApart(set, [sizes, chosen("BOOT-260", 600_00)], 3)).toEqual({
      // The larger one costs 150 more in the set, and 60 alone.
      ...{ price: 1500_00, isFrom: true, saved: 210_00, isLeast: true },
    });
    const small = { isChosen: false, sizes: [skis.sizes[0]!, { sku: "SKI-999", price: 1_00 }] };
    expect(againstApart(set, [small, chosen("BOOT-260", 600_00)], 3)).toMatchObject({ isFrom: false, isLeast: false });
  });

  test("counts a part that may be left out only where it is chosen", () => {
    const cap = { sku: "CAP", price: 200_00 };
    const boots = chosen("BOOT-260", 600_00);
    expect(againstApart(set, [skis, boots, { isChosen: false, sizes: [cap] }], 3)?.price).toBe(1500_00);
    expect(againstApart(set, [skis, boots, { isChosen: true, sizes: [cap] }], 3)?.price).toBe(1560_00);
  });

  test("is not told where it is no less, in some size, or a part lacks", () => {
    expect(againstApart(set, [skis, chosen("BOOT-260", 300_00)], 3)).toBeNull();
    const boots = { isChosen: false, sizes: [{ sku: "BOOT-260", price: 600_00 }] };
    const skisOfMany = { isChosen: false, sizes: [...skis.sizes, { sku: "SKI-170", price: 1000_00 }] };
    expect(againstApart(set, [skisOfMany, boots], 3)).toBeNull();
    expect(againstApart(set, [skis], 3)).toBeNull();
    const unknown = { ...set, product: { ...set.product, price_list: [] } };
    expect(againstApart(unknown, [skis, chosen("BOOT-260", 600_00)], 3)).toBeNull();
  });
});
