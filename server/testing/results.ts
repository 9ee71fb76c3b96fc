import type { ShopError } from "@/lib/contract";

type Given<T> = { ok: true; value: T } | { ok: false; error: ShopError };

/** The value of a result that must be good; the refusal is in the failure's text. */
export function valueOf<T>(result: Given<T>): T {
  if (result.ok) return result.value;
  throw new Error(`refused: ${JSON.stringify(result.error)}`);
}

/** The refusal of a result that must be one. */
export function refusalOf(result: Given<unknown>): ShopError {
  if (!result.ok) return result.error;
  throw new Error(`not refused: ${JSON.stringify(result.value)}`);
}
