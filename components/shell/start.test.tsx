import { render, screen } from "@testing-library/react";
import { Start } from "./start";

let pathname = "/c/lyze";
jest.mock("next/navigation", () => ({ usePathname: () => pathname, useSearchParams: () => new URLSearchParams() }));
jest.mock("@/stores/runtime", () => ({ runtime: { start: () => undefined, adoptUrl: () => undefined } }));
jest.mock("./wake-lists", () => ({ wakeLists: () => undefined }));

test("another page finds the menu closed; a listing looks after its own filters", () => {
  const hidden: string[] = [];
  HTMLElement.prototype.hidePopover = function hide() {
    hidden.push(this.id);
  };
  // The environment knows no popovers: both are taken for open.
  const all = document.querySelectorAll.bind(document);
  jest
    .spyOn(document, "querySelectorAll")
    .mockImplementation((selector: string) => all(selector.replace(":popover-open", "[popover]")));
  const page = () => (
    <>
      <div id="menu" popover="auto" data-testid="menu" />
      <section id="filters" popover="auto" data-listing="/lyze" />
      <Start storeCode="main" cart="/cart" checkout="/checkout" branches={[]} />
    </>
  );
  const { rerender } = render(page());
  hidden.length = 0;
  pathname = "/lyze";
  rerender(page());
  expect(screen.getByTestId("menu")).toBeInTheDocument();
  expect(hidden).toEqual(["menu"]);
});
