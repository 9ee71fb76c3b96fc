import { passOf, readPass } from "./pickup-pass";

const secret = "a secret of the shop, long enough to be one";
const order = { increment_id: "2027-000042", status: "confirmed" } as const;

test("a pass names its order, however it was typed or read", () => {
  const pass = passOf(order, secret) ?? "";
  // Only signs of the small kind of code.
  expect(pass).toMatch(/^SEZONA\/1\/2027-000042\/[0-9A-F]{32}$/u);
  expect(readPass(pass, [secret])).toBe("2027-000042");
  expect(readPass(` ${pass.toLowerCase()}\n`, [secret])).toBe("2027-000042");
});

test("one that was signed before the secret changed holds as long as that one is named", () => {
  const pass = passOf(order, secret) ?? "";
  expect(readPass(pass, [`${secret}, a new one`, secret])).toBe("2027-000042");
  expect(readPass(pass, [`${secret}, a new one`])).toBeNull();
  expect(readPass(pass, [])).toBeNull();
});

test.each([
  ["another order's number", (pass: string) => pass.replace("000042", "000043")],
  ["another signature", (pass: string) => pass.replace(/.$/u, (last) => (last === "0" ? "1" : "0"))],
  ["no signature", (pass: string) => pass.slice(0, -33)],
  ["more behind it", (pass: string) => `${pass}0`],
  ["another shop's secret", () => passOf(order, `${secret}!`) ?? ""],
  ["nothing", () => ""],
])("%s is none of this shop", (_what, forge) => {
  expect(readPass(forge(passOf(order, secret) ?? ""), [secret])).toBeNull();
});

test("there is one while something is to be fetched or brought back, and where the shop can sign", () => {
  const statuses = ["pending_payment", "confirmed", "handed_over", "returned", "closed", "cancelled"] as const;
  expect(statuses.filter((status) => passOf({ ...order, status }, secret))).toEqual(["confirmed", "handed_over"]);
  expect(passOf(order, "")).toBeUndefined();
});
