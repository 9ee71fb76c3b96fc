"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";
import { classNames } from "./class-names";
import { IconClose } from "./icons";
import type { NoticeTone } from "./notice";

export interface Toast {
  id: string | number;
  tone: NoticeTone;
  message: ReactNode;
  /** Milliseconds; null stays until closed. */
  timeToLive: number | null;
  action?: { label: string; onPress: () => void };
}

const edges: Record<NoticeTone, string> = { info: "border-l-info", success: "border-l-success", warning: "border-l-trail-yellow", error: "border-l-danger" };

function ToastCard({ toast, paused, closeLabel, onClose }: { toast: Toast; paused: boolean; closeLabel: string; onClose: () => void }) {
  const left = useRef(toast.timeToLive);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    if (left.current === null || paused) return;
    const started = performance.now();
    const timer = setTimeout(() => close.current(), left.current);
    return () => {
      clearTimeout(timer);
      // What was shown is spent; the rest runs on after hover or focus ends.
      left.current = Math.max(0, (left.current ?? 0) - (performance.now() - started));
    };
  }, [paused]);

  return (
    <li className={classNames("toast flex items-start gap-2 rounded-sm border border-l-4 border-line bg-raised py-1 pr-1 pl-4 shadow-float", edges[toast.tone])}>
      <div className="flex-1 py-2">{toast.message}</div>
      {toast.action && (
        <button
          type="button"
          className="button button-quiet button-small"
          onClick={() => {
            toast.action?.onPress();
            onClose();
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button type="button" className="button button-icon hover:bg-surface" aria-label={closeLabel} onClick={onClose}>
        <IconClose className="size-4" />
      </button>
    </li>
  );
}

/** Stands on every page, empty, so that a screen reader knows it before something is said. Hover or focus stops the clock. */
export function ToastRegion({ toasts, onClose, label, closeLabel }: { toasts: readonly Toast[]; onClose: (id: Toast["id"]) => void; label: string; closeLabel: string }) {
  const [held, setHeld] = useState(false);
  return (
    <section
      aria-label={label}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-40 flex justify-center p-4 pb-[max(16px,env(safe-area-inset-bottom))] md:justify-end"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ul className="pointer-events-auto flex w-full max-w-md flex-col gap-2">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} paused={held} closeLabel={closeLabel} onClose={() => onClose(toast.id)} />
        ))}
      </ul>
    </section>
  );
}
