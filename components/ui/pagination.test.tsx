import { render, screen } from "@testing-library/react";
import { pagesToShow, Pagination } from "./pagination";

const labels = { nav: "Stránky", previous: "Předchozí", next: "Další", page: "Strana {page}" };

test("pages are links that a crawler can follow", () => {
  render(<Pagination current={5} count={12} hrefFor={(page) => `/c/lyze?page=${page}`} labels={labels} />);
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    [4, 1, 4, 5, 6, 12, 6].map((page) => `/c/lyze?page=${page}`),
  );
  expect(screen.getByRole("link", { name: "Strana 5" })).toHaveAttribute("aria-current", "page");
  expect(screen.getByRole("link", { name: "Další" })).toHaveAttribute("rel", "next");
});

test("a single page needs no way around", () => {
  const { container } = render(<Pagination current={1} count={1} hrefFor={String} labels={labels} />);
  expect(container).toBeEmptyDOMElement();
});

test.each([
  [1, 12, [1, 2, "gap", 12]],
  [4, 12, [1, 2, 3, 4, 5, "gap", 12]],
  [12, 12, [1, "gap", 11, 12]],
  [2, 3, [1, 2, 3]],
])("around page %i of %i", (current, count, shown) => {
  expect(pagesToShow(current, count)).toEqual(shown);
});
