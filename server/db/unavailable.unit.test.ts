import { isUnavailable } from "./unavailable";

test("a database whose password was changed is away until the shop is told the new one", () => {
  const refused = Object.assign(new Error('password authentication failed for user "sezona"'), { code: "28P01" });
  const noLogin = Object.assign(new Error('role "sezona" is not permitted to log in'), { code: "28000" });
  expect([refused, noLogin].map(isUnavailable)).toEqual([true, true]);
  expect(isUnavailable(Object.assign(new Error("no such table"), { code: "42P01" }))).toBe(false);
});
