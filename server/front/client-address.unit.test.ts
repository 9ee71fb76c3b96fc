import { clientAddress } from "./client-address";

const VISITOR = "203.0.113.7";
const PROXY = "10.0.0.2";

test.each([
  ["no proxy: the socket", VISITOR, undefined, 0, VISITOR],
  ["no proxy: what is forged is not looked at", VISITOR, "1.1.1.1, 2.2.2.2", 0, VISITOR],
  ["one proxy: whom it heard", PROXY, VISITOR, 1, VISITOR],
  ["one proxy: what the visitor forged stands before", PROXY, `9.9.9.9, ${VISITOR}`, 1, VISITOR],
  ["two proxies", PROXY, `9.9.9.9, ${VISITOR}, 10.0.0.1`, 2, VISITOR],
  ["a proxy that was by-passed: the socket is the last word", VISITOR, undefined, 1, VISITOR],
  ["fewer entries than proxies: the first", PROXY, VISITOR, 3, VISITOR],
  ["a port is not part of it", PROXY, `${VISITOR}:4711`, 1, VISITOR],
  ["nonsense from the proxy", PROXY, "unknown", 1, PROXY],
  ["nonsense before a good entry", PROXY, `<script>, ${VISITOR}`, 2, VISITOR],
  ["IPv4 in IPv6 clothes", `::ffff:${VISITOR}`, undefined, 0, VISITOR],
  ["IPv6: the customer's network", "2001:db8:1:2:aaaa:bbbb:cccc:dddd", undefined, 0, "2001:db8:1:2::/64"],
  ["IPv6: the same network", PROXY, "[2001:DB8:0001:2::7]:443", 1, "2001:db8:1:2::/64"],
  ["IPv6: loopback", "::1", undefined, 0, "0:0:0:0::/64"],
  ["a connection that is gone", undefined, "1.1.1.1", 0, "unknown"],
])("%s", (_, remoteAddress, forwardedFor, trustedProxies, expected) =>
  expect(clientAddress({ remoteAddress, forwardedFor }, trustedProxies)).toBe(expected),
);

test("a header of any length costs one address", () => {
  const forged = Array.from({ length: 5_000 }, (_, index) => `1.1.${index % 256}.1`).join(",");
  expect(clientAddress({ remoteAddress: VISITOR, forwardedFor: forged }, 0)).toBe(VISITOR);
  expect(clientAddress({ remoteAddress: PROXY, forwardedFor: "x".repeat(16_000) }, 1)).toBe(PROXY);
});
