import type { BankTransfer } from "./bank-transfer";
import { spayd } from "./spayd";

const transfer: BankTransfer = {
  iban: "CZ5855000000001265098001",
  amount: 480_50,
  currency: "CZK",
  symbol: "2027000042",
  message: "Sezóna 2027-000042",
  until: null,
};
const said = (more: Partial<BankTransfer>) => spayd({ ...transfer, ...more });

test("a payment is said as banks read it", () => {
  expect(said({})).toBe("SPD*1.0*ACC:CZ5855000000001265098001*AM:480.50*CC:CZK*X-VS:2027000042*MSG:SEZONA 2027-000042");
});

test.each([
  [1, "0.01"],
  [5, "0.05"],
  [100_00, "100.00"],
  [1_165_51, "1165.51"],
  [999_999_999, "9999999.99"],
])("%i haléře are %s", (amount, text) => expect(said({ amount })).toContain(`*AM:${text}*`));

test("what the format can't say is no payment", () => {
  expect([said({ amount: 0 }), said({ amount: 1_000_000_000 }), said({ symbol: "12345678901" })]).toEqual([
    null,
    null,
    null,
  ]);
});

test.each([
  ["Lyže & spol. *10 %*", "LYZE & SPOL. %2A10 %25%2A"],
  ["Žluťoučký\nkůň", "ZLUTOUCKY KUN"],
  ["půjčovna 🎿 „U Mě“", "PUJCOVNA  U ME"],
])("a message %j is written %j", (message, text) => expect(said({ message })?.split("*MSG:")[1]).toBe(text));

test("a message is cut to what fits before it is escaped, and an empty one is left out", () => {
  expect(said({ message: "%".repeat(70) })?.split("*MSG:")[1]).toBe("%25".repeat(60));
  expect(said({ message: "🎿" })).not.toContain("MSG");
});
