import { MENU_ID } from "./menu-id";

/** A section that the pointer rests on opens after this long, so that the way across others opens none (§9). */
export const SUBMENU_DELAY_MS = 300;

/** Two columns: sections on the left, what is in the open one beside them. On a phone a tap opens, nothing rests. */
const BESIDE = "(min-width: 64rem) and (hover: hover)";

const OPENER = `[popovertarget="${MENU_ID}"]`;

const isShown = (element: HTMLElement): boolean => element.closest("details:not([open]) > ul") === null;

/** Where the focus can be in the menu's list, in reading order. */
const stopsIn = (menu: HTMLElement): HTMLElement[] =>
  [...menu.querySelectorAll<HTMLElement>("nav :is(summary, a)")].filter(isShown);

/** Where a key leads from the stop that has the focus; undefined when the key is none of the menu's. */
function nextStop(key: string, from: HTMLElement, stops: readonly HTMLElement[]): HTMLElement | undefined {
  const at = stops.indexOf(from);
  const section = from.closest("details");
  if (key === "ArrowDown") return stops[(at + 1) % stops.length];
  if (key === "ArrowUp") return stops.at(at - 1);
  if (key === "Home") return stops[0];
  if (key === "End") return stops.at(-1);
  if (key === "ArrowRight" && section && from.matches("summary")) {
    section.open = true;
    return section.querySelector("a") ?? undefined;
  }
  if (key === "ArrowLeft" && section) {
    if (from.matches("summary")) section.open = false;
    return section.querySelector("summary") ?? undefined;
  }
  return undefined;
}

/** The section that the visitor is in: its own page, or that of a thing or subcategory below it. */
const sectionAt = (menu: HTMLElement, pathname: string): HTMLDetailsElement | undefined =>
  [...menu.querySelectorAll("details")].find((section) =>
    [...section.querySelectorAll("a")].some((link) => `${pathname}/`.startsWith(`${link.pathname}/`)),
  );

/**
 * Arrow keys, as in a list of disclosures, a mouse that need not press, and the end where the focus goes on; Esc and a
 * press outside are the browser's own.
 */
export function guideMenu(menu: HTMLElement): void {
  let resting: ReturnType<typeof setTimeout> | undefined;

  menu.addEventListener("beforetoggle", (event) => {
    const here = event.newState === "open" ? sectionAt(menu, window.location.pathname) : undefined;
    if (here) here.open = true;
  });

  menu.addEventListener("keydown", (event) => {
    const from = document.activeElement;
    if (!(from instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    const stops = stopsIn(menu);
    if (!stops.includes(from)) return;
    const to = nextStop(event.key, from, stops);
    if (!to) return;
    event.preventDefault();
    to.focus();
  });

  // Who goes on with Tab reads the page again, which the menu would stand over; its button may still close it.
  menu.addEventListener("focusout", ({ relatedTarget: to }) => {
    if (to instanceof Element && !menu.contains(to) && !to.matches(OPENER)) menu.hidePopover();
  });
  // A way to the very page that is shown leads on from the menu too.
  menu.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) menu.hidePopover();
  });

  menu.addEventListener("pointerover", (event) => {
    clearTimeout(resting);
    if (event.pointerType !== "mouse" || !window.matchMedia(BESIDE).matches) return;
    const section = (event.target as Element).closest("summary")?.closest("details");
    if (section && !section.open) resting = setTimeout(() => (section.open = true), SUBMENU_DELAY_MS);
  });
  menu.addEventListener("pointerleave", () => clearTimeout(resting));
}

let guided: HTMLElement | undefined;

/** Guides the menu of the page; again when another shop's has taken its place. */
export function guideSiteMenu(): void {
  const menu = document.getElementById(MENU_ID);
  if (!menu || menu === guided) return;
  guided = menu;
  guideMenu(menu);
}
