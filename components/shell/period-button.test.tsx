import { addressFor } from "./period-button";

const period = { from: "2027-02-13", to: "2027-02-15" };

jest.mock("next/navigation", () => ({ usePathname: () => "/", useRouter: () => ({ replace: jest.fn() }) }));

test("new days keep the filters and start the listing at its first page", () => {
  expect(addressFor("/c/lyze", "?brand=volkl&page=3&dateFrom=2027-01-01&dateTo=2027-01-02", period)).toBe(
    "/c/lyze?brand=volkl&dateFrom=2027-02-13&dateTo=2027-02-15",
  );
});

test("days given up leave a clean address", () => {
  expect(addressFor("/c/lyze", "?dateFrom=2027-02-13&dateTo=2027-02-15", null)).toBe("/c/lyze");
});
