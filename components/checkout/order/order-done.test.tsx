import { render, screen } from "@testing-library/react";
import { OrderDone, showDone } from "./order-done";

const words = { changed: "Změna je uložená.", cancelled: "Objednávku jsme zrušili." };

beforeEach(() => {
  window.sessionStorage.clear();
  window.location.hash = "";
});

test.each(["changed", "cancelled"] as const)("what was done is said once, where the focus is (%s)", (done) => {
  showDone(done, "#order");
  expect(window.location.hash).toBe("#order");
  const { unmount } = render(<OrderDone words={words} />);
  expect(document.activeElement).toHaveTextContent(words[done]);
  unmount();
  render(<OrderDone words={words} />);
  expect(screen.queryByText(words[done])).not.toBeInTheDocument();
  expect(document.body).toHaveFocus();
});

test("nothing is said of what a page from before may have kept", () => {
  window.sessionStorage.setItem("sezona.order-done", '"constructor"');
  const { container } = render(<OrderDone words={words} />);
  expect(container).toBeEmptyDOMElement();
});
