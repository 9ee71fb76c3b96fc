import type { CallError } from "./answer";
import { isRetryable, transportFailure } from "./answer";
import type { ApiClient } from "./client";

/** What became of a login that had to be renewed. */
type Renewal = "renewed" | "over" | "unreachable";

/** Why a login is given up: it is over, or renewed again and again without opening anything. */
export type LoginEnd = "over" | "broken";

export interface RenewingDeps {
  /** One tab renews, all others wait for it. */
  lock<T>(run: () => Promise<T>): Promise<T>;
  now(): Date;
  /** False: a login that has run out is over. */
  renewsByItself: boolean;
  /** How often a call has its login renewed before the login is given up. */
  attempts: number;
  /** When some tab renewed the login last, by this device's clock; null where nobody is logged in any more. */
  renewedAt(): number | null;
  noteRenewed(at: number): void;
  /** The login is over for good: nobody is logged in on this device now. */
  onOver(how: LoginEnd): void;
}

const isLoginRequired = (error: CallError): boolean => error.code === "login_required";

/**
 * The API in the name of somebody who is logged in. A call that comes too late for its login has it renewed and is made
 * once more: however many calls in however many tabs wait, one of them renews, and the others go on with what it got.
 * A login that opens nothing although it was renewed is tried a few times for one call, and then given up. A cart that
 * is gone may have been shut by whoever ended the login elsewhere: that is asked for before a new one is made.
 */
export function renewingClient(api: ApiClient, deps: RenewingDeps): ApiClient {
  const renew = (askedAt: number): Promise<Renewal> =>
    deps.lock(async () => {
      const renewedAt = deps.renewedAt();
      if (renewedAt === null) return "over";
      if (renewedAt >= askedAt) return "renewed";
      const answer = deps.renewsByItself ? await api.call("refreshSession", {}) : null;
      if (answer?.ok) {
        deps.noteRenewed(deps.now().getTime());
        return "renewed";
      }
      if (answer && !isLoginRequired(answer.error)) return "unreachable";
      deps.onOver("over");
      return "over";
    });
  const isOut = async (): Promise<boolean> => {
    const me = await api.call("getMe", {});
    return !me.ok && isLoginRequired(me.error);
  };
  const giveUp = (): Promise<void> =>
    deps.lock(() => Promise.resolve(deps.renewedAt() === null ? undefined : deps.onOver("broken")));
  const inOwnName: ApiClient = {
    async call(...request) {
      for (let attempt = 1; ; attempt += 1) {
        const askedAt = deps.now().getTime();
        const answer = await api.call(...request);
        if (answer.ok || !isLoginRequired(answer.error)) return answer;
        // A call in somebody else's name is refused to whoever is logged in here, and that is not this login's end.
        if (attempt > 1 && !(await isOut())) return answer;
        if (attempt > deps.attempts) {
          await giveUp();
          return answer;
        }
        const renewal = await renew(askedAt);
        if (renewal === "unreachable") return transportFailure("the login could not be renewed");
        if (renewal === "over") return answer;
      }
    },
  };
  return {
    async call(...request) {
      const answer = await inOwnName.call(...request);
      if (answer.ok || answer.error.code !== "cart_not_found" || deps.renewedAt() === null) return answer;
      const me = await inOwnName.call("getMe", {});
      return me.ok || !isRetryable(me.error) ? answer : transportFailure("nobody says whether the login stands");
    },
  };
}
