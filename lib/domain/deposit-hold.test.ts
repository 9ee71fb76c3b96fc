import type { DepositStatus } from "@/lib/contract";
import { payments } from "@/shop.config";
import { depositHold, depositTerm, type DepositedOrder, holdChance, isDepositDue } from "./deposit-hold";
import { orderDues } from "./order-dues";

const now = new Date("2027-02-01T10:00:00Z");
const days = (from: string, to: string) => [{ from, to }];

beforeEach(() => {
  jest.replaceProperty(payments, "depositHold", { enabled: true, days: 7 });
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ["2027-02-03", "2027-02-07", { when: "now" }],
  // Until nine in the evening things may come back: the hold would have ended that morning.
  ["2027-02-03", "2027-02-08", { when: "later", from: new Date("2027-02-01T20:00:00Z") }],
  ["2027-02-20", "2027-02-22", { when: "later", from: new Date("2027-02-15T20:00:00Z") }],
  ["2027-02-20", "2027-02-26", { when: "later", from: new Date("2027-02-19T20:00:00Z") }],
  ["2027-02-20", "2027-02-27", { when: "too_long" }],
  ["2027-02-02", "2027-03-02", { when: "too_long" }],
  // The shop's clock moves on by an hour meanwhile.
  ["2027-03-27", "2027-03-28", { when: "later", from: new Date("2027-03-21T19:00:00Z") }],
])("of a rent from %s to %s the deposit can be held: %j", (from, to, chance) =>
  expect(holdChance(days(from, to), now)).toEqual(chance),
);

test("the last thing that comes back counts", () =>
  expect(holdChance([...days("2027-02-02", "2027-02-03"), ...days("2027-02-02", "2027-02-20")], now)).toEqual({
    when: "too_long",
  }));

test("where the owner does not offer it, or nothing is handed over, nothing is held", () => {
  expect(holdChance([], now)).toBeNull();
  jest.replaceProperty(payments, "depositHold", { enabled: false, days: 7 });
  expect(holdChance(days("2027-02-03", "2027-02-05"), now)).toBeNull();
});

const order: DepositedOrder = {
  status: "confirmed",
  deposit: 2000_00,
  deposit_status: "open",
  deposit_on_card: false,
  payment_gateway: "sandbox",
  lines: days("2027-02-03", "2027-02-05"),
};

test.each<[Partial<DepositedOrder>, boolean]>([
  [{}, true],
  [{ deposit_status: undefined }, true],
  [{ payment_gateway: null }, false],
  [{ deposit: 0, deposit_status: "none" }, false],
  [{ status: "cancelled" }, false],
  [{ status: "handed_over", deposit_status: "held" }, false],
  [{ deposit_status: "authorized" }, false],
  [{ deposit_status: "lapsed" }, false],
])("an order with %j is offered a hold: %s", (more, isOffered) =>
  expect(depositHold({ ...order, ...more }, now) !== null).toBe(isOffered),
);

test.each<[DepositStatus, boolean, string, boolean]>([
  ["open", false, "canBeHeld", true],
  ["authorized", true, "onCard", false],
  ["held", true, "onCardOut", false],
  ["held", false, "text", false],
  ["lapsed", false, "lapsed", true],
  ["released", false, "released", false],
  ["partly_kept", true, "kept", false],
  ["kept", false, "kept", false],
  ["lost", false, "lost", false],
])("a deposit that is %s (on a card: %s) is told as %s; to be brought: %s", (status, onCard, key, isDue) => {
  const deposited = { ...order, deposit_status: status, deposit_on_card: onCard, deposit_kept: 300_00 };
  expect(depositTerm(deposited, now, "cs-CZ")).toMatchObject({
    key,
    values: { deposit: "2\u00a0000,-\u00a0Kč", kept: "300,-\u00a0Kč" },
  });
  expect(isDepositDue(deposited)).toBe(isDue);
});

test("a renter brings a deposit only as long as none is held", () => {
  const due = (status: DepositStatus) =>
    orderDues({ ...order, deposit_status: status, increment_id: "1" } as never, "cs-CZ").map(({ key }) => key);
  expect(due("open")).toContain("deposit");
  expect(due("authorized")).not.toContain("deposit");
});
