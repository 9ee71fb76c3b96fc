import type { TrailColor } from "@/lib/contract";
import { classNames } from "./class-names";

/**
 * The hiking club's marker, white–colour–white: the shop's logo and wayfinding. Decorative beside a name; drawn by
 * style alone, since a page has dozens.
 */
export const TrailMarker = ({ color, className = "size-4" }: { color: TrailColor; className?: string }) => (
  <i className={classNames(`marker marker-${color}`, className)} />
);

/** The marker as the shop's logo wears the theme's trail colour. */
export const LogoMarker = ({ className = "size-7" }: { className?: string }) => (
  <i className={classNames("marker", className)} />
);
