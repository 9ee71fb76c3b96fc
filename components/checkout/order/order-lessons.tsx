import { useTranslations } from "next-intl";
import type { OrderLine, Source } from "@/lib/contract";
import { eachDay } from "@/lib/domain/days";
import { formatDayLong } from "@/lib/domain/formats";
import type { StoreView } from "@/lib/store-views";
import { OrderBranch } from "./order-branch";

interface Props {
  lessons: readonly OrderLine[];
  source: Source | null;
  storeView: StoreView;
}

/** When lessons take place, and where: nothing is handed over, but somebody waits there. */
export function OrderLessons({ lessons, source, storeView }: Props) {
  const t = useTranslations("order.lessonsWhere");
  if (lessons.length === 0) return null;
  return (
    <section aria-labelledby="order-lessons">
      <h2 id="order-lessons">{t("title")}</h2>
      <ul className="mt-3 flex flex-col gap-4">
        {lessons.map((lesson, index) => (
          <li key={index} className="border-l-4 border-trail pl-4">
            <p className="font-semibold">{lesson.name}</p>
            {lesson.options.map(({ label, value }) => (
              <p key={label}>{`${label}: ${value}`}</p>
            ))}
            <ul>
              {eachDay(lesson).map((day) => (
                <li key={day}>
                  <strong>{formatDayLong(day, storeView.locale)}</strong>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {source && <OrderBranch source={source} isVisited storeView={storeView} />}
    </section>
  );
}
