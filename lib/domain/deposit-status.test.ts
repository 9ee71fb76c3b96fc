import { isFinal, next, settlingEvent } from "./deposit-status";

const settling = ["release", "keep_part", "keep"] as const;

test("a deposit is taken once, and settled once", () => {
  expect(next("open", "take")).toBe("held");
  expect(next("held", "take")).toBeNull();
  for (const event of settling) {
    expect(next("open", event)).toBeNull();
    const settled = next("held", event)!;
    expect([...settling, "take" as const, "authorize" as const].map((again) => next(settled, again))).toEqual(
      Array(5).fill(null),
    );
  }
  expect(isFinal("released")).toBe(true);
});

test("what a card holds is taken with the things, or let go; it is kept only after they went out", () => {
  expect([next("open", "authorize"), next("authorized", "take"), next("authorized", "release")]).toEqual([
    "authorized",
    "held",
    "released",
  ]);
  expect([next("authorized", "authorize"), next("authorized", "keep"), next("held", "authorize")]).toEqual([
    null,
    null,
    null,
  ]);
});

test("a hold that ended is given at the hand-over, and after it is lost", () => {
  expect([next("authorized", "lapse"), next("lapsed", "take"), next("lapsed", "authorize")]).toEqual([
    "lapsed",
    "held",
    null,
  ]);
  expect((["held", "partly_kept", "kept", "released"] as const).map((status) => next(status, "lapse"))).toEqual([
    "lost",
    "lost",
    "lost",
    null,
  ]);
  // It is given by hand after all, never by a card.
  expect([next("lost", "take"), next("lost", "authorize"), next("lost", "keep")]).toEqual(["held", null, null]);
});

test("where none is asked for, none can be taken", () => expect(isFinal("none")).toBe(true));

test.each([
  [0, "release"],
  [1, "keep_part"],
  [1999, "keep_part"],
  [2000, "keep"],
  [2001, null],
  [-1, null],
  [0.5, null],
])("of 2000 the shop keeps %d: %s", (kept, event) => expect(settlingEvent(kept, 2000)).toBe(event));
