import type { ReviewSummary as Summary } from "@/lib/contract";
import type { ReviewQuery } from "@/lib/domain/reviews";
import { useTranslations } from "@/lib/i18n/server";
import type { Locale } from "@/lib/store-views";
import { Stars } from "./stars";

interface Props {
  summary: Summary;
  locale: Locale;
  asked?: ReviewQuery;
  /** The address of what one row counts. */
  hrefFor: (filter: Omit<ReviewQuery, "page">) => string;
}

/** What all reviews come to: the average, how many gave how many stars, and how those differ by use and by level. */
export function ReviewSummary({ summary, locale, asked, hrefFor }: Props) {
  const t = useTranslations("reviews");
  const { count, average, by_stars: byStars, by_use: byUse, by_level: byLevel } = summary;
  if (average === null) return null;
  const decimal = (value: number): string => new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(value);
  const shares = [
    ["use", byUse.map((share) => ({ ...share, filter: { used: share.code }, isAsked: asked?.used === share.code }))],
    [
      "level",
      byLevel.map((share) => ({ ...share, filter: { level: share.code }, isAsked: asked?.level === share.code })),
    ],
  ] as const;
  return (
    <div className="review-summary">
      <p className="review-average">
        <strong>{decimal(average)}</strong>
        <span>
          <Stars rating={Math.round(average)} label={t("average", { average: decimal(average) })} />
          <span>{t("count", { count })}</span>
        </span>
      </p>
      <ul>
        {byStars
          .map((number, index) => ({ number, stars: index + 1 }))
          .reverse()
          .map(({ number, stars }) => (
            <li key={stars}>
              <Row href={number > 0 ? hrefFor({ rating: stars }) : null} isAsked={asked?.rating === stars}>
                <span>{t("stars", { count: stars })}</span>
                <meter min={0} max={count} value={number} aria-hidden="true" />
                <span>{number}</span>
              </Row>
            </li>
          ))}
      </ul>
      {shares.map(
        ([kind, found]) =>
          found.length > 0 && (
            <div key={kind}>
              <h3>{t(`by.${kind}`)}</h3>
              <ul>
                {found.map(({ code, count: number, average: theirs, filter, isAsked }) => (
                  <li key={code}>
                    <Row href={hrefFor(filter)} isAsked={isAsked}>
                      <span>{t(kind === "use" ? `use.${code}` : `levels.${code}`)}</span>
                      <meter min={0} max={5} value={theirs} aria-hidden="true" />
                      <span>{t("share", { average: decimal(theirs), count: number })}</span>
                    </Row>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </div>
  );
}

/** A row leads to the reviews that it counts, where there are any. */
function Row({ href, isAsked, children }: { href: string | null; isAsked: boolean; children: React.ReactNode }) {
  return href === null ? (
    <span>{children}</span>
  ) : (
    <a href={href} rel="nofollow" aria-current={isAsked || undefined}>
      {children}
    </a>
  );
}
