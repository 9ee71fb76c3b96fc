import { adoptPartner, loadPartner, partnerStore, setPartner } from "./partner";
import { adoptPeriod, followOtherTabs, loadPeriod, reservationStore, setPeriod } from "./reservation";

const TODAY = "2027-01-10";
const period = () => reservationStore.getState().period;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setPeriod(null);
  setPartner(null);
});

test("a chosen period is there again after a reload", () => {
  setPeriod({ from: "2027-02-13", to: "2027-02-15" });
  reservationStore.setState({ period: null });
  loadPeriod(TODAY);
  expect(period()).toEqual({ from: "2027-02-13", to: "2027-02-15" });
});

test("what the server renders never depends on the browser", () => {
  setPeriod({ from: "2027-02-13", to: "2027-02-15" });
  expect(reservationStore.getInitialState().period).toBeNull();
});

test.each([
  ["past", '{"from":"2026-12-01","to":"2026-12-03"}'],
  ["nonsense", '{"from":1,"to":null}'],
  ["no JSON", "{"],
])("a remembered period that is %s is forgotten", (_, stored) => {
  localStorage.setItem("sezona.period", stored);
  loadPeriod(TODAY);
  expect(period()).toBeNull();
});

test("dates of the URL win and are remembered", () => {
  setPeriod({ from: "2027-03-01", to: "2027-03-02" });
  expect(adoptPeriod(new URLSearchParams("dateFrom=2027-02-13&dateTo=2027-02-15"), TODAY)).toBeNull();
  expect(period()).toEqual({ from: "2027-02-13", to: "2027-02-15" });
  loadPeriod(TODAY);
  expect(period()).toEqual({ from: "2027-02-13", to: "2027-02-15" });
});

test.each([
  ["dateFrom=2027-02-13", "incomplete"],
  ["dateFrom=2027-02-30&dateTo=2027-03-02", "invalid"],
  ["dateFrom=2027-02-15&dateTo=2027-02-13", "reversed"],
  ["dateFrom=2026-02-13&dateTo=2026-02-15", "past"],
  ["dateFrom=2027-02-01&dateTo=2027-06-01", "too_long"],
])("%s is dropped as %s, the remembered period stays", (query, problem) => {
  setPeriod({ from: "2027-03-01", to: "2027-03-02" });
  expect(adoptPeriod(new URLSearchParams(query), TODAY)).toBe(problem);
  expect(reservationStore.getState()).toEqual({ period: { from: "2027-03-01", to: "2027-03-02" }, problem });
});

test("another tab's dates are followed", () => {
  const stop = followOtherTabs(() => TODAY);
  localStorage.setItem("sezona.period", '{"from":"2027-02-13","to":"2027-02-15"}');
  window.dispatchEvent(new StorageEvent("storage", { key: "sezona.period" }));
  expect(period()).toEqual({ from: "2027-02-13", to: "2027-02-15" });
  stop();
});

test("a partner holds for the visit; the URL tells a new choice once", () => {
  expect(adoptPartner(new URLSearchParams("partner=3"))).toBe(3);
  expect(adoptPartner(new URLSearchParams("partner=3"))).toBeNull();
  expect(adoptPartner(new URLSearchParams("partner=x"))).toBeNull();
  expect(adoptPartner(new URLSearchParams(""))).toBeNull();
  partnerStore.setState({ partnerId: null });
  loadPartner();
  expect(partnerStore.getState().partnerId).toBe(3);
});
