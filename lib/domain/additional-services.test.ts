import {
  chargedServices,
  choicesOf,
  chooseServices,
  mergeChoices,
  sameChoices,
  sameForOthers,
  servicePrice,
  servicesPrice,
  serviceTitle,
  unavailableService,
} from "./additional-services";

const binding = { code: "binding", name: "Seřízení vázání", price: 12_000, options: [] };
const insurance = {
  code: "insurance",
  name: "Pojištění",
  price: 9_000,
  options: [
    { code: "damage", name: "poškození", price: 9_000 },
    { code: "theft", name: "poškození i krádež", price: 19_000 },
  ],
};
const offered = [binding, insurance];
const chosen = (...choices: [code: string, kind?: string][]) =>
  choices.map(([code, selected_option = null]) => ({ code, selected_option }));

test("a service costs its price, or that of the kind that was chosen", () => {
  expect(servicePrice(binding, null)).toBe(12_000);
  expect(servicePrice(insurance, "theft")).toBe(19_000);
});

test("no kind, or one that there isn't, has no price", () => {
  expect(servicePrice(insurance, null)).toBeNull();
  expect(servicePrice(insurance, "flood")).toBeNull();
  expect(servicePrice(binding, "theft")).toBeNull();
});

test("what is offered stands in the shop's order, chosen or not, and only what is chosen is charged", () => {
  const services = chooseServices(offered, chosen(["insurance", "theft"]));
  expect(services.map(({ code, isActive }) => [code, isActive])).toEqual([
    ["binding", false],
    ["insurance", true],
  ]);
  const charged = chargedServices(services);
  expect(charged).toEqual([
    {
      code: "insurance",
      name: "Pojištění",
      selected_option: "theft",
      option: "poškození i krádež",
      price: 19_000,
    },
  ]);
  expect(servicesPrice(charged)).toBe(19_000);
  expect(charged.map(serviceTitle)).toEqual(["Pojištění: poškození i krádež"]);
  const kindless = chargedServices(chooseServices(offered, chosen(["binding"])));
  expect(kindless.map(serviceTitle)).toEqual(["Seřízení vázání"]);
});

test("what the shop took away stays in sight, by its name if there still is one, and costs nothing", () => {
  const names: Record<string, string> = { waxing: "Vosk" };
  const services = chooseServices(offered, chosen(["binding"], ["waxing"], ["magic"]), (code) => names[code] ?? code);
  expect(services.slice(2).map(({ name, unavailable }) => [name, unavailable])).toEqual([
    ["Vosk", true],
    ["magic", true],
  ]);
  expect(unavailableService(services)?.code).toBe("waxing");
  expect(servicesPrice(chargedServices(services))).toBe(12_000);
  // A kind that was taken away is the same as its service.
  const kindless = chooseServices(offered, chosen(["insurance", "flood"]));
  expect([unavailableService(kindless)?.code, chargedServices(kindless)]).toEqual(["insurance", []]);
  expect(unavailableService(chooseServices(offered, chosen(["binding"])))).toBeUndefined();
});

test("choices are the same whatever order they come in", () => {
  const [one, other] = [chosen(["binding"], ["insurance", "theft"]), chosen(["insurance", "theft"], ["binding"])];
  expect(sameChoices(...([one, other].map((choices) => choicesOf(chooseServices(offered, choices))) as [[], []]))).toBe(
    true,
  );
  expect(sameChoices(chosen(["insurance", "theft"]), chosen(["insurance", "damage"]))).toBe(false);
  expect(choicesOf(undefined)).toEqual([]);
});

test("lines that become one lose nothing that was chosen, and the first one's kind stands", () => {
  const damage = chosen(["insurance", "damage"]);
  expect(mergeChoices([damage, chosen(["binding"], ["insurance", "theft"])])).toEqual([
    ...damage,
    ...chosen(["binding"]),
  ]);
  expect(mergeChoices([])).toEqual([]);
});

test("the same for everybody: in its kind, to whom it can be had, beside what they have", () => {
  const line = (key: string, of: typeof offered, ...choices: Parameters<typeof chosen>) => ({
    key,
    services: chooseServices(of, chosen(...choices)),
  });
  const damageOnly = { ...insurance, options: insurance.options.slice(0, 1) };
  const lines = [
    line("first", offered, ["insurance", "theft"]),
    line("other kind", offered, ["insurance", "damage"], ["binding"]),
    line("kind missing", [binding, damageOnly], ["binding"]),
    line("same", offered, ["insurance", "theft"], ["binding"]),
    { key: "none offered" },
  ];
  expect(sameForOthers(lines, "first")).toEqual([
    { key: "other kind", services: chosen(["binding"], ["insurance", "theft"]) },
  ]);
  expect(sameForOthers([line("a", offered), line("b", offered, ["binding"])], "a")).toEqual([]);
  expect(sameForOthers(lines, "gone")).toEqual([]);
});
