import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";

const LINE = classNames(
  "flex items-center gap-3 text-sm text-muted",
  "before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line",
);

/** Between one way in and the others. */
export const OrLine = ({ children }: { children: ReactNode }) => <p className={LINE}>{children}</p>;
