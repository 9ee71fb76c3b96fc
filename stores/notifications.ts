import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { browserTimers, type Timers } from "./timers";

/** Long enough for one sentence. */
export const NOTIFICATION_TTL_MS = 5_000;
/** Long enough to read and to follow the way back. */
export const PARTNER_NOTICE_MS = 15_000;

/** Long enough to look for what to let go of (§8). */
export const NO_PRODUCTS_MS = 10_000;

/** What happened; components find the words under `notices.<code>`. */
export type NotificationCode =
  | "added"
  | "quantity_updated"
  | "volatile"
  | "out_of_stock"
  | "price_unknown"
  | "quantity_limit"
  | "other_source"
  | "other_store"
  | "past_reservation"
  | "line_refused"
  | "cart_unmerged"
  | "cart_priced_anew"
  | "only_free"
  | "storage_full"
  | "order_placed"
  | "order_queued"
  | "order_refused"
  | "partner_filter"
  | "no_products"
  | "period_problem"
  | "place_unknown"
  | "cart_dates_kept"
  | "cart_place_kept"
  | "place_left"
  | "cart_left"
  | "wishlist_added"
  | "wishlist_full"
  | "wish_free_again"
  | "compare_added"
  | "compare_full"
  | "profile_sent"
  | "profile_refused"
  | "review_sent"
  | "review_published"
  | "review_refused"
  | "login_over"
  | "login_broken"
  | "address_copied"
  | "address_not_copied"
  | "error";
export type NotificationType = "success" | "info" | "warning" | "error";
/** Labels of buttons; components know where each leads. What they offer stands on the page too. */
export type NotificationAction =
  | "ok"
  | "proceed_to_checkout"
  | "open_cart"
  | "open_order"
  | "open_wishlist"
  | "open_compare"
  | "open_profile"
  | "open_review"
  | "log_in"
  | "back";

export interface NewNotification {
  type: NotificationType;
  code: NotificationCode;
  params?: Record<string, string | number>;
  action1?: NotificationAction;
  action2?: NotificationAction;
  hasNoTimeout?: boolean;
  timeToLive?: number;
}
export interface Notification extends NewNotification {
  id: number;
}

const sameMessage = (a: NewNotification, b: NewNotification): boolean =>
  a.code === b.code && JSON.stringify(a.params ?? {}) === JSON.stringify(b.params ?? {});

/** News that makes an earlier message untrue. */
const outdates: Partial<Record<NotificationCode, NotificationCode>> = {
  order_placed: "order_queued",
  order_refused: "order_queued",
};

interface Countdown {
  cancel: () => void;
  endsAt: number;
  left: number;
}

export function createNotifications(timers: Timers = browserTimers) {
  const store = createStore<{ list: Notification[] }>(() => ({ list: [] }));
  const countdowns = new Map<number, Countdown>();
  const paused = new Set<number>();
  let lastId = 0;

  function dismiss(id: number): void {
    countdowns.get(id)?.cancel();
    countdowns.delete(id);
    paused.delete(id);
    store.setState(({ list }) => ({ list: list.filter((entry) => entry.id !== id) }));
  }

  function count(id: number, ms: number): void {
    countdowns.set(id, { cancel: timers.later(ms, () => dismiss(id)), endsAt: timers.now() + ms, left: ms });
  }

  return {
    store,
    /** A message equal to the last one shown is dropped. @returns its id, or null when dropped. */
    notify(notification: NewNotification): number | null {
      const last = store.getState().list.at(-1);
      if (last && sameMessage(last, notification)) return null;
      for (const old of store.getState().list) if (old.code === outdates[notification.code]) dismiss(old.id);
      lastId += 1;
      const id = lastId;
      store.setState(({ list }) => ({ list: [...list, { ...notification, id }] }));
      if (!notification.hasNoTimeout) count(id, notification.timeToLive ?? NOTIFICATION_TTL_MS);
      return id;
    },
    dismiss,
    /** While the pointer or focus is on it, its time stands still. */
    pause(id: number): void {
      const countdown = countdowns.get(id);
      if (!countdown || paused.has(id)) return;
      countdown.cancel();
      countdown.left = Math.max(countdown.endsAt - timers.now(), 0);
      paused.add(id);
    },
    resume(id: number): void {
      const countdown = countdowns.get(id);
      if (!countdown || !paused.delete(id)) return;
      count(id, countdown.left);
    },
  };
}

export const notifications = createNotifications();
export const notify = notifications.notify;
export const useNotifications = (): Notification[] => useStore(notifications.store, (state) => state.list);
