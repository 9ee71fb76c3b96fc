import type { TrailColor } from "@/lib/contract";
import { classNames } from "./class-names";
import { Link } from "./link";
import { TrailMarker } from "./trail-marker";

export interface Crumb {
  name: string;
  /** Language of the name, where it is not the page's. */
  lang?: string | undefined;
  /** Left out for the page itself. */
  href?: string;
}

/** On a phone a longer trail drops its last item, which the heading repeats, to stay on one line. */
const SHORT = 3;

/** Breadcrumb trail, with the marker of the top category first. */
export function Breadcrumb({ crumbs, label, color }: { crumbs: readonly Crumb[]; label: string; color?: TrailColor }) {
  return (
    <nav aria-label={label} className="text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {crumbs.map((crumb, index) => (
          <li
            key={`${crumb.name}-${crumb.href ?? ""}`}
            className={classNames("flex items-center gap-2", !crumb.href && crumbs.length > SHORT && "max-sm:sr-only")}
          >
            {index === 0 ? (
              color && <TrailMarker color={color} className="size-3.5" />
            ) : (
              <span aria-hidden="true">/</span>
            )}
            {crumb.href ? (
              <Link plain href={crumb.href} lang={crumb.lang} className="inline-flex min-h-6 items-center">
                {crumb.name}
              </Link>
            ) : (
              <span aria-current="page" lang={crumb.lang} className="text-ink">
                {crumb.name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
