/** State of so many wished units; `null` free units: nobody knows, as when offline. */
export function stockStatus(free: number | null, qty = 1): "ok" | "out_of_stock" | "volatile" {
  if (free === null) return "volatile";
  return free >= qty ? "ok" : "out_of_stock";
}
