import { render, screen } from "@testing-library/react";
import { TryAgain } from "./try-again";

const at = (address: string) => window.history.replaceState(null, "", address);
afterEach(() => at("/"));

test("leads to the page that the address names", async () => {
  at("/error?from=/checkout%3Fstep%3Dpayment");
  render(<TryAgain label="Zkusit znovu" />);
  expect(await screen.findByRole("link", { name: "Zkusit znovu" })).toHaveAttribute("href", "/checkout?step=payment");
});

test("offers nothing where nothing is known to have failed", () => {
  at("/error?from=https://evil.example");
  render(<TryAgain label="Zkusit znovu" />);
  expect(screen.queryByText("Zkusit znovu")).toBeNull();
});
