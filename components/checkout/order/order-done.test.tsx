import { render, screen } from "@testing-library/react";
import { OrderDone, showDone } from "./order-done";

const page = (
  <>
    <OrderDone words={{ changed: "Změna je uložená." }} cancelledId="state" />
    <p id="state" tabIndex={-1}>
      Objednávka je zrušená
    </p>
  </>
);

beforeEach(() => {
  window.sessionStorage.clear();
  window.location.hash = "";
});

test("what was changed is said once, where the focus is", () => {
  showDone("changed", "#order");
  expect(window.location.hash).toBe("#order");
  const { unmount } = render(page);
  expect(document.activeElement).toHaveTextContent("Změna je uložená.");
  unmount();
  render(page);
  expect(screen.queryByText("Změna je uložená.")).not.toBeInTheDocument();
  expect(document.body).toHaveFocus();
});

test("who has called it off is led to what the page says of it, and reads nothing twice", () => {
  showDone("cancelled", "#order");
  const { unmount, container } = render(page);
  expect(document.activeElement).toHaveTextContent("Objednávka je zrušená");
  expect(container).toHaveTextContent(/^Objednávka je zrušená$/u);
  unmount();
  render(page);
  expect(document.body).toHaveFocus();
});

test("nothing is said of what a page from before may have kept", () => {
  window.sessionStorage.setItem("sezona.order-done", '"constructor"');
  const { container } = render(page);
  expect(container).toHaveTextContent(/^Objednávka je zrušená$/u);
  expect(document.body).toHaveFocus();
});
