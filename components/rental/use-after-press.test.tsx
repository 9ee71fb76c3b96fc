import { act, render, screen } from "@testing-library/react";
import { useAfterPress } from "./use-after-press";

function Shown({ value }: { value: string }) {
  return <output>{useAfterPress(value)}</output>;
}
const pointer = (type: string) => act(() => void window.dispatchEvent(new Event(type)));
const nextTask = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))));

test("what a press changed is shown when the press is over, and at once where nothing is pressed", async () => {
  const { rerender } = render(<Shown value="before" />);
  pointer("pointerdown");
  rerender(<Shown value="pressed" />);
  await nextTask();
  expect(screen.getByRole("status")).toHaveTextContent("before");
  pointer("pointerup");
  expect(screen.getByRole("status")).toHaveTextContent("before");
  await nextTask();
  expect(screen.getByRole("status")).toHaveTextContent("pressed");

  rerender(<Shown value="typed" />);
  await nextTask();
  expect(screen.getByRole("status")).toHaveTextContent("typed");
});
