import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
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
