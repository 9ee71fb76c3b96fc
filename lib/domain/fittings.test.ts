import { fittingsOf, fittingsOfAll } from "./fittings";

test("skis have bindings, bikes have a saddle, tents have neither", () => {
  expect(fittingsOf(["allmountain-lyze", "lyze", "sjezdove-lyze"])).toEqual(["bindings"]);
  expect(fittingsOf(["kola", "horska-kola", "pevna-horska-kola"])).toEqual(["saddle"]);
  expect(fittingsOf(["lyze", "helmy-a-bryle"])).toEqual([]);
  expect(fittingsOf(["kempovani", "stany"])).toEqual([]);
});

test("what is only listed beside skis has no bindings, in a set as little as alone", () => {
  const skis = ["deti", "detske-lyze"];
  const helmet = ["lyze", "helmy-a-bryle", "lyzarske-helmy", ...skis];
  expect(fittingsOf(helmet)).toEqual([]);
  expect(fittingsOf(skis, helmet)).toEqual(["bindings"]);
});

test("an order speaks of what any of its things has", () => {
  expect(fittingsOfAll([{ fittings: ["saddle"] }, {}, { fittings: ["bindings"] }])).toEqual(["bindings", "saddle"]);
  expect(fittingsOfAll([{}, { fittings: [] }])).toEqual([]);
});
