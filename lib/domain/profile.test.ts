import type { Profile } from "@/lib/contract";
import { tidyProfile, wrongFields } from "./profile";

const empty: Profile = {
  ...{ firstname: "Jana", lastname: "Nová", telephone: "", company: "", company_id: "", vat_id: "" },
  ...{ street: [], city: "", postcode: "", country_id: "CZ" },
};

test("what was not told is right", () => {
  expect(wrongFields(empty)).toEqual([]);
  expect(tidyProfile({ ...empty, street: ["", " "], postcode: " " })).toEqual(empty);
});

test("what was told gets the form that orders have", () =>
  expect(
    tidyProfile({
      ...empty,
      ...{ telephone: "603 123 456", company_id: "6947", vat_id: "68407700", postcode: "11000" },
      street: ["Polní 12", "2. patro"],
    }),
  ).toMatchObject({
    ...{ telephone: "+420603123456", company_id: "00006947", vat_id: "CZ68407700", postcode: "110 00" },
    street: ["Polní 12", "2. patro"],
  }));

test.each<[Partial<Profile>, keyof Profile]>([
  [{ telephone: "603" }, "telephone"],
  [{ company_id: "6948" }, "company_id"],
  [{ vat_id: "x" }, "vat_id"],
  [{ street: ["P"] }, "street"],
  [{ street: ["", "2. patro"] }, "street"],
  [{ postcode: "1100" }, "postcode"],
])("%p can't be right, and stays as it was typed", (part, field) => {
  const profile = tidyProfile({ ...empty, ...part });
  expect(profile).toEqual({ ...empty, ...part });
  expect(wrongFields(profile)).toEqual([field]);
});
