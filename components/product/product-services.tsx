import { useTranslations } from "@/lib/i18n/server";
import type { AdditionalService } from "@/lib/contract";
import { formatMoney } from "@/lib/domain/money";

/** What can be had with a thing; chosen in the cart, where it is known for how many. */
export function ProductServices({ services, locale }: { services: readonly AdditionalService[]; locale: string }) {
  const t = useTranslations("product.services");
  if (services.length === 0) return null;
  const money = (price: number) => <span className="whitespace-nowrap">{formatMoney(price, locale)}</span>;
  return (
    <section aria-labelledby="services">
      <h2 id="services">{t("title")}</h2>
      <p className="text-muted">{t("text")}</p>
      <dl className="specification">
        {services.map(({ code, name, description, price, options }) => (
          <div key={code}>
            <dt>{name}</dt>
            <dd>
              {options.length === 0 && money(price)}
              {options.map((kind) => (
                <span key={kind.code} className="block">
                  {`${kind.name} `}
                  {money(kind.price)}
                </span>
              ))}
              {description && <span className="block text-sm text-muted">{description}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
