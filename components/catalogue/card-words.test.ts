import type { ServerTranslator } from "@/lib/i18n/server";
import { cardWords } from "./card-words";

const period = { from: "2027-02-13", to: "2027-02-15" };
const t = Object.assign(
  (key: string, values?: { count?: number }) => (key === "freeUnits" ? `${values?.count} left` : key),
  { raw: (key: string) => key },
) as unknown as ServerTranslator;
const branches = ["praha", "brno", "plzen", "zlin"].map((id) => ({
  id,
  name: id,
  locative: `v ${id}`,
  partner_id: null,
}));
const at = (...units: number[]) => units.map((free, index) => ({ source: branches[index]!.id, free }));

test("anywhere, each branch says what it has; nothing is added up", () => {
  const { free } = cardWords(t, { period, branches });
  expect(free(at(3, 1))).toBe("3\u00a0v praha, 1\u00a0v brno");
  expect(free(at(12))).toBe("12\u00a0v praha");
  expect(free(at(3, 1, 2, 4))).toBe("3\u00a0v praha, 1\u00a0v brno, 2\u00a0v plzen, freeElsewhere");
  expect(free([])).toBe("takenInDays");
});

test("at one place, how much there is says enough", () => {
  const { free } = cardWords(t, { period, branches: branches.slice(0, 1) });
  expect(free(at(3))).toBe("3 left");
  expect(free(at(12))).toBe("free");
  expect(free([])).toBe("takenInDays");
});

test("of a set no number is said: it would be that of the sizes it begins with", () => {
  const anywhere = cardWords(t, { period, branches });
  expect(anywhere.free(at(3, 1))).toBe("3\u00a0v praha, 1\u00a0v brno");
  expect(anywhere.free(at(3, 1), true)).toBe("free v praha, v brno");
  expect(anywhere.free([], true)).toBe("takenInDays");
  expect(cardWords(t, { period, branches: branches.slice(0, 1) }).free(at(1), true)).toBe("free");
});

test("links of cards carry the wish on", () => {
  expect(cardWords(t, { period, place: { kind: "branch", source: "brno" }, branches }).wish).toEqual({
    dateFrom: period.from,
    dateTo: period.to,
    place: "brno",
  });
  expect(cardWords(t, { period: null }).wish).toEqual({});
});
