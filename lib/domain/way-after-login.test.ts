import { wayAfterLogin } from "./way-after-login";

test.each(["/", "/checkout", "/en/my-account?page=2"])("%s is a page of the shop", (next) =>
  expect(wayAfterLogin(next)).toBe(next),
);

test.each([
  ["/é?q=č", "/%C3%A9?q=%C4%8D"],
  ["/c/ly%C5%BEe?q=č", "/c/ly%C5%BEe?q=%C4%8D"],
  ["/en/../c/lyze#x", "/c/lyze#x"],
])("%s is led to as it travels", (next, way) => expect(wayAfterLogin(next)).toBe(way));

test.each([
  undefined,
  ["/"],
  "",
  "//evil.example",
  "/\\evil.example",
  "https://evil.example",
  "/a\nb",
  "/x\\y",
  "/api/x",
  "/api",
  "/./api/x",
  "/en/%2e%2e/api/x",
  "/.//evil.example",
  "/..//evil.example",
  "//",
])("%p leads nowhere", (next) => expect(wayAfterLogin(next)).toBeNull());

test("an address is led to as long as a header carries it", () => {
  const most = `/${"x".repeat(999)}`;
  expect([wayAfterLogin(most), wayAfterLogin(`${most}x`), wayAfterLogin(`/?${"č".repeat(200)}`)]).toEqual([
    most,
    null,
    null,
  ]);
});
