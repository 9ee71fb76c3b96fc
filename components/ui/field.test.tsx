import { render, screen } from "@testing-library/react";
import { Checkbox } from "./checkbox";
import { TextField } from "./text-field";

test("a message takes the place of the hint and has its room before it comes", () => {
  const field = (error?: string) => <TextField label="Telefon" hint="Zavoláme" room="Napište 9 číslic" error={error} />;
  const { container, rerender } = render(field());
  const room = () => container.querySelector("[data-room]");
  expect(room()).toHaveAttribute("data-room", "Napište 9 číslic");
  // Drawn, never read or found.
  expect(screen.queryByText("Napište 9 číslic")).toBeNull();

  rerender(field("Vyplňte pole"));
  expect(room()?.parentElement).toBe(screen.getByText("Zavoláme").parentElement);
  expect(screen.getByText("Zavoláme")).toHaveClass("invisible");
  expect(screen.getByLabelText("Telefon")).toHaveAccessibleDescription("Vyplňte pole Zavoláme");
});

test("a box to tick keeps room for its message too", () => {
  const { container } = render(<Checkbox label="Souhlasím" room="Bez souhlasu to nejde" />);
  expect(container.querySelector("[data-room]")).toHaveAttribute("data-room", "Bez souhlasu to nejde");
  expect(screen.getByRole("checkbox")).not.toHaveAccessibleDescription();
});
