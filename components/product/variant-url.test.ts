import { ANYWHERE } from "@/lib/domain/place";
import { rewriteVariant } from "./variant-url";

const days = { from: "2027-02-13", to: "2027-02-15" };
const chosenAt = (address: string, period: typeof days | null = null): string => {
  window.history.replaceState({ kept: true }, "", address);
  rewriteVariant({ sku: "SKI/1" }, "SKI 170", period, ANYWHERE);
  return window.location.pathname + window.location.search;
};

test.each([
  ["/p/SKI%2F1/lyze", "/p/SKI%2F1/lyze/SKI%20170?childSku=SKI+170"],
  ["/en/p/SKI%2F1/lyze/SKI%20160?utm=a", "/en/p/SKI%2F1/lyze/SKI%20170?utm=a&childSku=SKI+170"],
  ["/p/SKI%2F1/lyze?childSku=SKI+160", "/p/SKI%2F1/lyze/SKI%20170?childSku=SKI+170"],
])("the size is named in path and query of %s", (address, rewritten) => {
  expect(chosenAt(address)).toBe(rewritten);
});

test("an address by url_path names it in its query alone, with the days", () => {
  expect(chosenAt("/lyze/javor?x=1", days)).toBe(
    "/lyze/javor?x=1&childSku=SKI+170&dateFrom=2027-02-13&dateTo=2027-02-15",
  );
});

test("what changes nothing is left alone, and Back leaves the product", () => {
  const before = window.history.length;
  const replace = jest.spyOn(window.history, "replaceState");
  chosenAt("/p/SKI%2F1/lyze/SKI%20170?childSku=SKI+170");
  expect(replace).toHaveBeenCalledTimes(1);
  expect(window.history.length).toBe(before);
  expect(window.history.state).toEqual({ kept: true });
  replace.mockRestore();
});
