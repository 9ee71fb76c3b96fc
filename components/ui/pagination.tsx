import { classNames } from "./class-names";
import { IconLeft, IconRight } from "./icons";
import { fill } from "./text";

/** First, last, the current one and its neighbours; a number stands for a page, "gap" for those left out. */
export function pagesToShow(current: number, count: number): (number | "gap")[] {
  const wanted = [...new Set([1, current - 1, current, current + 1, count])]
    .filter((page) => page >= 1 && page <= count)
    .sort((a, b) => a - b);
  return wanted.flatMap((page, index) => {
    const before = wanted[index - 1];
    if (before === undefined || page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : (["gap", page] as const);
  });
}

export interface PaginationLabels {
  /** Name of the navigation. */
  nav: string;
  previous: string;
  next: string;
  /** "Strana {page}". */
  page: string;
}

const box = "grid min-h-11 min-w-11 place-items-center rounded-sm px-2 font-medium";

/** Real links: a crawler and a visitor without script walk through the whole list. */
export function Pagination({
  current,
  count,
  hrefFor,
  labels,
}: {
  current: number;
  count: number;
  hrefFor: (page: number) => string;
  labels: PaginationLabels;
}) {
  if (count <= 1) return null;
  return (
    <nav aria-label={labels.nav}>
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {current > 1 && (
          <li>
            <a
              href={hrefFor(current - 1)}
              rel="prev"
              className={classNames(box, "hover:bg-surface")}
              aria-label={labels.previous}
            >
              <IconLeft />
            </a>
          </li>
        )}
        {pagesToShow(current, count).map((page, index) => (
          <li key={page === "gap" ? `gap-${index}` : page}>
            {page === "gap" ? (
              <span className={classNames(box, "text-muted")} aria-hidden="true">
                …
              </span>
            ) : (
              <a
                href={hrefFor(page)}
                aria-label={fill(labels.page, { page })}
                aria-current={page === current ? "page" : undefined}
                className={classNames(box, page === current ? "bg-ink text-bg" : "hover:bg-surface")}
              >
                {page}
              </a>
            )}
          </li>
        ))}
        {current < count && (
          <li>
            <a
              href={hrefFor(current + 1)}
              rel="next"
              className={classNames(box, "hover:bg-surface")}
              aria-label={labels.next}
            >
              <IconRight />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
