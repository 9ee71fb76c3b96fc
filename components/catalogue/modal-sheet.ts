import { FILTER_SHEET } from "./filter-sheet";

/** As in `catalogue.css`: here the filters stand in the page. */
const BESIDE = "(min-width: 64rem)";
const OPENER = `[popovertarget="${FILTER_SHEET}"]`;

/** All that is beside an element on its way up to the page, but what is read out whenever it changes. */
function* besideOf(element: Element): Generator<Element> {
  for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement)
    for (const other of inner.parentElement.children)
      if (other !== inner && !other.matches("[aria-live], [inert], script, style, dialog")) yield other;
}

/**
 * The sheet covers the whole of a phone's screen, so it is a dialog while it is open: the page behind it is out of
 * reach of keyboard and screen reader, and the focus goes in and comes back. A popover by itself is none of that.
 * @param left the page went, and the sheet with it
 */
export function makeModal(sheet: HTMLElement, left: AbortSignal): void {
  const width = window.matchMedia(BESIDE);
  if (left.aborted || width.matches || !sheet.matches(":popover-open")) return;
  const resting = [...besideOf(sheet)];
  const over = new AbortController();
  const { signal } = over;
  const release = () => {
    over.abort();
    for (const element of resting) element.removeAttribute("inert");
    for (const name of ["role", "aria-modal"]) sheet.removeAttribute(name);
  };

  sheet.setAttribute("role", "dialog");
  sheet.setAttribute("aria-modal", "true");
  for (const element of resting) element.setAttribute("inert", "");
  if (!sheet.contains(document.activeElement)) sheet.querySelector("button")?.focus();

  left.addEventListener("abort", release, { signal });
  width.addEventListener("change", ({ matches }) => matches && sheet.hidePopover(), { signal });
  // Before the browser gives the focus back, which nothing at rest can take.
  sheet.addEventListener("beforetoggle", release, { signal });
  sheet.addEventListener(
    "toggle",
    () => {
      // Where the page that answered a filter has opened the sheet again the browser has nothing to go back to: the
      // focus is lost with what is hidden.
      const { activeElement } = document;
      if (activeElement === document.body || sheet.contains(activeElement))
        [...document.querySelectorAll<HTMLElement>(OPENER)].find((button) => !sheet.contains(button))?.focus();
    },
    { once: true },
  );
}
