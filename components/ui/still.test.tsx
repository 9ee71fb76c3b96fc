import { act } from "@testing-library/react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { useState, type ReactNode } from "react";
import { Still } from "./still";
import { StillPart } from "./still-part";
import { stillParts } from "./still-parts";

/** What the server draws; its renderer is of Node and is loaded with what jsdom lacks. */
async function drawn(page: ReactNode): Promise<string> {
  const { MessageChannel } = await import("node:worker_threads");
  Object.assign(globalThis, { MessageChannel });
  const { renderToString } = await import("react-dom/server");
  return renderToString(page);
}

const menu = (
  <Still name="menu main" id="site-menu" popover="auto" className="site-menu">
    <a href="/c/lyze">Skis</a>
    <details open>
      <summary>Boats</summary>
    </details>
  </Still>
);
/** As the framework's copy of the page tells a browser: without what is inside. */
const copy = <StillPart name="menu main" id="site-menu" popover="auto" className="site-menu" />;

let host: HTMLElement;

async function arrive(): Promise<void> {
  host = document.createElement("div");
  document.body.replaceChildren(host);
  host.innerHTML = await drawn(menu);
  // No browser knows what the server has put there.
  stillParts.clear();
}

/** Shows a part of another front, and tells whether the page is loaded anew for it, which this browser can't do. */
async function reloadsFor(name: string): Promise<boolean> {
  const said = jest.spyOn(console, "error").mockReturnValue();
  const elsewhere = document.body.appendChild(document.createElement("div"));
  const root = createRoot(elsewhere);
  await act(async () => root.render(<StillPart name={name} />));
  expect(elsewhere.querySelector(`[data-still="${name}"]`)).toBeInTheDocument();
  act(() => root.unmount());
  const words = said.mock.calls.flat().join(" ");
  said.mockRestore();
  return words.includes("navigation");
}

// The first of all: what the document has had stays known while it is there.
test("a page that the server could not draw is not loaded by the browser again and again", async () => {
  expect(await reloadsFor("menu main")).toBe(false);
});

test("what the server has drawn stays as it is, and nothing of it is told a second time", async () => {
  await arrive();
  const link = host.querySelector("a");
  const before = host.innerHTML;
  let again: () => void = () => undefined;
  function Page() {
    const [turn, setTurn] = useState(0);
    again = () => setTurn(turn + 1);
    return copy;
  }
  const problems: unknown[] = [];
  const root = await act(async () => hydrateRoot(host, <Page />, { onRecoverableError: (e) => problems.push(e) }));
  act(() => again());
  expect(problems).toEqual([]);
  expect(host.innerHTML).toBe(before);
  expect(host.querySelector("a")).toBe(link);
  expect(link).toHaveAttribute("href", "/c/lyze");
  act(() => root.unmount());
});

test("where React has to draw the page anew, the part keeps its contents", async () => {
  await arrive();
  const link = host.querySelector("a");
  const problems: unknown[] = [];
  const page = (
    <>
      <p>what the server did not draw</p>
      {copy}
    </>
  );
  await act(async () => hydrateRoot(host, page, { onRecoverableError: (error) => problems.push(error) }));
  expect(problems).not.toEqual([]);
  expect(host.querySelector("p")).toBeInTheDocument();
  expect(host.querySelector("#site-menu a")).toBe(link);
});

test("a part that a drawn page never had is fetched with its whole page", async () => {
  await arrive();
  const root = await act(async () => hydrateRoot(host, copy));
  expect(await reloadsFor("menu skibike")).toBe(true);
  act(() => root.unmount());
});
