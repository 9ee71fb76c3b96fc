import { useTranslations } from "@/lib/i18n/server";
import type { Front } from "@/lib/contract";
import { illustrationPath } from "@/lib/routes";
import type { TitledProps } from "./promises";

/** Whom one meets at the counter. */
export function People({ id, title, lang, people }: TitledProps & Pick<Front, "people">) {
  const t = useTranslations("home");
  if (people.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} lang={title === null ? undefined : lang}>
        {title ?? t("people")}
      </h2>
      <ul className="people">
        {people.map(({ name, role, picture }) => (
          <li key={name}>
            {picture && (
              <img src={illustrationPath(picture)} alt="" width={96} height={96} loading="lazy" decoding="async" />
            )}
            <div>
              <h3>{name}</h3>
              <p>{role}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
