import { foldEmail, GRACE_SECONDS, judgeRefresh, KEEP_SECONDS, REFRESH_SECONDS } from "./account-session";

const now = new Date("2027-02-01T10:00:00Z");
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);

test.each([
  [null, 1, "renew"],
  [null, 0, "over"],
  [null, REFRESH_SECONDS, "keep"],
  [null, REFRESH_SECONDS - KEEP_SECONDS, "keep"],
  [null, REFRESH_SECONDS - KEEP_SECONDS - 1, "renew"],
  [-1, 1, "repeat"],
  [-GRACE_SECONDS, 1, "repeat"],
  [-GRACE_SECONDS - 1, 1, "reuse"],
] as const)("a token replaced at %p that lasts %p s more: %s", (replaced, lasts, verdict) => {
  const token = { replacedAt: replaced === null ? null : at(replaced), expiresAt: at(lasts) };
  expect(judgeRefresh(token, now)).toBe(verdict);
});

test("while an answer with a new token may be under way, nothing replaces it", () =>
  expect(KEEP_SECONDS).toBeGreaterThan(GRACE_SECONDS));

test.each([" Jana@Example.COM ", "JANA@example.com"])("%p is one address", (email) =>
  expect(foldEmail(email)).toBe("jana@example.com"),
);

test("letters that only look like others are those", () => {
  expect(foldEmail("\u017Fimon@example.com")).toBe("simon@example.com");
  expect(foldEmail("\u212Aarel@example.com")).toBe("karel@example.com");
});
