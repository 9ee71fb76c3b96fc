import { useTranslations } from "@/lib/i18n/server";
import type { AttributeValue } from "@/lib/contract";

export function Specification({ attributes }: { attributes: readonly AttributeValue[] }) {
  const t = useTranslations("product");
  const shown = attributes.filter((attribute) => attribute.value_labels.length > 0);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="specification">
      <h2 id="specification">{t("specification")}</h2>
      <dl className="specification">
        {shown.map((attribute) => (
          <div key={attribute.attribute_code}>
            <dt lang={attribute.other_languages?.label}>{attribute.label}</dt>
            <dd>{attribute.value_labels.join(", ")}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
