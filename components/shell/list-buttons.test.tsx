import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LISTS_KEY } from "@/stores/lists-hint";
import type { Period } from "@/lib/contract";

const mockCall = jest.fn();
jest.mock("@/stores/load-api", () => ({ loadApi: async () => ({ call: mockCall }) }));

const period: Period = { from: "2027-02-13", to: "2027-02-15" };

/** A page ends what it watches, in a browser; here the next one has the same document, and would be painted over. */
const watchers = new Set<MutationObserver>();
const observe = MutationObserver.prototype.observe;
jest.spyOn(MutationObserver.prototype, "observe").mockImplementation(function watch(this: MutationObserver, ...how) {
  if (how[0] === document.body) watchers.add(this);
  observe.apply(this, how);
});
async function leave(): Promise<void> {
  for (const watcher of watchers) watcher.disconnect();
  watchers.clear();
  await new Promise(requestAnimationFrame);
}

/** A page freshly loaded: modules anew, storage as it was left. */
async function open(days: Period | null = null) {
  jest.resetModules();
  const [{ wakeLists }, { ListButton }, { notifications }, { setPeriod }] = await Promise.all([
    import("./wake-lists"),
    import("@/components/ui/list-button"),
    import("@/stores/notifications"),
    import("@/stores/reservation"),
  ]);
  setPeriod(days);
  const page = render(
    <>
      <a href="/wishlist" data-list-link="wishlist">
        Oblíbené
      </a>
      <a href="/compare" data-list-link="compare">
        Porovnání
      </a>
      {["A", "B", "C", "D", "E"].map((sku) => (
        <ListButton key={sku} list="compare" sku={sku} label={`Porovnat: ${sku}`} text="Porovnat" />
      ))}
      <ListButton list="wishlist" sku="A" label="Oblíbené: A" text="Oblíbené" />
      <a href="#without-b" data-list="compare" data-sku="B">
        Odebrat B
      </a>
    </>,
  );
  let sleep: () => void = () => undefined;
  act(() => {
    sleep = wakeLists();
  });
  return {
    ...page,
    told: () => notifications.store.getState().list.map(({ code, params }) => ({ code, params })),
    close: async () => {
      page.unmount();
      sleep();
      await leave();
    },
  };
}
const button = (name: string) => screen.getByRole("button", { name });
const press = (name: string) => userEvent.click(button(name));
const pressed = (name: string) => waitFor(() => expect(button(name)).toHaveAttribute("aria-pressed", "true"));
const kept = () => JSON.parse(localStorage.getItem(LISTS_KEY) ?? "null") as unknown;

beforeEach(() => {
  localStorage.clear();
  mockCall.mockReset();
});

test("a heart is pressed, stays so after a reload, and is let go", async () => {
  const first = await open();
  await press("Oblíbené: A");
  await pressed("Oblíbené: A");
  expect(first.told()).toMatchObject([{ code: "wishlist_added" }]);
  await first.close();

  const again = await open();
  await pressed("Oblíbené: A");
  expect(screen.getByRole("link", { name: "Oblíbené" })).toHaveAttribute("data-count", "1");
  await press("Oblíbené: A");
  await waitFor(() => expect(button("Oblíbené: A")).toHaveAttribute("aria-pressed", "false"));
  expect(kept()).toBeNull();
  await again.close();
});

test("four are compared, a fifth is refused and says so; the link says which", async () => {
  const page = await open();
  for (const sku of ["A", "B", "C", "D"]) {
    await press(`Porovnat: ${sku}`);
    await pressed(`Porovnat: ${sku}`);
  }
  await press("Porovnat: E");
  await waitFor(() => expect(page.told().at(-1)).toMatchObject({ code: "compare_full", params: { most: 4 } }));
  expect(button("Porovnat: E")).toHaveAttribute("aria-pressed", "false");
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Porovnání" });
  expect(new URL(link.href).searchParams.get("skus")).toBe("D,C,B,A");
  await userEvent.click(screen.getByText("Odebrat B"));
  await waitFor(() => expect(new URL(link.href).searchParams.get("skus")).toBe("D,C,A"));
  await page.close();
});

test("what another tab put on a list shows here, and is not lost by a press here", async () => {
  const page = await open();
  localStorage.setItem(LISTS_KEY, JSON.stringify({ wishlist: ["A"], compare: ["C"] }));
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: LISTS_KEY })));
  await pressed("Oblíbené: A");
  localStorage.setItem(LISTS_KEY, JSON.stringify({ wishlist: ["A", "Z"], compare: ["C"] }));
  await press("Porovnat: E");
  await pressed("Porovnat: E");
  expect(kept()).toEqual({ wishlist: ["A", "Z"], compare: ["E", "C"] });
  await page.close();
});

test("buttons that come later show the lists too", async () => {
  localStorage.setItem(LISTS_KEY, JSON.stringify({ wishlist: ["LATE"] }));
  const page = await open();
  await waitFor(() => expect(screen.getByText("Oblíbené", { selector: "a" })).toHaveAttribute("data-count", "1"));
  const late = document.createElement("button");
  Object.assign(late, { value: "LATE", textContent: "Později" });
  late.dataset.list = "wishlist";
  document.body.append(late);
  await waitFor(() => expect(late).toHaveAttribute("aria-pressed", "true"));
  late.remove();
  await page.close();
});

test("a visitor who sees something free again in their days is told once", async () => {
  localStorage.setItem(LISTS_KEY, JSON.stringify({ wishlist: ["A"] }));
  localStorage.setItem(
    "sezona.wishes-seen",
    JSON.stringify([{ wish: "2027-02-13~2027-02-15~anywhere", taken: ["A"], freed: [] }]),
  );
  const card = { id: 1, sku: "A", name: "Hřeben 78", free_units: 1 };
  mockCall.mockImplementation(async () => ({ ok: true, value: { items: [card] } }));
  const page = await open(period);
  await waitFor(() => expect(page.told()).toEqual([{ code: "wish_free_again", params: { names: "Hřeben 78" } }]));
  await page.close();
  mockCall.mockClear();
  const next = await open(period);
  await pressed("Oblíbené: A");
  await act(async () => undefined);
  expect(mockCall).not.toHaveBeenCalled();
  expect(next.told()).toEqual([]);
  await next.close();
});

test("a visitor without lists loads nothing and asks nothing", async () => {
  const timer = jest.spyOn(window, "setTimeout");
  const page = await open(period);
  expect(timer).not.toHaveBeenCalled();
  expect(mockCall).not.toHaveBeenCalled();
  timer.mockRestore();
  await page.close();
});
