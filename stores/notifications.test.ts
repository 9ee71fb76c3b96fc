import { createNotifications, NOTIFICATION_TTL_MS } from "./notifications";
import type { Timers } from "./timers";

function manual() {
  let time = 0;
  let waiting: { at: number; run: () => void }[] = [];
  const timers: Timers = {
    now: () => time,
    later: (ms, run) => {
      const entry = { at: time + ms, run };
      waiting.push(entry);
      return () => void (waiting = waiting.filter((other) => other !== entry));
    },
  };
  const advance = (ms: number) => {
    time += ms;
    const due = waiting.filter(({ at }) => at <= time);
    waiting = waiting.filter(({ at }) => at > time);
    for (const { run } of due) run();
  };
  const center = createNotifications(timers);
  return { ...center, advance, codes: () => center.store.getState().list.map(({ code }) => code) };
}

test("a notice goes after five seconds, not before", () => {
  const { notify, advance, codes } = manual();
  notify({ type: "success", code: "added", params: { name: "Lyže" } });
  advance(NOTIFICATION_TTL_MS - 1);
  expect(codes()).toEqual(["added"]);
  advance(1);
  expect(codes()).toEqual([]);
});

test("equal to the last one: dropped; equal to an earlier one, or about another thing: shown", () => {
  const { notify, codes } = manual();
  expect(notify({ type: "success", code: "added", params: { name: "Lyže" } })).not.toBeNull();
  expect(notify({ type: "success", code: "added", params: { name: "Lyže" } })).toBeNull();
  notify({ type: "success", code: "added", params: { name: "Kolo" } });
  notify({ type: "success", code: "added", params: { name: "Lyže" } });
  expect(codes()).toHaveLength(3);
});

test("its own time to live, and none at all", () => {
  const { notify, advance, codes } = manual();
  notify({ type: "info", code: "partner_filter", timeToLive: 15_000 });
  notify({ type: "error", code: "order_refused", hasNoTimeout: true });
  advance(14_999);
  expect(codes()).toEqual(["partner_filter", "order_refused"]);
  advance(1_000_000);
  expect(codes()).toEqual(["order_refused"]);
});

test("hover and focus stop the time; what was left counts on", () => {
  const { notify, pause, resume, advance, codes } = manual();
  const id = notify({ type: "info", code: "volatile" })!;
  advance(4_000);
  pause(id);
  pause(id);
  advance(60_000);
  expect(codes()).toEqual(["volatile"]);
  resume(id);
  advance(999);
  expect(codes()).toEqual(["volatile"]);
  advance(1);
  expect(codes()).toEqual([]);
});

test("a dismissed notice is gone, its timer too", () => {
  const { notify, dismiss, resume, advance, codes } = manual();
  const id = notify({ type: "info", code: "volatile" })!;
  dismiss(id);
  resume(id);
  notify({ type: "error", code: "error", hasNoTimeout: true });
  advance(60_000);
  expect(codes()).toEqual(["error"]);
});

test("an order that has been placed takes the message that it waits away", () => {
  const { notify, codes } = manual();
  notify({ type: "warning", code: "order_queued", hasNoTimeout: true });
  notify({ type: "success", code: "added", params: { name: "Lyže" } });
  notify({ type: "success", code: "order_placed", params: { number: "1" }, hasNoTimeout: true });
  expect(codes()).toEqual(["added", "order_placed"]);
});
