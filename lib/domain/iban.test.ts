import { isIban, spokenAccount, spokenIban } from "./iban";

test.each([
  ["CZ6508000000192000145399", true],
  ["CZ5855000000001265098001", true],
  ["SK3112000000198742637541", true],
  ["DE89370400440532013000", true],
  // One digit wrong, two changed round, one too few, as people write it, somebody's own account.
  ["CZ6508000000192000145398", false],
  ["CZ6508000000190200145399", false],
  ["CZ650800000019200014539", false],
  ["CZ65 0800 0000 1920 0014 5399", false],
  ["cz6508000000192000145399", false],
  ["19-2000145399/0800", false],
  ["", false],
])("%s is an IBAN: %p", (text, is) => expect(isIban(text)).toBe(is));

test("an account is named as people write it", () => {
  expect(spokenAccount("CZ6508000000192000145399")).toBe("19-2000145399/0800");
  expect(spokenAccount("CZ5508000000001234567899")).toBe("1234567899/0800");
  expect(spokenAccount("DE89370400440532013000")).toBe("DE89 3704 0044 0532 0130 00");
  expect(spokenIban("CZ6508000000192000145399")).toBe("CZ65 0800 0000 1920 0014 5399");
});
