import { notePlace, returnToPlace } from "./kept-place";
import { PLACE_LEFT } from "./place-left";

/** A page whose parts stand under each other, each of them so tall. */
function lay(tall: number, scrolled: number): void {
  document.body.innerHTML = `<header class="site-header"></header>
    <main>${"<section><h2></h2><p></p></section>".repeat(3)}</main>`;
  Object.assign(window, { scrollY: scrolled });
  const put = (element: Element | null | undefined, top: number, height: number) =>
    Object.assign(element as Element, { getBoundingClientRect: () => ({ top, height, bottom: top + height }) });
  put(document.querySelector("header"), 0, 50);
  put(document.querySelector("main"), -scrolled, tall * 6);
  document.querySelectorAll("section").forEach((section, index) => {
    put(section, index * 2 * tall - scrolled, 2 * tall);
    [...section.children].forEach((part, at) => put(part, (index * 2 + at) * tall - scrolled, tall));
  });
}
const scrollBy = jest.fn();
beforeAll(() => {
  Object.assign(window, { scrollBy });
});
beforeEach(() => {
  sessionStorage.clear();
  scrollBy.mockClear();
});

test("the longer page of another language is shown from the same element, and only once", () => {
  lay(300, 770);
  notePlace();
  lay(400, 0);
  returnToPlace();
  // The second section's words began 170 above the header's end; now they begin at 1,200.
  returnToPlace();
  expect(scrollBy.mock.calls).toEqual([[{ top: 800 - 50 + 220, behavior: "instant" }]]);
});

test("who stands at the top, or has begun to scroll, is led nowhere", () => {
  lay(300, 0);
  notePlace();
  expect(sessionStorage.getItem(PLACE_LEFT)).toBeNull();
  lay(300, 770);
  notePlace();
  returnToPlace();
  expect(scrollBy).not.toHaveBeenCalled();
});

test("what is kept and is no place leads nowhere", () => {
  lay(300, 0);
  for (const left of ['{"way":3}', "7", '"x"']) {
    sessionStorage.setItem(PLACE_LEFT, left);
    returnToPlace();
  }
  expect(scrollBy).not.toHaveBeenCalled();
});
