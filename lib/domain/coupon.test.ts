import { coupons } from "@/shop.config";
import { type Coupon, couponDiscount, couponProblem, findCoupon, couponUse } from "./coupon";

const tenth: Coupon = { code: "ZIMA10", off: { percent: 10 }, uses: "any" };
const today = "2027-02-01";

test.each<[Partial<Coupon>, number, number]>([
  [{}, 1_000_00, 100_00],
  [{}, 333_35, 33_34],
  [{}, 0, 0],
  [{ off: { percent: 100 } }, 480_00, 480_00],
  [{ off: { amount: 150 } }, 1_000_00, 150_00],
  [{ off: { amount: 150.5 } }, 1_000_00, 150_50],
  // The rent is all that can be taken off.
  [{ off: { amount: 1500 } }, 480_00, 480_00],
  [{ from: "2027-02-01", to: "2027-02-01" }, 1_000_00, 100_00],
  [{ from: "2027-02-02" }, 1_000_00, 0],
  [{ to: "2027-01-31" }, 1_000_00, 0],
  [{ minimum: 1000 }, 1_000_00, 100_00],
  [{ minimum: 1000 }, 999_99, 0],
])("with %j a rent of %d is %d cheaper", (more, subtotal, discount) =>
  expect(couponDiscount({ ...tenth, ...more }, subtotal, today)).toBe(discount),
);

test("why it takes nothing off is said", () => {
  const problem = (more: Partial<Coupon>) => couponProblem({ ...tenth, ...more }, 500_00, today);
  expect([
    problem({}),
    problem({ from: "2027-02-02" }),
    problem({ to: "2027-01-31" }),
    problem({ minimum: 501 }),
  ]).toEqual([null, "early", "over", "minimum"]);
});

test("a code is read as people type it", () => {
  expect(findCoupon([tenth], " zima10 ")).toBe(tenth);
  expect(findCoupon([tenth], "ZIMA")).toBeNull();
  expect(findCoupon(coupons, "")).toBeNull();
});

test("a use is counted for all, for each person, or not at all", () => {
  expect(couponUse({ ...tenth, uses: "once" }, "a@b.cz")).toBe("ZIMA10");
  expect(couponUse({ ...tenth, uses: "once_per_person" }, " A@b.cz")).toBe("ZIMA10 a@b.cz");
  // Signs that mail programs send as "k" and "s".
  expect(couponUse({ ...tenth, uses: "once_per_person" }, "\u212Aarel@\u017Fport.cz")).toBe("ZIMA10 karel@sport.cz");
  expect(couponUse(tenth, "a@b.cz")).toBeNull();
});
