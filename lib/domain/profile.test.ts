import type { Profile } from "@/lib/contract";
import { mergeProfile, profileInFields, profilePartLine, tidyProfile, withParts, wrongFields } from "./profile";

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

const home: Profile = {
  ...{ firstname: "Jana", lastname: "Nová", telephone: "+420603123456", company: "", company_id: "", vat_id: "" },
  ...{ street: ["Polní 12"], city: "Brno", postcode: "602 00", country_id: "CZ" },
};
const moved = { ...home, street: ["Lesní 3"], city: "Zlín", postcode: "760 01" };

test("parts that only one side changed are all kept", () => {
  const wished = { ...home, telephone: "+420777123456" };
  expect(mergeProfile(home, wished, moved)).toEqual({
    profile: { ...moved, telephone: "+420777123456" },
    clashes: [],
  });
});

test("an address changed on both sides is a clash as a whole, never half of each", () => {
  const wished = { ...home, city: "Praha", lastname: "Stará" };
  const { clashes, profile } = mergeProfile(home, wished, moved);
  expect(clashes).toEqual(["address"]);
  // What the answer "mine" and the answer "the shop's" come to.
  expect(withParts(profile, wished, clashes)).toEqual(wished);
  expect(withParts(profile, moved, clashes)).toEqual({ ...moved, lastname: "Stará" });
});

test("the same change on both sides is none, and a country that a form has chosen by itself is no address", () => {
  expect(mergeProfile(home, moved, moved).clashes).toEqual([]);
  const untold = { ...home, street: [], city: "", postcode: "", country_id: "" };
  expect(mergeProfile(untold, { ...untold, street: [""], country_id: "CZ" }, moved)).toEqual({
    profile: moved,
    clashes: [],
  });
});

test("fields of the form make a profile, and a part reads in one line", () => {
  const fields: Record<string, string> = {
    ...{ firstname: "Jana", lastname: "Nová", telephone: "603 123 456", country_id: "CZ" },
    ...{ street: "Polní 12", apartment: "2. patro", city: "Brno", postcode: "602 00" },
  };
  const profile = profileInFields((name) => fields[name] ?? "");
  expect(profile).toEqual({ ...home, street: ["Polní 12", "2. patro"] });
  expect(profilePartLine(profile, "address")).toBe("Polní 12, 2. patro, 602 00 Brno, CZ");
  expect(profilePartLine(profile, "name")).toBe("Jana Nová");
  expect(profilePartLine({ ...profile, street: [], city: "", postcode: "" }, "address")).toBe("");
  expect(profilePartLine(profile, "company")).toBe("");
});
