import type { TrailColor } from "@/lib/contract";
import { classNames } from "./class-names";

const stripes: Record<TrailColor, string> = {
  red: "fill-trail-red",
  blue: "fill-trail-blue",
  green: "fill-trail-green",
  yellow: "fill-trail-yellow",
};

/** The hiking club's marker, white–colour–white: the shop's logo and wayfinding. Decorative beside a name. */
export function TrailMarker({ color, className = "size-4" }: { color: TrailColor; className?: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false" className={classNames("inline-block flex-none forced-color-adjust-none", className)}>
      <rect x="0.5" y="0.5" width="15" height="15" rx="1.5" className="fill-[#fff] stroke-line" />
      <rect x="1" y="5.5" width="14" height="5" className={stripes[color]} />
    </svg>
  );
}

/** The marker as the shop's logo wears the theme's trail colour. */
export function LogoMarker({ className = "size-7" }: { className?: string }) {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true" focusable="false" className={classNames("flex-none forced-color-adjust-none", className)}>
      <rect x="0.5" y="0.5" width="27" height="27" rx="2.5" className="fill-[#fff] stroke-line" />
      <rect x="1" y="9.5" width="26" height="9" className="fill-trail" />
    </svg>
  );
}
