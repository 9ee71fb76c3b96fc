import { act, render, screen, waitFor } from "@testing-library/react";
import { useNotifications } from "@/stores/notifications";
import { setPartner } from "@/stores/partner";
import { writeStored } from "@/stores/browser-storage";
import { loadPeriod, reservationStore } from "@/stores/reservation";
import { pressedFilter } from "@/components/ui/pressed-filter";
import { FILTER_SHEET } from "./filter-sheet";
import { ListingPeriod } from "./listing-period";

let pathname = "/lyze";
const mockRouter = { replace: jest.fn() };
jest.mock("next/navigation", () => ({ usePathname: () => pathname, useRouter: () => mockRouter }));

/* The environment knows no popovers: a sheet that says whether it is open is all that is needed of one. */
const open = new WeakSet<Element>();
beforeAll(() => {
  HTMLElement.prototype.showPopover = function show() {
    open.add(this);
  };
  HTMLElement.prototype.hidePopover = function hide() {
    open.delete(this);
  };
  const matches = (element: Element, selector: string) => Element.prototype.matches.call(element, selector);
  jest.spyOn(HTMLElement.prototype, "matches").mockImplementation(function ask(
    this: Element,
    selector: string,
  ): this is HTMLElement {
    return selector === ":popover-open" ? open.has(this) : matches(this, selector);
  });
});

/** Cached and rendered listing: two pages with the same parts. */
const page = (key: string, listing = "/lyze") => (
  <div key={key}>
    <aside id={FILTER_SHEET} data-testid="sheet" data-listing={listing} />
    <ListingPeriod nothingFits={false} />
  </div>
);
const isOpen = () => screen.getByTestId("sheet").matches(":popover-open");

test("the sheet stays open, and where it was scrolled, when the first filter leads to the other page", () => {
  const { rerender } = render(page("cached"));
  expect(isOpen()).toBe(false);
  screen.getByTestId("sheet").showPopover();
  screen.getByTestId("sheet").scrollTop = 240;
  rerender(page("rendered"));
  expect(isOpen()).toBe(true);
  expect(screen.getByTestId("sheet").scrollTop).toBe(240);
});

test("opened, the sheet is a dialog over its page, and the page is whole again when it goes", async () => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList;
  pathname = "/lyze";
  const { unmount } = render(
    <>
      <p data-testid="things" />
      {page("cached")}
    </>,
  );
  const sheet = screen.getByTestId("sheet");
  sheet.showPopover();
  sheet.dispatchEvent(Object.assign(new Event("toggle"), { newState: "open" }));
  await waitFor(() => expect(sheet).toHaveAttribute("aria-modal", "true"));
  expect(screen.getByTestId("things")).toHaveAttribute("inert");
  const things = screen.getByTestId("things");
  unmount();
  expect(things).not.toHaveAttribute("inert");
  // What stood open goes on to the next page of the same listing alone.
  render(page("another", "/kola")).unmount();
});

test("a filter pressed on the page before has the focus, whatever of the sheet has it meanwhile", () => {
  pathname = "/lyze";
  pressedFilter.name = "6 pokročilí";
  render(
    <>
      <section id={FILTER_SHEET} data-listing="/lyze" popover="auto">
        <button autoFocus>Zavřít</button>
        <div data-scroll="keep">
          <a href="/lyze">6 pokročilí</a>
        </div>
      </section>
      <ListingPeriod nothingFits={false} />
    </>,
  );
  expect(screen.getByRole("link")).toHaveFocus();
  expect(pressedFilter.name).toBeNull();
});

test("the same category under its other address is still the same", () => {
  pathname = "/c/lyze";
  const { rerender } = render(page("entered"));
  screen.getByTestId("sheet").showPopover();
  pathname = "/lyze";
  rerender(page("filtered"));
  expect(isOpen()).toBe(true);
});

test("a sheet that the page of another category has kept closes", () => {
  pathname = "/lyze";
  const { rerender } = render(page("kept"));
  screen.getByTestId("sheet").showPopover();
  pathname = "/kola";
  rerender(page("kept", "/kola"));
  expect(isOpen()).toBe(false);
});

test("another category begins with its things", () => {
  const { rerender } = render(page("skis"));
  screen.getByTestId("sheet").showPopover();
  pathname = "/kola";
  rerender(page("bikes", "/kola"));
  expect(isOpen()).toBe(false);
});

test("filters that leave nothing are told for ten seconds", () => {
  jest.useFakeTimers();
  function Count() {
    return <output>{useNotifications().map(({ code }) => code)}</output>;
  }
  render(<Count />);
  render(<ListingPeriod nothingFits />);
  expect(screen.getByRole("status")).toHaveTextContent("no_products");
  act(() => void jest.advanceTimersByTime(9_900));
  expect(screen.getByRole("status")).toHaveTextContent("no_products");
  act(() => void jest.advanceTimersByTime(200));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  jest.useRealTimers();
});

test("a listing without the partner of the visit is brought to theirs, where this shop has branches of theirs", () => {
  const branch = { id: "brno", name: "Brno", locative: "v\u00a0Brně", partner_id: 7 };
  mockRouter.replace.mockClear();
  act(() => setPartner(7));
  const { unmount } = render(<ListingPeriod nothingFits={false} />);
  expect(mockRouter.replace).not.toHaveBeenCalled();
  act(() => reservationStore.setState({ branches: [branch] }));
  expect(mockRouter.replace).toHaveBeenCalledWith("/kola?partner=7", { scroll: false });
  unmount();

  mockRouter.replace.mockClear();
  window.history.replaceState(null, "", "/kola?partner=");
  render(<ListingPeriod nothingFits={false} />);
  expect(mockRouter.replace).not.toHaveBeenCalled();
  act(() => setPartner(null));
});

test("what a listing doesn't know leaves the address in its place, once the visitor's days stand in it", () => {
  pathname = "/lyze";
  mockRouter.replace.mockClear();
  const period = { from: "2027-02-13", to: "2027-02-15" };
  reservationStore.setState({ period, place: { kind: "anywhere" }, isLoaded: true });
  window.history.replaceState(null, "", "/lyze?brand=nobody&foo=1");
  const before = window.history.length;
  const { unmount } = render(<ListingPeriod nothingFits={false} known="/lyze" />);
  // The page for the days comes first, which says once more what it doesn't know.
  expect(mockRouter.replace).toHaveBeenCalledWith(
    "/lyze?brand=nobody&foo=1&dateFrom=2027-02-13&dateTo=2027-02-15",
    expect.anything(),
  );
  expect(window.location.search).toBe("?brand=nobody&foo=1");
  unmount();
  window.history.replaceState(null, "", "/lyze?brand=nobody&dateFrom=2027-02-13&dateTo=2027-02-15");
  render(<ListingPeriod nothingFits={false} known="/lyze?dateFrom=2027-02-13&dateTo=2027-02-15" />);
  expect(window.location.search).toBe("?dateFrom=2027-02-13&dateTo=2027-02-15");
  expect(window.history.length).toBe(before);
});

test("it stays in the address until the visit's days are read, which come after the first page", () => {
  mockRouter.replace.mockClear();
  reservationStore.setState({ period: null, place: { kind: "anywhere" }, isLoaded: false });
  writeStored("sezona.period", { from: "2027-02-13", to: "2027-02-15" });
  window.history.replaceState(null, "", "/lyze?foo=1&level=expert");
  const { unmount } = render(<ListingPeriod nothingFits={false} known="/lyze?level=expert" />);
  expect(window.location.search).toBe("?foo=1&level=expert");
  act(() => loadPeriod("2027-02-01"));
  expect(mockRouter.replace).toHaveBeenCalledWith(
    "/lyze?foo=1&level=expert&dateFrom=2027-02-13&dateTo=2027-02-15",
    expect.anything(),
  );
  unmount();
  writeStored("sezona.period", null);
  act(() => loadPeriod("2027-02-01"));
  render(<ListingPeriod nothingFits={false} known="/lyze?level=expert" />);
  expect(window.location.search).toBe("?level=expert");
});
