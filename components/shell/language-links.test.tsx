import { render, screen, within } from "@testing-library/react";
import { getStoreView } from "@/lib/store-views";
import { LanguageSwitch } from "./language-links";

test("a button says the language of the page and opens the list of all of them", () => {
  render(<LanguageSwitch storeView={getStoreView("main")} label="Jazyk" />);
  const button = screen.getByRole("button", { name: "CS Jazyk" });
  const list = screen.getByRole("list", { name: "Jazyk", hidden: true });
  expect(list).toHaveAttribute("popover", "auto");
  expect(button).toHaveAttribute("popovertarget", list.id);
  const links = within(list).getAllByRole("link", { hidden: true });
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Čeština", "/language/main"],
    ["English", "/language/en"],
    ["Deutsch", "/language/de"],
    ["Italiano", "/language/it"],
  ]);
  expect(links.map((link) => link.getAttribute("aria-current"))).toEqual(["true", null, null, null]);
});

test("a shop in one language has nothing to switch", () => {
  const { container } = render(<LanguageSwitch storeView={getStoreView("skibike")} label="Jazyk" />);
  expect(container).toBeEmptyDOMElement();
});
