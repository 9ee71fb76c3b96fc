import type { GuideSport } from "@/lib/contract";
import { GUIDE_STEPS } from "@/lib/contract/equipment-guide";
import { readGuideQuery } from "@/lib/contract/guide-query";
import { MAX_PARTY } from "@/lib/contract/limits";
import { currentStep, queryOf, queryWithout, rentersOf, stepBefore, stepsOf, takeAnswers } from "./answers";

const answer = (code: string) => ({ code, name: code, text: "" });
const offer = { section: "lyze", attributes: {}, skus: [], ages: [], levels: [], where: [] };
const thing = (by: "carving" | null) => ({
  ...{ code: "ski", name: "Lyže", per: 1, optional: false },
  offers: [{ ...offer, size: by && { code: "ski_length", by } }],
});
const ski: GuideSport = {
  ...{ ...answer("ski"), illustration: null, children: true, where: [answer("piste"), answer("woods")] },
  ...{ levels: ["beginner", "advanced"], things: [thing("carving")] },
};
const boat: GuideSport = {
  ...{
    ...answer("boat"),
    illustration: null,
    children: false,
    where: [answer("lake")],
    levels: [],
    things: [thing(null)],
  },
};
const known = { sports: [ski, boat], branches: [{ id: "praha" }, { id: "brno" }], today: "2027-02-01" };
const at = (query: string) => takeAnswers(readGuideQuery(Object.fromEntries(new URLSearchParams(query))), known);

const party = "sport=ski&adults=1&children=1";
const days = "dateFrom=2027-02-08&dateTo=2027-02-12&place=praha";
const whole = `${party}&where=piste&level1=beginner&level2=advanced&${days}`;

test.each([
  ["", "sport"],
  ["utm_source=mail", "sport"],
  ["adults=2", "sport"],
  ["sport=ski", "who"],
  [party, "where"],
  [`${party}&where=piste`, "level"],
  // Everybody has to be told of.
  [`${party}&where=piste&level1=beginner`, "level"],
  [`${party}&where=piste&level1=beginner&level2=advanced`, "days"],
  [`${party}&where=piste&level1=beginner&level2=advanced&dateFrom=2027-02-08&dateTo=2027-02-12`, "days"],
  [whole, "measures"],
  [`${whole}&step=list`, "list"],
  // Back to what was answered, never on past what was not.
  [`${whole}&step=who`, "who"],
  [`${party}&step=list`, "where"],
  [`sport=ski&step=days`, "who"],
  // One answer is none to ask for, and without sizes nobody is measured.
  ["sport=boat&adults=2", "days"],
  [`sport=boat&adults=2&${days}`, "list"],
  [`sport=boat&adults=2&${days}&step=measures`, "list"],
])("%p leads to %s", (query, step) => expect(currentStep(at(query))).toBe(step));

test("a sport asks three to six questions before the list", () => {
  expect(stepsOf(ski)).toEqual(GUIDE_STEPS);
  expect(stepsOf(boat)).toEqual(["sport", "who", "days", "list"]);
  expect(stepsOf(null)).toEqual(["sport", "who", "days", "measures", "list"]);
  expect([stepBefore("days", ski), stepBefore("days", boat), stepBefore("sport", null)]).toEqual([
    "level",
    "who",
    null,
  ]);
});

test.each([
  ["sport=golf", [["sport", "golf"]]],
  ["sport=ski&where=sea", [["where", "sea"]]],
  ["sport=<script>", [["sport", "<script>"]]],
  [`sport=${"x".repeat(90)}`, [["sport", "x".repeat(40)]]],
  ["sport=ski&adults=many", [["adults", "many"]]],
  [`sport=ski&adults=${MAX_PARTY + 1}`, [["adults", String(MAX_PARTY + 1)]]],
  [`sport=ski&adults=${MAX_PARTY}&children=1`, [["people", String(MAX_PARTY + 1)]]],
  ["sport=boat&adults=1&children=2", [["children", "2"]]],
  ["sport=ski&adults=1&level1=genius", [["level1", "genius"]]],
  ["place=mars", [["place", "mars"]]],
  ["dateFrom=2027-02-31&dateTo=2027-03-02", [["dateFrom", "2027-02-31"]]],
  ["step=end", [["step", "end"]]],
])("%p is named and breaks nothing", (query, wrong) => {
  const answers = at(query);
  expect(answers.wrong.map(({ key, value }) => [key, value])).toEqual(wrong);
  expect(GUIDE_STEPS).toContain(currentStep(answers));
});

test("as many as the bound are packed for", () =>
  expect(rentersOf(at(`sport=ski&adults=${MAX_PARTY - 1}&children=1`))).toHaveLength(MAX_PARTY));

test.each([
  ["dateFrom=2027-01-01&dateTo=2027-01-03", "past"],
  ["dateFrom=2027-02-10&dateTo=2027-02-08", "reversed"],
  ["dateFrom=2027-02-10", "incomplete"],
  ["dateFrom=2027-02-31&dateTo=2027-03-02", null],
])("days %p are %p", (query, problem) => expect(at(query).periodProblem).toBe(problem));

test("the party stands with adults first, each with what was said of them", () => {
  expect(rentersOf(at(whole))).toEqual([
    { age: "adult", level: "beginner" },
    { age: "child", level: "advanced" },
  ]);
  expect(rentersOf(at("sport=boat&adults=1"))).toEqual([{ age: "adult", level: null }]);
});

test("an address says all answers and nothing else, and reads as it was written", () => {
  const query = queryOf(at(`${whole}&utm_source=x&step=list&height1=178`));
  expect(new URLSearchParams(query).toString()).toBe(
    `sport=ski&adults=1&children=1&where=piste&level1=beginner&level2=advanced&${days}`,
  );
  expect(queryOf(takeAnswers(readGuideQuery(query), known))).toEqual(query);
});

test("what is answered anew takes along what hangs on it", () => {
  const keys = (step: Parameters<typeof queryWithout>[1]) => Object.keys(queryWithout(at(whole), step)).join();
  expect(keys("sport")).toBe("adults,children,dateFrom,dateTo,place");
  expect(keys("who")).toBe("sport,where,dateFrom,dateTo,place");
  expect(keys("level")).toBe("sport,adults,children,where,dateFrom,dateTo,place");
  expect(keys("days")).toBe("sport,adults,children,where,level1,level2");
});

test("names that every object has by nature are no answers", () =>
  expect(at("constructor=1&__proto__=2&toString=3").wrong).toEqual([]));
