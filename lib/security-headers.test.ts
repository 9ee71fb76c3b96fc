import { contentSecurityPolicy } from "./security-headers";

const cached =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; " +
  "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; " +
  "frame-ancestors 'none'; base-uri 'self'; form-action 'self'; object-src 'none'";

test("without a tag manager the policy names nobody but the shop", () => {
  expect(contentSecurityPolicy()).toBe(cached);
  expect(contentSecurityPolicy("abc")).toBe(
    cached.replace("'unsafe-inline' 'unsafe-eval'", "'nonce-abc' 'strict-dynamic' 'unsafe-eval'"),
  );
});

test("a tag manager adds its host, and those that its tags talk to, and changes nothing else", () => {
  const tags = { origin: "https://tags.example", hosts: ["https://*.stats.example"] };
  expect(contentSecurityPolicy(undefined, tags)).toBe(
    cached
      .replace("'unsafe-inline' 'unsafe-eval'", "'unsafe-inline' https://tags.example 'unsafe-eval'")
      .replace("blob:", "blob: https://tags.example https://*.stats.example")
      .replace("connect-src 'self'", "connect-src 'self' https://tags.example https://*.stats.example"),
  );
});
