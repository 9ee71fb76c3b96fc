import { LIST_LIMITS, type ListName } from "@/lib/domain/lists";
import { followLists, listsStore, toggleListed } from "@/stores/lists";
import { notify } from "@/stores/notifications";
import { reservationStore } from "@/stores/reservation";

const nameOf = ({ dataset: { list } }: HTMLElement): ListName => (list === "compare" ? "compare" : "wishlist");

/** Writes the state of the lists into the page: which buttons are pressed, how many things a link leads to. */
function paint(): void {
  const lists = listsStore.getState();
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-list]")) {
    const pressed = String(lists[nameOf(button)].includes(button.value));
    if (button.getAttribute("aria-pressed") !== pressed) button.setAttribute("aria-pressed", pressed);
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-list-link]")) {
    const list = lists[link.dataset.listLink === "compare" ? "compare" : "wishlist"];
    const count = list.length > 0 ? String(list.length) : "";
    if (link.dataset.count !== count) link.dataset.count = count;
    // The page that compares says in its address what it compares: without this it would only lead on to itself.
    if (link.dataset.listLink === "compare")
      link.search = count && new URLSearchParams({ skus: list.join() }).toString();
  }
}

let shown = false;

/** From now on the page shows the lists, also in what is rendered later. */
export function showLists(): void {
  followLists();
  paint();
  if (shown) return;
  shown = true;
  listsStore.subscribe(paint);
  // Cards come and go with every soft navigation; nothing tells of it but the document itself.
  let painting = 0;
  new MutationObserver(() => {
    painting ||= requestAnimationFrame(() => {
      painting = 0;
      paint();
    });
  }).observe(document.body, { childList: true, subtree: true });
  const ask = () => {
    if (listsStore.getState().wishlist.length === 0 || !reservationStore.getState().period) return;
    import("./free-again").then(({ tellFreeAgain }) => tellFreeAgain()).catch(() => undefined);
  };
  reservationStore.subscribe(ask);
  ask();
}

/** A heart or its like was pressed: a button toggles, a link only takes the thing off that it names. */
export function pressListed(pressed: HTMLElement): void {
  showLists();
  const name = nameOf(pressed);
  if (!(pressed instanceof HTMLButtonElement)) {
    const { sku } = pressed.dataset;
    if (sku && listsStore.getState()[name].includes(sku)) toggleListed(name, sku);
    return;
  }
  const outcome = toggleListed(name, pressed.value);
  if (outcome === "removed") return;
  const count = listsStore.getState()[name].length;
  notify({
    type: outcome === "full" ? "warning" : "success",
    code: `${name}_${outcome}`,
    params: { count, most: LIST_LIMITS[name], skus: name === "compare" ? listsStore.getState().compare.join() : "" },
    action1: name === "compare" ? "open_compare" : "open_wishlist",
  });
}
