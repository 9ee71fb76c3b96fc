import { inOrder, parseReviewQuery, reviewQuery } from "./reviews";

test.each([
  [{}, { page: 1 }],
  [
    { rating: "4", used: "week", level: "expert", page: "3" },
    { rating: 4, used: "week", level: "expert", page: 3 },
  ],
  [{ rating: "6", used: "year", level: "constructor", page: "-1" }, { page: 1 }],
  [{ rating: "", page: "0" }, { page: 1 }],
  [{ page: "9999" }, { page: 1_000 }],
  [{ page: "1e9" }, { page: 1 }],
])("%j asks for %j", (query, asked) => expect(parseReviewQuery(query)).toEqual(asked));

test("what is asked for is said again as it was", () => {
  const asked = { rating: 4, used: "week", level: "expert", page: 3 } as const;
  expect(reviewQuery(asked)).toEqual({ rating: "4", used: "week", level: "expert", page: "3" });
  expect(reviewQuery({ page: 1 })).toEqual({});
});

test("uses stand from the shortest, levels from beginners", () => {
  const share = { count: 1, average: 5 };
  const summary = inOrder({
    ...{ count: 2, average: 5, by_stars: [0, 0, 0, 0, 2] },
    by_use: [
      { code: "longer", ...share },
      { code: "day", ...share },
    ],
    by_level: [
      { code: "expert", ...share },
      { code: "beginner", ...share },
    ],
  });
  expect(summary.by_use.map(({ code }) => code)).toEqual(["day", "longer"]);
  expect(summary.by_level.map(({ code }) => code)).toEqual(["beginner", "expert"]);
});
