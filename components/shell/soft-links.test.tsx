import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { softAddress } from "./soft-address";
import { SoftLinks } from "./soft-links";

const push = jest.fn();
const prefetch = jest.fn();
const router = { push, prefetch };
jest.mock("next/navigation", () => ({ useRouter: () => router }));

/** Addresses that the browser itself was left to follow; jsdom follows none. */
const followed: string[] = [];
const note = (event: MouseEvent) => {
  if (!event.defaultPrevented) followed.push((event.target as Element).closest("a")?.getAttribute("href") ?? "");
  event.preventDefault();
};

function show(markup: string): HTMLAnchorElement {
  const { container } = render(
    <>
      <SoftLinks />
      <div dangerouslySetInnerHTML={{ __html: markup }} />
    </>,
  );
  return container.querySelector("a")!;
}

beforeEach(() => {
  push.mockReset();
  prefetch.mockReset();
  followed.length = 0;
  window.history.replaceState(null, "", "/lyze?page=2");
  window.addEventListener("click", note);
});
afterEach(() => window.removeEventListener("click", note));

test.each([
  ["/lyze/sjezdove-lyze", "/lyze/sjezdove-lyze"],
  ["/cart?from=menu#lines", "/cart?from=menu#lines"],
  ["?page=3", "/lyze?page=3"],
  ["/pwa.html", "/pwa.html"],
])("%s is a page of the shop: %s", (href, expected) => {
  const link = document.createElement("a");
  link.setAttribute("href", href);
  expect(softAddress(link)).toBe(expected);
});

test.each([
  ["another site", '<a href="https://example.cz/lyze">x</a>'],
  ["a telephone", '<a href="tel:+420777123456">x</a>'],
  ["a place on this page", '<a href="#reviews">x</a>'],
  ["another window", '<a href="/i/terms" target="_blank">x</a>'],
  ["a download", '<a href="/order/calendar" download>x</a>'],
  ["data", '<a href="/api/main/openapi.json">x</a>'],
  ["a file", '<a href="/media/guide.pdf">x</a>'],
  ["a wish for a full load", '<a href="/" data-reload="">x</a>'],
  ["no address", "<a>x</a>"],
  ["another shop of the house", '<a href="/language/skibike">x</a>'],
])("%s is left to the browser", async (_what, markup) => {
  await userEvent.click(show(markup));
  expect(push).not.toHaveBeenCalled();
  expect(followed).toHaveLength(1);
});

test("a plain press goes through the router, from whatever stands in the link", async () => {
  const link = show('<a href="/lyze"><span>Lyže</span></a>');
  await userEvent.click(link.firstElementChild!);
  expect(push).toHaveBeenCalledWith("/lyze", { scroll: true });
  expect(followed).toEqual([]);
});

test("a filter keeps the place on the page and is not fetched ahead", async () => {
  await userEvent.click(
    show('<ul data-scroll="keep"><li><a href="/lyze?brand=javor" rel="nofollow">Javor</a></li></ul>'),
  );
  expect(push).toHaveBeenCalledWith("/lyze?brand=javor", { scroll: false });
  expect(prefetch).not.toHaveBeenCalled();
});

test("a press with a key means a new window, and the browser's menu is the browser's", async () => {
  const user = userEvent.setup();
  const link = show('<a href="/lyze">Lyže</a>');
  await user.keyboard("{Control>}");
  await user.click(link);
  await user.keyboard("{/Control}");
  expect(push).not.toHaveBeenCalled();
});

test("a press that a component has taken is not taken twice", async () => {
  const link = show('<a href="/cart">Košík</a>');
  link.addEventListener("click", (event) => event.preventDefault());
  await userEvent.click(link);
  expect(push).not.toHaveBeenCalled();
});

test("a page is fetched when a pointer or the focus comes to its link", async () => {
  const link = show('<a href="/lyze">Lyže</a>');
  await userEvent.hover(link);
  expect(prefetch).toHaveBeenLastCalledWith("/lyze", { kind: "full" });
  prefetch.mockReset();
  link.focus();
  expect(prefetch).toHaveBeenLastCalledWith("/lyze", { kind: "full" });
});
