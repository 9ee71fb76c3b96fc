import type { CallError } from "@/lib/api";
import { refuse, type ErrorCode } from "@/lib/contract/errors";

/** A refusal that never came to the shop, or speaks for it. @param transport nobody could be asked */
export const refusalOf = (code: ErrorCode, message: string, transport = false): { ok: false; error: CallError } => ({
  ok: false,
  error: { ...refuse(code, message).error, transport },
});
