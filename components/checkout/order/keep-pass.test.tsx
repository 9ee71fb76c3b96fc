import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { KeepPass } from "./keep-pass";

const PATH = "/order/pass?id=3f1c2f0e-8f9b-4f9e-9a55-0d8a4b1f2c3d";
const mockKept = new Set<string>();
const mockKeep = jest.fn(async (path: string) => void mockKept.add(path));
const mockRenew = jest.fn(async (path: string) => void mockKept.add(path));
const mockForget = jest.fn(async (path: string) => void mockKept.delete(path));
let mockCan = true;
jest.mock("@/stores/kept-passes", () => ({
  canKeepPasses: () => mockCan,
  isPassKept: async (path: string) => mockKept.has(path),
  keepPass: (path: string) => mockKeep(path),
  renewPass: (path: string) => mockRenew(path),
  forgetPass: (path: string) => mockForget(path),
}));

const words = { keep: "Uložit", kept: "Uložený", forget: "Odebrat", busy: "Ukládáme", failed: "Nepovedlo se" };
const show = (isOver = false) => render(<KeepPass path={PATH} isOver={isOver} words={words} />);

beforeEach(() => {
  mockKept.clear();
  mockKeep.mockClear();
  mockRenew.mockClear();
  mockForget.mockClear();
  mockCan = true;
});

test("nothing is kept without a press; kept, it can be taken away", async () => {
  show();
  const keep = await screen.findByRole("button", { name: words.keep });
  expect(mockKept.size).toBe(0);
  await userEvent.click(keep);
  expect(await screen.findByRole("status")).toHaveTextContent(words.kept);
  expect([...mockKept]).toEqual([PATH]);
  await userEvent.click(screen.getByRole("button", { name: words.forget }));
  expect(await screen.findByRole("button", { name: words.keep })).toBeInTheDocument();
  expect(mockKept.size).toBe(0);
});

test("one that is kept is kept as it is now, and goes when the order is over", async () => {
  mockKept.add(PATH);
  const { unmount } = show();
  expect(await screen.findByRole("button", { name: words.forget })).toBeInTheDocument();
  expect(mockRenew.mock.calls).toEqual([[PATH]]);
  unmount();
  const { container } = show(true);
  await waitFor(() => expect(mockKept.size).toBe(0));
  expect(container).toBeEmptyDOMElement();
});

test("what can't be fetched says so, and can be tried again", async () => {
  mockKeep.mockRejectedValueOnce(new Error("no network"));
  show();
  await userEvent.click(await screen.findByRole("button", { name: words.keep }));
  expect(await screen.findByText(words.failed)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: words.keep }));
  expect(await screen.findByText(words.kept)).toBeInTheDocument();
});

test("where nothing could be read later nothing is offered", async () => {
  mockCan = false;
  const { container } = show();
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});
