import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { productSizes, sizeGuideOf } from "@/components/catalogue/listed-sizes";
import type { Category } from "@/lib/contract";
import messages from "@/messages/cs-CZ.json";
import { keepOwnMeasures, ownMeasures } from "@/stores/own-measures";
import OwnSize from "./own-size";

const option = (attribute_code: string, ...values: string[]) => ({
  ...{ attribute_code, attribute_id: 1, label: attribute_code },
  values: values.map((value) => ({ value_index: value, label: `${value} cm` })),
});
const lengths = option("ski_length", "150", "158", "165", "173", "180");
const category = (id: number, parent_id: number | null, slug: string) => ({ id, parent_id, slug }) as Category;
const sections = [category(1, null, "lyze"), category(2, 1, "carvingove-lyze"), category(3, null, "kola")];
const sizedOf = (category_ids: number[], ...options: ReturnType<typeof option>[]) =>
  productSizes({ configurable_options: options, category_ids }, sections);

beforeEach(() => localStorage.clear());

test("what measures can choose follows from the owner's rules and the section that a product lies in", () => {
  expect(sizedOf([1, 2], lengths)).toEqual([{ code: "ski_length", rule: "ski", kind: "carving" }]);
  expect(sizedOf([3], lengths)).toEqual([]);
  expect(sizedOf([3], option("boot_size", "265"), option("color", "red"))).toEqual([
    { code: "boot_size", rule: "mondopoint" },
  ]);
});

function show() {
  const onOwn = jest.fn();
  render(
    <OwnSize
      product={{ sized: sizedOf([2], lengths), configurable_options: [lengths] }}
      labels={messages.rentalIsland.own}
      locale="cs-CZ"
      onOwn={onOwn}
    />,
  );
  return { user: userEvent.setup(), onOwn };
}

test("sizes that suit are named, the middle one is chosen, and a press turns it off for all pages", async () => {
  keepOwnMeasures({ body: { height: 178, foot: 275 }, on: true });
  const { user, onOwn } = show();
  expect(screen.getByText(/výška 178\scm, chodidlo 27,5\scm\) vám sedne 158–\u2060173\scm/u)).toBeVisible();
  expect(onOwn).toHaveBeenLastCalledWith({ ski_length: ["158", "165", "173"] }, { ski_length: "165" });
  await user.click(screen.getByRole("button", { name: /Nevybírat/u }));
  expect(onOwn).toHaveBeenLastCalledWith({}, {});
  expect(ownMeasures()).toMatchObject({ on: false, body: { height: 178 } });
  // The focus stays on what turns it on again.
  expect(screen.getByRole("button", { name: /^Vybírat/u })).toHaveFocus();
});

test("turned off, or where none suits, nothing is chosen", () => {
  keepOwnMeasures({ body: { height: 178 }, on: false });
  expect(show().onOwn).toHaveBeenLastCalledWith({}, {});
  keepOwnMeasures({ body: { height: 100 }, on: true });
  expect(show().onOwn).toHaveBeenLastCalledWith({}, {});
});

test("the page on how a size is chosen is the section's own, else the attribute's", () => {
  const guideOf = (category_ids: number[], ...options: ReturnType<typeof option>[]) =>
    sizeGuideOf({ configurable_options: options, category_ids }, [...sections, category(4, null, "bezky")]);
  expect(guideOf([2], lengths)).toBe("velikost-lyzi");
  expect(guideOf([4], lengths)).toBe("velikost-bezek");
  expect(guideOf([3], option("color", "red"), option("frame_size", "M"))).toBe("velikost-kola");
  expect(guideOf([3], option("color", "red"))).toBeNull();
});
