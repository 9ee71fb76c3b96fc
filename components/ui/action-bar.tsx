import type { ReactNode } from "react";
import { classNames } from "./class-names";

/** What a screen is for, under the thumb on a phone. `components/shell/shell.css` keeps room for it. */
export function ActionBar({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={classNames(
        "action-bar sticky bottom-[var(--under-actions)] z-20 -mx-[var(--gutter)] px-[var(--gutter)]",
        "border-t border-line bg-bg pt-3 pb-[max(12px,env(safe-area-inset-bottom))]",
        className,
      )}
    >
      {children}
    </div>
  );
}
