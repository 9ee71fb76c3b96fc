import { useTranslations } from "@/lib/i18n/server";
import { rental } from "@/shop.config";

const promises = ["exact", "deposit", "cancel"] as const;

/** What a renter can rely on, said once and plainly. */
export function Promises() {
  const t = useTranslations("home.promises");
  return (
    <section className="promises" aria-labelledby="home-promises">
      <h2 id="home-promises">{t("title")}</h2>
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
