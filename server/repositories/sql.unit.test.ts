import type { Queryable } from "@/server/db/client";
import { inLanguage, type Localised, MAX_SHAPES, selectComposed } from "./sql";

const all: Localised = { cs: "lyže", en: "skis", de: "Ski", it: "sci" };

test.each(["cs", "en", "de", "it"] as const)("a text that stands in %s is read in it", (language) => {
  expect(inLanguage(all, language)).toBe(all[language]);
});

test.each([
  ["cs", { cs: "lyže", en: "skis" }, "lyže"],
  ["en", { cs: "lyže", de: "Ski" }, "lyže"],
  ["de", { cs: "lyže", en: "skis", it: "sci" }, "skis"],
  ["it", { cs: "lyže", en: "skis", de: "Ski" }, "skis"],
  ["de", { cs: "lyže" }, "lyže"],
  ["it", { cs: "lyže" }, "lyže"],
] as const)("in %s, %j is read as %s", (language, texts, read) => {
  expect(inLanguage(texts, language)).toBe(read);
});

test("what has no text is empty", () => {
  expect(inLanguage(null, "de")).toBe("");
  expect(inLanguage(undefined, "cs")).toBe("");
});

describe("texts that are put together", () => {
  const named = async (text: string, isCommon = true, times = 4): Promise<unknown[]> => {
    const query = jest.fn(async () => ({ rows: [] }));
    for (let time = 0; time < times; time += 1)
      await selectComposed({ query } as unknown as Queryable, text, [1], { isCommon });
    return (query.mock.calls as unknown as [{ name?: string; text: string }][]).map(([asked]) => asked.name);
  };

  test("one that is common has its plan kept from its fourth time on, under one name", async () => {
    const [first, second, third, fourth] = await named("SELECT 1");
    expect([first, second, third]).toEqual([undefined, undefined, undefined]);
    expect(fourth).toEqual(expect.any(String));
    expect(await named("SELECT 1", true, 1)).toEqual([fourth]);
  });

  test("any other is planned each time", async () => {
    expect(await named("SELECT 2", false, 6)).toEqual(Array(6).fill(undefined));
  });

  test("whoever makes up shapes gets no more of them kept than there is room for", async () => {
    const kept = new Set<unknown>(await named("SELECT 1"));
    for (let shape = 0; shape < MAX_SHAPES * 2; shape += 1)
      for (const name of await named(`SELECT ${shape} AS shape`)) kept.add(name);
    kept.delete(undefined);
    expect(kept.size).toBe(MAX_SHAPES);
    // What was kept before stays so.
    expect(await named("SELECT 1", true, 1)).toEqual([expect.any(String)]);
  });
});
