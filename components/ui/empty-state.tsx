import type { ReactNode } from "react";
import { TrailDrawing } from "./scenery";

/** An empty place invites: what is missing and where to go. */
export function EmptyState({
  title,
  children,
  actions,
  level: Heading = "h2",
}: {
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  level?: "h1" | "h2" | "h3";
}) {
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center gap-4 px-4 py-12 text-center">
      <TrailDrawing className="w-56 max-w-full" />
      <Heading className="heading text-xl">{title}</Heading>
      {children && <div className="text-balance text-muted">{children}</div>}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
