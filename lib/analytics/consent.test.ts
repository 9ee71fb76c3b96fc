import { agreesToAny, consentCookie, EVERYTHING, NOTHING, readConsent, tagCookies } from "./consent";

test.each([EVERYTHING, NOTHING, { analytics: true, targeting: false }])("%j is read as it was kept", (consent) => {
  const cookie = consentCookie(consent, "cs", true);
  expect(cookie).toMatch(/; path=\/; max-age=31536000; samesite=lax; secure$/u);
  expect(readConsent(`a=1; ${cookie.split(";")[0]}; b=2`)).toEqual(consent);
});

test.each(["", "a=1", "sezona-consent=", "sezona-consent=%7B", "sezona-consent=null", "x-sezona-consent=1"])(
  "%j holds no answer",
  (cookies) => expect(readConsent(cookies)).toBeNull(),
);

test("the language of the question is kept, and http has no secure cookie", () => {
  const cookie = consentCookie(NOTHING, "de", false);
  expect(decodeURIComponent(cookie)).toContain('"language":"de"');
  expect(cookie).not.toContain("secure");
});

test("one category is enough to be asked for, none is not", () => {
  expect(agreesToAny({ analytics: false, targeting: true })).toBe(true);
  expect(agreesToAny(NOTHING)).toBe(false);
});

test("tags' cookies are known by their names, the shop's own are left", () => {
  expect(tagCookies("_ga=1; cart=2; _ga_X1=3; sezona-consent=4; _gcl_au=5")).toEqual(["_ga", "_ga_X1", "_gcl_au"]);
});
