import { wishKey } from "@/lib/domain/lists";
import { namedCards } from "@/lib/queries";
import { loadApi, queryClient } from "@/stores/api";
import { readStored, writeStored } from "@/stores/browser-storage";
import { listsStore } from "@/stores/lists";
import { notify, PARTNER_NOTICE_MS } from "@/stores/notifications";
import { reservationStore } from "@/stores/reservation";
import { noteWishes } from "@/stores/wishes-seen";

const ASKED_KEY = "sezona.wishes-asked";
/** Pages follow each other quickly; what is free changes slowly enough. */
const ASK_AGAIN_MS = 10 * 60_000;
/** More names than this no notice holds; the list itself marks them all. */
const NAMED = 3;

/**
 * Asks whether something wished for is free again in the visitor's days, and says so, on whatever page they are. Asked
 * once in ten minutes for the same days, whatever number of tabs is open.
 */
export async function tellFreeAgain(now: number = Date.now()): Promise<void> {
  const { period, place } = reservationStore.getState();
  const { wishlist } = listsStore.getState();
  if (!period || wishlist.length === 0 || !navigator.onLine) return;
  const wish = wishKey(period, place);
  const asked = readStored(ASKED_KEY) as { wish?: unknown; at?: unknown } | null;
  if (asked?.wish === wish && typeof asked.at === "number" && Math.abs(now - asked.at) < ASK_AGAIN_MS) return;
  writeStored(ASKED_KEY, { wish, at: now });
  const cards = await queryClient.fetchQuery(namedCards(loadApi, wishlist, period, place));
  const { news } = noteWishes(period, place, cards);
  if (news.length === 0) return;
  const names = news.slice(0, NAMED).map(({ name }) => name);
  notify({
    type: "info",
    code: "wish_free_again",
    params: { names: [...names, ...(news.length > NAMED ? ["…"] : [])].join(", ") },
    action1: "open_wishlist",
    timeToLive: PARTNER_NOTICE_MS,
  });
}
