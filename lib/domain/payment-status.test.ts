import { payUntil } from "./payment-status";

const now = new Date("2027-02-01T10:00:00Z");
const inHours = (hours: number): Date => new Date(now.getTime() + hours * 3_600_000);

test("a gateway's money is waited for as long as the owner says, whenever the rent begins", () => {
  expect(payUntil("gateway", now, inHours(200))).toEqual(inHours(0.5));
  expect(payUntil("gateway", now, inHours(-1))).toEqual(inHours(0.5));
});

test("a transfer is waited for longer, but never past the last moment to order, and not at all after it", () => {
  expect(payUntil("transfer", now, null)).toEqual(inHours(24));
  expect(payUntil("transfer", now, inHours(24))).toEqual(inHours(24));
  expect(payUntil("transfer", now, inHours(23))).toEqual(inHours(23));
  expect(payUntil("transfer", now, inHours(0))).toBeNull();
});
