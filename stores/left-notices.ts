import { readStored, writeStored } from "./browser-storage";
import { type NewNotification, notifications, notify } from "./notifications";

/** What a page said that was left in that moment. */
const KEY = "sezona.said";

export function leaveNotices(codes: readonly NewNotification["code"][]): void {
  const said = notifications.store.getState().list.filter(({ code }) => codes.includes(code));
  if (said.length > 0)
    writeStored(
      KEY,
      said.map(({ id: _id, ...notice }) => notice),
      "session",
    );
}

/** Says on the next page, once, what was left. */
export function sayLeftNotices(): void {
  const left = readStored(KEY, "session");
  writeStored(KEY, null, "session");
  if (Array.isArray(left)) for (const notice of left as NewNotification[]) notify(notice);
}
