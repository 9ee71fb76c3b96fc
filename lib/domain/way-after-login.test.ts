import { wayAfterLogin } from "./way-after-login";

test.each(["/", "/checkout", "/en/my-account?page=2"])("%s is a page of the shop", (next) =>
  expect(wayAfterLogin(next)).toBe(next),
);

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
])("%p leads nowhere", (next) => expect(wayAfterLogin(next)).toBeNull());
