import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { SizePicker, type Size } from "./size-picker";

const labels = {
  free: { one: "{count} volný", few: "{count} volné", many: "{count} volného", other: "{count} volných" },
  last: "poslední kus",
  taken: "obsazeno",
};
const sizes: Size[] = [
  { value: "156", label: "156", free: 0 },
  { value: "162", label: "162", free: 3 },
  { value: "168", label: "168", free: 1 },
  { value: "174", label: "174", free: null, disabled: true },
];

function Shop({ onChoose }: { onChoose: (value: string) => void }) {
  const [value, setValue] = useState("162");
  const choose = (next: string) => {
    setValue(next);
    onChoose(next);
  };
  return <SizePicker label="Délka" sizes={sizes} value={value} onChange={choose} locale="cs-CZ" labels={labels} />;
}

test("each size says how many are free for the days", () => {
  render(<Shop onChoose={jest.fn()} />);
  expect(screen.getByRole("group", { name: "Délka" })).toBeInTheDocument();
  expect(screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent)).toEqual([
    "156obsazeno",
    "1623 volné",
    "168poslední kus",
    "174",
  ]);
});

test("Tab reaches the chosen size, arrows move the choice", async () => {
  const onChoose = jest.fn();
  render(<Shop onChoose={onChoose} />);
  const user = userEvent.setup();
  await user.tab();
  expect(screen.getByRole("radio", { name: /162/u })).toHaveFocus();
  await user.keyboard("{ArrowRight}");
  expect(screen.getByRole("radio", { name: /168/u })).toBeChecked();
  expect(onChoose).toHaveBeenLastCalledWith("168");
});

test("a taken size can be chosen, to see what else there is; a size that is not made can't", async () => {
  const onChoose = jest.fn();
  render(<Shop onChoose={onChoose} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole("radio", { name: /174/u }));
  expect(onChoose).not.toHaveBeenCalled();
  await user.click(screen.getByRole("radio", { name: /156/u }));
  expect(onChoose).toHaveBeenCalledWith("156");
});
