import { MAX_REDIRECTED_QUERY_LENGTH } from "@/lib/limits";
import { redirectedQuery } from "./address";

test("a query goes along to another address, unless no header would carry it", () => {
  const longest = `?${"a".repeat(MAX_REDIRECTED_QUERY_LENGTH - 1)}`;
  expect(redirectedQuery("?dateFrom=2027-01-11")).toBe("?dateFrom=2027-01-11");
  expect(redirectedQuery(longest)).toBe(longest);
  expect(redirectedQuery(`${longest}a`)).toBe("");
});
