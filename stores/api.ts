import { QueryClient } from "@tanstack/react-query";

export { loadApi } from "./load-api";

/** One cache for everything the page asks the shop. */
export const queryClient = new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } });
