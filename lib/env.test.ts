import { gatewayEnv, isForThisMachine } from "./env";

const opens = (env: Record<string, string>): boolean => gatewayEnv(env).sandbox;

test.each<[string, boolean, Record<string, string>]>([
  ["during development", true, { NODE_ENV: "development" }],
  ["during development under a public address", false, { NODE_ENV: "development", SITE_URL: "https://shop.example" }],
  ["in a shop that nobody said to be for trials", false, { NODE_ENV: "production" }],
  ["under an address of this machine alone", false, { NODE_ENV: "production", SITE_URL: "http://localhost:3000" }],
  ["where it is wished", true, { NODE_ENV: "production", PAYMENT_SANDBOX: "1", SITE_URL: "https://shop.example" }],
  ["where it is not wished", false, { NODE_ENV: "development", PAYMENT_SANDBOX: "0" }],
])("the trial gateway %s: %s", (_where, isOpen, env) => expect(opens(env)).toBe(isOpen));

test.each<[boolean, Record<string, string>]>([
  [true, {}],
  [true, { SITE_URL: "", TRUSTED_PROXIES: "" }],
  [true, { SITE_URL: "http://127.0.0.1:3102", TRUSTED_PROXIES: "0" }],
  [false, { SITE_URL: "https://shop.example" }],
  [false, { SITE_URL: "http://localhost.example" }],
  [false, { TRUSTED_PROXIES: "1" }],
])("a shop is for this machine alone (%s) as far as %j says", (isOwn, env) =>
  expect(isForThisMachine(env)).toBe(isOwn),
);
