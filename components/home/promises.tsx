import { useTranslations } from "@/lib/i18n/server";
import { rental } from "@/shop.config";

const promises = ["exact", "deposit", "cancel"] as const;

export interface TitledProps {
  id: string;
  /** The owner's word for it; null is the shop's. */
  title: string | null;
  /** The language of the owner's word, where it is not the visitor's. */
  lang: string | undefined;
}

/** What a renter can rely on, said once and plainly. */
export function Promises({ id, title, lang }: TitledProps) {
  const t = useTranslations("home.promises");
  return (
    <section className="promises" aria-labelledby={id}>
      <h2 id={id} lang={title === null ? undefined : lang}>
        {title ?? t("title")}
      </h2>
      <ol>
        {promises.map((promise) => (
          <li key={promise}>
            <h3>{t(`${promise}.title`, { hours: rental.freeCancellationHours })}</h3>
            <p>{t(`${promise}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
