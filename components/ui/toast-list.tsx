"use client";

import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { IconClose } from "./icons";
import type { NoticeTone } from "./notice";

export interface Toast {
  id: number;
  tone: NoticeTone;
  message: ReactNode;
  /** What can be done about it; stands on the page too, for whoever is slower than the toast. */
  actions?: readonly { label: string; href?: string; onPress?: () => void }[];
}

export interface ToastListProps {
  toasts: readonly Toast[];
  closeLabel: string;
  onClose: (id: number) => void;
  /** Whoever keeps the time stops it while the pointer or the focus is on the toast. */
  onHold: (id: number) => void;
  onRelease: (id: number) => void;
}

const edges: Record<NoticeTone, string> = {
  info: "border-l-info",
  success: "border-l-success",
  warning: "border-l-trail-yellow",
  error: "border-l-danger",
};

export function ToastList({ toasts, closeLabel, onClose, onHold, onRelease }: ToastListProps) {
  return (
    <ul className="pointer-events-auto flex w-full max-w-md flex-col gap-2">
      {toasts.map((toast) => (
        <li
          key={toast.id}
          className={classNames(
            "toast rounded-sm border border-l-4 border-line bg-raised py-1 pr-1 pl-4 text-ink shadow-float",
            edges[toast.tone],
          )}
          onPointerEnter={() => onHold(toast.id)}
          onPointerLeave={() => onRelease(toast.id)}
          onFocus={() => onHold(toast.id)}
          onBlur={() => onRelease(toast.id)}
        >
          <div className="flex items-start gap-2">
            <div className="flex-1 py-2">{toast.message}</div>
            <button
              type="button"
              className="button button-icon hover:bg-surface"
              aria-label={closeLabel}
              onClick={() => onClose(toast.id)}
            >
              <IconClose className="size-4" />
            </button>
          </div>
          {toast.actions && toast.actions.length > 0 && (
            <div className="-ml-4 flex flex-wrap pb-1">
              {toast.actions.map(({ label, href, onPress }) =>
                href ? (
                  <a key={label} href={href} className="button button-quiet button-small">
                    {label}
                  </a>
                ) : (
                  <button
                    key={label}
                    type="button"
                    className="button button-quiet button-small"
                    onClick={onPress ?? (() => onClose(toast.id))}
                  >
                    {label}
                  </button>
                ),
              )}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
