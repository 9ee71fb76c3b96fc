import fc from "fast-check";
import { delivery } from "@/shop.config";
import {
  ANYWHERE,
  branchOf,
  cartRelation,
  formatPlace,
  isTakenBranchId,
  parsePlace,
  type Place,
  offeredBranches,
  proposedBranch,
  wishQuery,
} from "./place";

const [main = ""] = delivery.from;
const ids = ["brno", "liberec", main];
const branches = ids.map((id) => ({ id }));
const places: fc.Arbitrary<Place> = fc.oneof(
  fc.constant(ANYWHERE),
  fc.constantFrom(...ids).map((source) => ({ kind: "branch" as const, source })),
  fc.stringMatching(/^\d{5}$/u).map((postcode) => ({ kind: "delivery" as const, postcode })),
);

test("what is written is read back", () => {
  fc.assert(fc.property(places, (place) => expect(parsePlace(formatPlace(place), branches)).toEqual(place)));
});

test("whatever is typed is a place of these branches or none, and no two texts mean the same but for blanks", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `psc-${text}`),
      ),
      (text) => {
        const place = parsePlace(text, branches);
        if (place) expect(formatPlace(place)).toBe(text.trim());
      },
    ),
  );
});

test("a postcode alone is one, unless a branch is called so", () => {
  expect(parsePlace("11000", branches)).toEqual({ kind: "delivery", postcode: "11000" });
  expect(parsePlace("11000", [{ id: "11000" }])).toEqual({ kind: "branch", source: "11000" });
});

test.each(["praha", "psc-", "psc-1100", "1100", "110000", "psc-110 00", "psc-1100a", "Brno", "__proto__", ""])(
  "%p is no place",
  (text) => expect(parsePlace(text, branches)).toBeNull(),
);

test("nothing is brought where there is no branch to bring it from", () => {
  expect(parsePlace("psc-11000", [])).toBeNull();
  expect(parsePlace("11000", [])).toBeNull();
  expect(parsePlace("anywhere", [])).toEqual(ANYWHERE);
});

test("a place means one branch, anywhere means none", () => {
  expect(branchOf({ kind: "branch", source: "liberec" }, branches)).toEqual({ id: "liberec" });
  expect(branchOf({ kind: "branch", source: "praha" }, branches)).toBeUndefined();
  expect(branchOf(ANYWHERE, branches)).toBeUndefined();
});

test("things are brought from the courier's branch, or the first one where that is another shop's", () => {
  const home: Place = { kind: "delivery", postcode: "11000" };
  expect(branchOf(home, branches)).toEqual({ id: main });
  expect(branchOf(home, [{ id: "brno" }, { id: "jinde" }])).toEqual({ id: "brno" });
  expect(branchOf(home, [])).toBeUndefined();
});

test("a thing is shown at the linked partner's branch before all others, at the first that suits", () => {
  const shop = [
    { id: "praha", partner_id: 1 },
    { id: "brno", partner_id: 2 },
    { id: "lipno", partner_id: 2 },
  ];
  const shownAt = (partner: number | null, ...suitable: string[]) =>
    proposedBranch(shop, partner, ({ id }) => suitable.includes(id))?.id;
  expect(shownAt(null)).toBe("praha");
  expect(shownAt(null, "brno", "lipno")).toBe("brno");
  expect(shownAt(2, "praha", "lipno")).toBe("lipno");
  expect(shownAt(2, "praha")).toBe("brno");
  expect(shownAt(3, "lipno")).toBe("lipno");
  expect(proposedBranch([], 2, () => true)).toBeUndefined();
});

test("a partner's link leaves its branches and those decided on, and hides nothing where it has nothing", () => {
  const shop = [
    { id: "praha", partner_id: 1 },
    { id: "brno", partner_id: 2 },
    { id: "lipno", partner_id: 2 },
    { id: "own", partner_id: null },
  ];
  const offered = (partner: number | null, ...decided: (string | null | undefined)[]) =>
    offeredBranches(shop, partner, decided).map(({ id }) => id);
  expect(offered(2)).toEqual(["brno", "lipno"]);
  expect(offered(2, "praha", undefined, null)).toEqual(["praha", "brno", "lipno"]);
  expect(offered(null, "praha")).toHaveLength(4);
  expect(offered(3)).toHaveLength(4);
});

test("no branch may be called what an address means otherwise", () => {
  fc.assert(fc.property(places, (place) => expect(isTakenBranchId(formatPlace(place))).toBe(place.kind !== "branch")));
});

test("a product of another branch of the same partner is shown, one of another partner is not", () => {
  const shop = [
    { id: "praha", partner_id: 1 },
    { id: "brno", partner_id: 1 },
    { id: "liberec", partner_id: 2 },
    { id: "own", partner_id: null },
    { id: "own-too", partner_id: null },
  ];
  const at = (...found: string[]) => shop.filter(({ id }) => found.includes(id));
  expect(cartRelation(null, at("praha"), shop)).toBe("free");
  expect(cartRelation({ id: "praha" }, at("praha", "liberec"), shop)).toBe("same");
  expect(cartRelation({ id: "praha" }, at("brno", "liberec"), shop)).toBe("other_branch");
  expect(cartRelation({ id: "praha" }, at("liberec"), shop)).toBe("other_shop");
  expect(cartRelation({ id: "own" }, at("own-too"), shop)).toBe("other_branch");
  expect(cartRelation({ id: "elsewhere" }, at("praha"), shop)).toBe("other_shop");
});

test.each([
  [null, { kind: "anywhere" }, {}],
  [{ from: "2027-02-13", to: "2027-02-15" }, { kind: "anywhere" }, { dateFrom: "2027-02-13", dateTo: "2027-02-15" }],
  [null, { kind: "branch", source: "praha" }, { place: "praha" }],
  [
    { from: "2027-02-13", to: "2027-02-15" },
    { kind: "delivery", postcode: "11000" },
    { dateFrom: "2027-02-13", dateTo: "2027-02-15", place: "psc-11000" },
  ],
] as const)("an address says of the wish for %j at %j what it does not leave open", (period, place, query) =>
  expect(wishQuery(period, place)).toEqual(query),
);
