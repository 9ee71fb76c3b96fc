import { fetchCardsAhead } from "./cards-ahead";
import { mayFetchAhead, whenLookedAt } from "./when-idle";

type Report = (entries: { target: Element; isIntersecting: boolean }[]) => void;
let report: Report;
const observed = new Set<Element>();
const prefetch = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  prefetch.mockReset();
  observed.clear();
  class Sight {
    constructor(heard: Report) {
      report = heard;
    }
    observe = (element: Element): void => void observed.add(element);
    unobserve = (element: Element): void => void observed.delete(element);
    disconnect = (): void => observed.clear();
  }
  Object.assign(window, { IntersectionObserver: Sight });
  document.body.innerHTML = '<main><ul class="product-grid"><li><a href="/one">1</a></li><li>none</li></ul></main>';
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, "connection");
});

const card = (index = 0): Element => document.querySelectorAll(".product-grid > li")[index]!;
const see = (isIntersecting: boolean, index = 0): void => report([{ target: card(index), isIntersecting }]);

test("a card that stands still on the screen has its page fetched, once", () => {
  const end = fetchCardsAhead({ prefetch });
  see(true);
  see(true, 1);
  jest.advanceTimersByTime(200);
  see(true);
  jest.advanceTimersByTime(200);
  expect(prefetch.mock.calls).toEqual([["/one", { kind: "full" }]]);
  end();
});

test("whoever scrolls past is not reading", () => {
  const end = fetchCardsAhead({ prefetch });
  see(true);
  jest.advanceTimersByTime(100);
  see(false);
  jest.advanceTimersByTime(500);
  expect(prefetch).not.toHaveBeenCalled();
  end();
});

test("cards of a list that comes later are watched too, until all ends", async () => {
  const end = fetchCardsAhead({ prefetch });
  document
    .querySelector("main")!
    .insertAdjacentHTML("beforeend", '<section><ul class="product-grid"><li><a href="/two">2</a></li></ul></section>');
  await Promise.resolve();
  expect(observed).toContain(card(2));
  see(true, 2);
  end();
  jest.advanceTimersByTime(500);
  expect(prefetch).not.toHaveBeenCalled();
  expect(observed.size).toBe(0);
});

test.each([
  [undefined, true],
  [{ effectiveType: "4g" }, true],
  [{ effectiveType: "4g", saveData: true }, false],
  [{ effectiveType: "3g" }, false],
  [{ effectiveType: "slow-2g" }, false],
])("with the line %j more may be fetched than asked for: %p", (connection, expected) => {
  if (connection) Object.defineProperty(navigator, "connection", { configurable: true, value: connection });
  expect(mayFetchAhead()).toBe(expected);
});

test("a page is looked at when somebody moves, or when it has been quiet for a while; that counts once", () => {
  const work = jest.fn();
  const until = new AbortController();
  whenLookedAt(work, until.signal);
  expect(work).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("scroll"));
  window.dispatchEvent(new Event("keydown"));
  jest.advanceTimersByTime(10_000);
  expect(work).toHaveBeenCalledTimes(1);
  whenLookedAt(work, until.signal);
  jest.advanceTimersByTime(10_000);
  expect(work).toHaveBeenCalledTimes(2);
});

test("a page that is left is not looked at any more", () => {
  const work = jest.fn();
  const until = new AbortController();
  whenLookedAt(work, until.signal);
  until.abort();
  window.dispatchEvent(new Event("scroll"));
  jest.advanceTimersByTime(10_000);
  expect(work).not.toHaveBeenCalled();
});
