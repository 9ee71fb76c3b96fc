import type { ReactNode } from "react";
import { classNames } from "./class-names";

/**
 * Under the header on a phone and a tablet, whose bottom belongs to the one action; in the corner of a desktop.
 * Stands on every page, empty, so that a screen reader knows it before something is said.
 */
export function ToastRegion({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <section
      aria-label={label}
      aria-live="polite"
      className={classNames(
        "pointer-events-none fixed inset-x-0 z-40 flex justify-center p-4 max-lg:top-23 md:justify-end",
        "lg:bottom-[var(--under-actions)]",
      )}
    >
      {children}
    </section>
  );
}
