import { adoptPartner, loadPartner, partnerStore, setPartner } from "./partner";
import { withoutDaysHref, withoutPartnerHref } from "@/components/catalogue/listing-links";
import { parseListingQuery } from "@/lib/domain/filters";
import { ANYWHERE } from "@/lib/domain/place";
import {
  adoptPeriod,
  adoptPlace,
  followOtherTabs,
  loadPeriod,
  loadPlace,
  reservationStore,
  setPeriod,
  setPlace,
} from "./reservation";

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
  expect(reservationStore.getState()).toMatchObject({ period: { from: "2027-03-01", to: "2027-03-02" }, problem });
});

test("a link to a listing without days lets go of the remembered ones; a form's empty fields do not", () => {
  const wished = { from: "2027-03-01", to: "2027-03-02" };
  setPeriod(wished);
  expect(adoptPeriod(new URLSearchParams("dateFrom=&dateTo="), TODAY)).toBeNull();
  expect(period()).toEqual(wished);
  const query = { ...parseListingQuery({}, TODAY, { attributes: [], partners: [], branches: [] }), period: wished };
  const { searchParams } = new URL(withoutDaysHref("/lyze", query), "http://shop.test");
  expect(adoptPeriod(searchParams, TODAY)).toBeNull();
  expect(period()).toBeNull();
  loadPeriod(TODAY);
  expect(period()).toBeNull();
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

describe("the place", () => {
  const branches = ["praha", "brno"].map((id) => ({ id, name: id, locative: `v ${id}`, partner_id: null }));
  const place = () => reservationStore.getState().place;
  const brno = { kind: "branch" as const, source: "brno" };

  beforeEach(() => {
    setPlace(ANYWHERE);
    loadPlace(branches);
  });

  test("is there again after a reload, in whatever language", () => {
    setPlace(brno);
    reservationStore.setState({ place: ANYWHERE });
    loadPlace([...branches]);
    expect(place()).toEqual(brno);
  });

  test("of one shop is none in another, and comes back with the first", () => {
    setPlace(brno);
    loadPlace([{ id: "jinde", name: "Jinde", locative: "jinde", partner_id: 1 }]);
    expect(place()).toEqual(ANYWHERE);
    loadPlace(branches);
    expect(place()).toEqual(brno);
  });

  test("of the URL wins and is remembered; anywhere lets go of it", () => {
    setPlace(brno);
    expect(adoptPlace(new URLSearchParams("place=psc-60200"), branches)).toBeNull();
    expect(place()).toEqual({ kind: "delivery", postcode: "60200" });
    expect(adoptPlace(new URLSearchParams(""), branches)).toBeNull();
    loadPlace(branches);
    expect(place()).toEqual({ kind: "delivery", postcode: "60200" });
    adoptPlace(new URLSearchParams("place=anywhere"), branches);
    loadPlace(branches);
    expect(place()).toEqual(ANYWHERE);
  });

  test("that nobody knows changes nothing, and is named", () => {
    setPlace(brno);
    expect(adoptPlace(new URLSearchParams("place=atlantis"), branches)).toBe("atlantis");
    expect(place()).toEqual(brno);
  });

  test("of another tab is followed", () => {
    const stop = followOtherTabs(() => TODAY);
    localStorage.setItem("sezona.place", '"brno"');
    window.dispatchEvent(new StorageEvent("storage", { key: "sezona.place" }));
    expect(place()).toEqual(brno);
    stop();
  });
});

test("a listing's way out of a partner's filter lets go of the partner for the whole visit", () => {
  setPartner(7);
  const query = parseListingQuery({ partner: "7", gender: "women" }, TODAY, {
    attributes: [{ attribute_code: "gender", options: [{ label: "Dámské", value: "women" }] }],
    partners: [7],
    branches: [],
  });
  const href = withoutPartnerHref("/lyze", query);
  expect(href).toBe("/lyze?gender=women&partner=");
  adoptPartner(new URL(href, "http://shop").searchParams);
  expect(partnerStore.getState().partnerId).toBeNull();
  loadPartner();
  expect(partnerStore.getState().partnerId).toBeNull();
});
