import { forgetSearches, recentSearches, rememberSearch } from "./recent-searches";

beforeEach(() => localStorage.clear());

test("the latest stand first, each once however it is written, and not too many", () => {
  for (const text of ["lyže", "kolo", " LYZE ", "ab"]) rememberSearch(text);
  expect(recentSearches()).toEqual(["LYZE", "kolo"]);
  for (let index = 0; index < 9; index += 1) rememberSearch(`stan ${index}`);
  expect(recentSearches()).toEqual(["stan 8", "stan 7", "stan 6", "stan 5", "stan 4", "stan 3"]);
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});

test.each(["no list", '{"a":1}', '[1,null,"x"]'])("%p in the storage is no search", (stored) => {
  localStorage.setItem("sezona.searches", stored);
  expect(recentSearches()).toEqual([]);
});
