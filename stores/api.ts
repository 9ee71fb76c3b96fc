import { QueryClient } from "@tanstack/react-query";
import { cartStore } from "./cart";
import { loadApi } from "./load-api";

export { loadApi } from "./load-api";

/** The API in the store view that the cart is filled in: there its things are priced and its methods known. */
export const loadCartApi = () => loadApi(cartStore.getState().cart.storeCode ?? undefined);

/** One cache for everything the page asks the shop. */
export const queryClient = new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } });
