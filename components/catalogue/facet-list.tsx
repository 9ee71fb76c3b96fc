"use client";

export interface FacetFacts {
  code: string;
  label: string;
  /** Where the label is in another language than the page. */
  lang?: string | undefined;
  isOpen: boolean;
  chosen: number;
  buckets: readonly BucketFacts[];
}

/** The address is missing where nothing would be left. */
export type BucketFacts = readonly [label: string, count: number, href: string | null, isChosen?: true];

/** Filters as plain links; the browser's too for the same reason as the cards (docs/decisions/095). */
export function FacetList({ facets }: { facets: readonly FacetFacts[] }) {
  return (
    <div data-scroll="keep">
      {facets.map(({ code, label, lang, isOpen, chosen, buckets }) => (
        <details key={code} className="facet" open={isOpen}>
          <summary>
            {lang ? <span lang={lang}>{label}</span> : label}
            {chosen > 0 && <span className="facet-count">{chosen}</span>}
          </summary>
          <ul>
            {buckets.map((bucket) => (
              <li key={bucket[0]}>
                <FacetLink bucket={bucket} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

function FacetLink({ bucket: [label, count, href, isChosen] }: { bucket: BucketFacts }) {
  const content = [label, <small key="count">{count}</small>];
  if (href === null) return <span>{content}</span>;
  return (
    // Filtered listings are for people; crawlers index the plain one.
    <a href={href} rel="nofollow" aria-current={isChosen}>
      {content}
    </a>
  );
}
