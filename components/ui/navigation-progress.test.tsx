import { act, fireEvent, render } from "@testing-library/react";
import { Profiler } from "react";
import { GIVE_UP_MS, NavigationProgress, TICK_MS } from "./navigation-progress";
import { tellOnTheWay } from "./on-the-way";

const shown = { path: "/", query: "" };
jest.mock("next/navigation", () => ({
  usePathname: () => shown.path,
  useSearchParams: () => new URLSearchParams(shown.query),
}));

const line = () => document.querySelector<HTMLElement>(".progress-line")!;
const rendered = jest.fn();
const page = () => (
  <>
    <Profiler id="line" onRender={rendered}>
      <NavigationProgress />
    </Profiler>
    <main id="main">
      <a href="/lyze" onClick={(event) => event.preventDefault()}>
        Lyže
      </a>
    </main>
  </>
);
const tick = (times = 1) => act(() => jest.advanceTimersByTime(times * TICK_MS));

const animate = jest.fn();
const wishes = { stillness: false };

beforeEach(() => {
  jest.useFakeTimers();
  animate.mockReset();
  wishes.stillness = false;
  Object.assign(HTMLElement.prototype, { animate });
  window.matchMedia = () => ({ matches: wishes.stillness }) as MediaQueryList;
  Object.assign(shown, { path: "/", query: "" });
});
afterEach(() => jest.useRealTimers());

test("a pressed link shows that its page is on the way, until it is there", () => {
  const { getByText, rerender } = render(page());
  expect(line()).not.toBeVisible();
  fireEvent.click(getByText("Lyže"));
  tick();
  expect(line()).toBeVisible();
  shown.path = "/lyze";
  rerender(page());
  expect(line()).not.toBeVisible();
  tick(3);
  expect(line()).not.toBeVisible();
});

test("it creeps without rendering anything: what is rendered meanwhile is the page, which would begin anew", () => {
  const { getByText } = render(page());
  fireEvent.click(getByText("Lyže"));
  rendered.mockClear();
  const places = [1, 2, 3].map(() => {
    tick();
    return line().style.transform;
  });
  expect(new Set(places).size).toBe(3);
  expect(rendered).not.toHaveBeenCalled();
});

test("a page that does not come is said to have failed, until the next press", () => {
  const { getByText } = render(page());
  fireEvent.click(getByText("Lyže"));
  tick(GIVE_UP_MS / TICK_MS + 1);
  expect(line()).toHaveAttribute("data-failed");
  expect(line().style.transform).toBe("scaleX(1)");
  fireEvent.click(getByText("Lyže"));
  tick();
  expect(line()).toBeVisible();
  expect(line()).not.toHaveAttribute("data-failed");
});

test("so does what leads to a page without a link: a search, the planner, other days of a listing", () => {
  const { rerender } = render(page());
  act(() => tellOnTheWay("/search?q=lyze"));
  tick();
  expect(line()).toBeVisible();
  Object.assign(shown, { path: "/search", query: "q=lyze" });
  rerender(page());
  expect(line()).not.toBeVisible();
});

test("nothing is on its way to where one is, or to another site", () => {
  render(page());
  act(() => tellOnTheWay("/"));
  act(() => tellOnTheWay("https://example.cz/lyze"));
  tick();
  expect(line()).not.toBeVisible();
});

describe("a page that comes", () => {
  const go = (path: string, query = "") => {
    const { getByText, rerender } = render(page());
    expect(animate).not.toHaveBeenCalled();
    fireEvent.click(getByText("Lyže"));
    Object.assign(shown, { path, query });
    rerender(page());
    return () => rerender(page());
  };

  test("fades in where it was asked for, and stands at once where one goes back to it", () => {
    const again = go("/lyze");
    expect(animate.mock.contexts).toEqual([document.getElementById("main")]);
    Object.assign(shown, { path: "/", query: "" });
    again();
    expect(animate).toHaveBeenCalledTimes(1);
  });

  test("stands at once where other filters of it were chosen", () => {
    go("/", "brand=atomic");
    expect(animate).not.toHaveBeenCalled();
  });

  test("stands at once for whoever wants no motion", () => {
    wishes.stillness = true;
    go("/lyze");
    expect(animate).not.toHaveBeenCalled();
  });
});
