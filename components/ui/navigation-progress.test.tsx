import { act, fireEvent, render } from "@testing-library/react";
import { NavigationProgress } from "./navigation-progress";
import { tellOnTheWay } from "./on-the-way";

const shown = { path: "/", query: "" };
jest.mock("next/navigation", () => ({
  usePathname: () => shown.path,
  useSearchParams: () => new URLSearchParams(shown.query),
}));

const bar = () => document.querySelector('[aria-hidden="true"]');
const page = () => (
  <>
    <NavigationProgress />
    <a href="/lyze" onClick={(event) => event.preventDefault()}>
      Lyže
    </a>
  </>
);

beforeEach(() => Object.assign(shown, { path: "/", query: "" }));

test("a pressed link shows that its page is on the way, until it is there", () => {
  const { getByText, rerender } = render(page());
  expect(bar()).toBeNull();
  fireEvent.click(getByText("Lyže"));
  expect(bar()).toBeInTheDocument();
  shown.path = "/lyze";
  rerender(page());
  expect(bar()).toBeNull();
});

test("so does what leads to a page without a link: a search, the planner, other days of a listing", () => {
  const { rerender } = render(page());
  act(() => tellOnTheWay("/search?q=lyze"));
  expect(bar()).toBeInTheDocument();
  Object.assign(shown, { path: "/search", query: "q=lyze" });
  rerender(page());
  expect(bar()).toBeNull();
});

test("nothing is on its way to where one is, or to another site", () => {
  render(page());
  act(() => tellOnTheWay("/"));
  act(() => tellOnTheWay("https://example.cz/lyze"));
  expect(bar()).toBeNull();
});
