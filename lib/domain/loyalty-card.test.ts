import { normaliseCard, spokenCard } from "./loyalty-card";

test.each([
  ["2800 1234 5678", "280012345678"],
  [" vip-0042\n", "VIP-0042"],
  ["1234", "1234"],
  ["1".repeat(32), "1".repeat(32)],
])("%p is the card %p", (typed, number) => expect(normaliseCard(typed)).toBe(number));

test.each(["", "123", "1".repeat(33), "12/34", "čtyři", "<b>1</b>"])("%p is none", (typed) =>
  expect(normaliseCard(typed)).toBeNull(),
);

test("it is read in fours", () => {
  expect(spokenCard("280012345678")).toBe("2800 1234 5678");
  expect(spokenCard("12345")).toBe("1234 5");
  expect(spokenCard("1234")).toBe("1234");
});
