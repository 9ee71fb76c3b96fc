import { ANYWHERE } from "@/lib/domain/place";
import { addressFor } from "./period-button";

const period = { from: "2027-02-13", to: "2027-02-15" };

jest.mock("next/navigation", () => ({ usePathname: () => "/", useRouter: () => ({ replace: jest.fn() }) }));

test("new days keep the filters and start the listing at its first page", () => {
  expect(addressFor("/c/lyze", "?brand=volkl&page=3&dateFrom=2027-01-01&dateTo=2027-01-02", period, ANYWHERE)).toBe(
    "/c/lyze?brand=volkl&dateFrom=2027-02-13&dateTo=2027-02-15",
  );
});

test("days given up leave a clean address", () => {
  expect(addressFor("/c/lyze", "?dateFrom=2027-02-13&dateTo=2027-02-15&place=praha", null, ANYWHERE)).toBe("/c/lyze");
});

test("the place stands beside the days", () => {
  expect(addressFor("/c/lyze", "?place=praha&page=2", period, { kind: "branch", source: "brno" })).toBe(
    "/c/lyze?dateFrom=2027-02-13&dateTo=2027-02-15&place=brno",
  );
  expect(addressFor("/c/lyze", "", null, { kind: "delivery", postcode: "11000" })).toBe("/c/lyze?place=psc-11000");
});
