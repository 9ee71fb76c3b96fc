import { linkedParts, writeParts } from "./set-link";

test.each([
  [
    "?part=SKI-170:1&part=BOOT%2F42:2",
    [
      { sku: "SKI-170", qty: 1 },
      { sku: "BOOT/42", qty: 2 },
    ],
  ],
  ["?part=Bota:42:1", [{ sku: "Bota:42", qty: 1 }]],
  ["?part=SKI-170&part=SKI-170:0&part=:1&part=SKI:100&part=OK:3", [{ sku: "OK", qty: 3 }]],
  ["?part=", null],
  ["?dateFrom=2027-02-03", null],
])("%s names parts of a set", (search, parts) => {
  expect(linkedParts(search)).toEqual(parts);
});

test.each(["SKI-170", "bota 42,5", "a:b", "lyže/č. 7 + hole"])("a part %s is read as it was written", (sku) => {
  const query = new URLSearchParams("place=praha&part=OLD:1");
  writeParts(query, [{ sku, qty: 2 }]);
  expect(linkedParts(`?${query.toString()}`)).toEqual([{ sku, qty: 2 }]);
  expect(query.get("place")).toBe("praha");
});
