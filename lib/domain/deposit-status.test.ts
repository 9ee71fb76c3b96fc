import { isFinal, next, settlingEvent } from "./deposit-status";

test("a deposit is taken once, and settled once", () => {
  expect(next("open", "take")).toBe("held");
  expect(next("held", "take")).toBeNull();
  for (const event of ["release", "keep_part", "keep"] as const) {
    expect(next("open", event)).toBeNull();
    expect(isFinal(next("held", event)!)).toBe(true);
  }
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
