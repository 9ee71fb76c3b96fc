import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useOnce } from "./use-once";

function Sample({ work }: { work: () => Promise<unknown> }) {
  const { busy, once } = useOnce();
  return <button onClick={once(work)}>{busy ? "Working" : "Idle"}</button>;
}

test("a button is busy until its work is done", async () => {
  let done = () => undefined as void;
  render(<Sample work={() => new Promise<void>((resolve) => (done = resolve))} />);
  await userEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("button")).toHaveTextContent("Working");
  await act(async () => done());
  expect(screen.getByRole("button")).toHaveTextContent("Idle");
});

test("what breaks is reported, and leaves a button that can be pressed again", async () => {
  const reported = (globalThis.reportError = jest.fn());
  const broken = new Error("broken");
  render(<Sample work={() => Promise.reject(broken)} />);
  await userEvent.click(screen.getByRole("button"));
  expect(await screen.findByText("Idle")).toBeInTheDocument();
  expect(reported).toHaveBeenCalledWith(broken);
});
