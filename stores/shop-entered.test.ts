import { cartStore, startView } from "./cart";
import { notifications } from "./notifications";
import { loadPlace } from "./reservation";
import { shopEntered } from "./shop-entered";
import { aLine } from "./testing/harness";
import { writeStored } from "./browser-storage";

/* From one shop of the house to another: what can't come along is said, once. */

const brno = { id: "brno", name: "Brno", locative: "v\u00a0Brně", partner_id: null };
const told = () => notifications.store.getState().list.map(({ code }) => code);
const ensureCart = jest.fn(async () => undefined);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/skibike");
  for (const { id } of notifications.store.getState().list) notifications.dismiss(id);
  cartStore.setState(startView);
  ensureCart.mockClear();
});

const fill = (storeCode: string) =>
  cartStore.setState({
    hint: { lines: 1, quantity: 1, active: true },
    cart: {
      lines: [{ ...aLine("SK-170"), key: "k", status: "ok" } as never],
      source: { id: "praha", name: "Praha" },
      token: null,
      storeCode,
    },
  });

test("a place of another shop is let go of here, and told once until the next switch", async () => {
  writeStored("sezona.place", "praha");
  const isPlaceLeft = loadPlace([brno]) === "left";
  expect(isPlaceLeft).toBe(true);
  await shopEntered({ storeCode: "skibike", isPlaceLeft, ensureCart });
  expect(told()).toEqual(["place_left"]);
  await shopEntered({ storeCode: "skibike", isPlaceLeft, ensureCart });
  expect(told()).toEqual(["place_left"]);
  await shopEntered({ storeCode: "main", isPlaceLeft: false, ensureCart });
  expect(told()).toEqual(["place_left"]);
  expect(ensureCart).not.toHaveBeenCalled();
});

test("a cart of another shop is named with the way to it; one of this shop is nothing to tell", async () => {
  fill("main");
  await shopEntered({ storeCode: "main", isPlaceLeft: false, ensureCart });
  expect(told()).toEqual([]);
  await shopEntered({ storeCode: "skibike", isPlaceLeft: true, ensureCart });
  expect(told()).toEqual(["place_left", "cart_left"]);
  expect(notifications.store.getState().list.at(-1)).toMatchObject({ action1: "open_cart" });
  expect(ensureCart).toHaveBeenCalled();
});

test("a language of the same shop keeps the cart", async () => {
  fill("main");
  await shopEntered({ storeCode: "en", isPlaceLeft: false, ensureCart });
  expect(told()).toEqual([]);
});

test("a place that the address asks for in vain is told by the page", async () => {
  window.history.replaceState(null, "", "/skibike?place=praha");
  await shopEntered({ storeCode: "skibike", isPlaceLeft: true, ensureCart });
  expect(told()).toEqual([]);
});
