import type { OfferedSet } from "@/lib/contract";
import { madeOf } from "./goes-with-set";

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
