import { classNames } from "@/components/ui/class-names";
import { IconClose, IconMenu } from "@/components/ui/icons";
import { TrailMarker } from "@/components/ui/trail-marker";
import { categoryPath, staticPath } from "@/lib/routes";
import type { ShellProps } from "./shell-props";

const MENU_ID = "site-menu";

/** The browser's popover: opens without script, closes on Esc and on a tap outside. */
export function MenuButton({ label }: { label: string }) {
  return (
    <button type="button" className="button button-icon hover:bg-surface" popoverTarget={MENU_ID} aria-label={label}>
      <IconMenu />
    </button>
  );
}

/** From the bottom of a phone, where the thumb is; at the right edge of a desktop. */
export function Menu({ storeView, categories, t }: ShellProps) {
  const pages = [
    { href: staticPath(storeView, "jak-to-funguje"), label: t("footer.how") },
    { href: staticPath(storeView, "zpusoby-doruceni"), label: t("footer.delivery") },
    { href: staticPath(storeView, "kontakty"), label: t("footer.contact") },
  ];
  return (
    <div id={MENU_ID} popover="auto" className="site-menu">
      <div className="flex items-center justify-between">
        <p className="heading text-xl">{t("menu")}</p>
        <button
          type="button"
          className="button button-icon hover:bg-surface"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label={t("closeMenu")}
        >
          <IconClose />
        </button>
      </div>
      <nav aria-label={t("menu")}>
        <ul
          className={classNames(
            "grid grid-cols-[repeat(auto-fill,minmax(max(min(100%,8rem),calc((100%-1rem)/2)),1fr))] gap-x-4",
            "*:min-w-0",
          )}
        >
          {categories.map((category) => (
            <li key={category.id}>
              <a
                href={categoryPath(storeView, category)}
                className="flex min-h-12 items-center gap-3 py-1 leading-tight font-semibold wrap-anywhere hyphens-auto"
              >
                <TrailMarker color={category.trail_color} />
                {category.name}
              </a>
            </li>
          ))}
        </ul>
        <ul className="mt-3 flex flex-wrap gap-x-6 border-t border-line pt-3">
          {pages.map(({ href, label }) => (
            <li key={href}>
              <a href={href} className="flex min-h-11 items-center text-muted">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
