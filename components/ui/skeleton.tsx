import { classNames } from "./class-names";

/** A resting shape where something is coming; the region around it says what is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames("skeleton block", className)} />;
}
