import { FILTER_SHEET } from "./filter-sheet";
import { makeModal } from "./modal-sheet";

/* The environment knows neither popovers nor widths. */
let isOpen = true;
let wide = false;
const widened = new EventTarget();
let left: AbortController;
const byId = (id: string) => document.getElementById(id)!;
const sheet = () => byId(FILTER_SHEET);
const toggled = (name: "beforetoggle" | "toggle", newState: "open" | "closed") =>
  sheet().dispatchEvent(Object.assign(new Event(name), { newState }));

beforeEach(() => {
  isOpen = true;
  wide = false;
  left = new AbortController();
  document.body.innerHTML = `
    <header id="header"><a href="/">Sezóna</a></header>
    <div id="notes" aria-live="polite"></div>
    <main id="main">
      <h1 id="heading">Lyže</h1>
      <div id="listing">
        <section id="${FILTER_SHEET}">
          <button id="close">Zavřít</button><a id="filter" href="/lyze?level=expert">6</a>
        </section>
        <div id="things"><button id="opener" popovertarget="${FILTER_SHEET}">Filtry</button></div>
      </div>
    </main>
    <footer id="footer" inert></footer>`;
  jest.spyOn(sheet(), "matches").mockImplementation((selector) => selector === ":popover-open" && isOpen);
  sheet().hidePopover = () => {
    toggled("beforetoggle", "closed");
    isOpen = false;
    toggled("toggle", "closed");
  };
  window.matchMedia = () => Object.assign(widened, { matches: wide }) as unknown as MediaQueryList;
  byId("opener").focus();
});

const inert = () => [...document.querySelectorAll("[inert]")].map(({ id }) => id);

test("the open sheet is a modal dialog: all of the page beside it rests, but what is said aloud", () => {
  makeModal(sheet(), left.signal);
  expect(sheet()).toHaveAttribute("role", "dialog");
  expect(sheet()).toHaveAttribute("aria-modal", "true");
  expect(inert()).toEqual(["header", "heading", "things", "footer"]);
  expect(byId("close")).toHaveFocus();
});

test("the focus stays where it is, when it is in the sheet already", () => {
  byId("filter").focus();
  makeModal(sheet(), left.signal);
  expect(byId("filter")).toHaveFocus();
});

test("closed, the page is there again, and the focus is back where it was", () => {
  makeModal(sheet(), left.signal);
  // Hidden, it keeps the focus until the browser draws again.
  expect(sheet()).toContainElement(document.activeElement as HTMLElement);
  sheet().hidePopover();
  expect(sheet()).not.toHaveAttribute("role");
  expect(sheet()).not.toHaveAttribute("aria-modal");
  // What was at rest before stays so.
  expect(inert()).toEqual(["footer"]);
  expect(byId("opener")).toHaveFocus();
});

test("a page that goes with its sheet leaves nothing of it at rest", () => {
  makeModal(sheet(), left.signal);
  left.abort();
  expect(inert()).toEqual(["footer"]);
});

test("on a wide page filters stand beside the things: nothing is a dialog, and an open sheet closes", () => {
  wide = true;
  makeModal(sheet(), left.signal);
  expect(sheet()).not.toHaveAttribute("role");
  wide = false;
  makeModal(sheet(), left.signal);
  widened.dispatchEvent(Object.assign(new Event("change"), { matches: true }));
  expect(isOpen).toBe(false);
  expect(inert()).toEqual(["footer"]);
});

test("a sheet that was closed while this was fetched is left as it is", () => {
  isOpen = false;
  makeModal(sheet(), left.signal);
  expect(inert()).toEqual(["footer"]);
  expect(byId("opener")).toHaveFocus();
});
