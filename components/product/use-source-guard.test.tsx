import { renderHook } from "@testing-library/react";
import { cartStore, startView } from "@/stores/cart";
import { notifications } from "@/stores/notifications";
import { reservationStore } from "@/stores/reservation";
import { useSourceGuard } from "./use-source-guard";

const mockRouter = { push: jest.fn(), replace: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => mockRouter }));

const branch = (id: string, partner_id: number) => ({ id, name: id, locative: id, partner_id });
const [praha, vrchlabi, liberec] = [branch("praha", 1), branch("vrchlabi", 1), branch("liberec", 3)];

beforeEach(() => {
  mockRouter.push.mockReset();
  mockRouter.replace.mockReset();
  notifications.store.setState({ list: [] });
  reservationStore.setState({ branches: [praha, vrchlabi, liberec] });
  cartStore.setState({
    ...startView,
    cart: { ...startView.cart, source: { id: "praha", name: "Praha" } },
  });
});

test("what only another partner has leads home and says why; the way back is to where the visitor was before", () => {
  const guarded = renderHook(() => useSourceGuard({ name: "Karimatka" }, [liberec], "/en"));
  expect(mockRouter.replace).toHaveBeenCalledWith("/en");
  expect(mockRouter.push).not.toHaveBeenCalled();
  expect(notifications.store.getState().list).toMatchObject([
    { code: "other_source", params: { source: "Praha", name: "Karimatka" }, action1: "open_cart" },
  ]);
  // Who came by a link from elsewhere has nothing to go back to.
  expect(notifications.store.getState().list[0]).not.toHaveProperty("action2");

  guarded.unmount();
  notifications.store.setState({ list: [] });
  window.history.pushState(null, "", "/p/MAT/karimatka");
  renderHook(() => useSourceGuard({ name: "Karimatka" }, [liberec], "/en"));
  expect(notifications.store.getState().list).toMatchObject([{ action1: "open_cart", action2: "back" }]);
});

test.each([
  ["the cart's own branch", [praha]],
  ["another branch of the same partner", [vrchlabi]],
])("what %s has is shown", (_, sources) => {
  renderHook(() => useSourceGuard({ name: "Karimatka" }, sources, "/"));
  expect(mockRouter.replace).not.toHaveBeenCalled();
  expect(notifications.store.getState().list).toEqual([]);
});
