import { languagePath } from "@/lib/routes";
import { catalogueStoreCode, storeViews, type StoreView } from "@/lib/store-views";

/** The shops of the house, each in the visitor's language where it has that; a single one has nothing to choose. */
function shopsOf(storeView: StoreView): readonly StoreView[] {
  const codes = [...new Set(storeViews.map(catalogueStoreCode))];
  if (codes.length < 2) return [];
  return codes.flatMap((code) => {
    const family = storeViews.filter((view) => catalogueStoreCode(view) === code);
    return family.find(({ locale }) => locale === storeView.locale) ?? family.slice(0, 1);
  });
}

interface Props {
  storeView: StoreView;
  label: string;
  className: string;
  itemClass?: string;
}

/** The page that the visitor is on, in another shop: the dispatcher finds it there, as it does for languages. */
export function ShopList({ storeView, label, className, itemClass }: Props) {
  const shops = shopsOf(storeView);
  if (shops.length === 0) return null;
  return (
    <ul aria-label={label} className={className}>
      {shops.map((shop) => (
        <li key={shop.storeCode}>
          <a
            href={languagePath(shop)}
            rel="nofollow"
            data-reload=""
            className={itemClass}
            {...(catalogueStoreCode(shop) === catalogueStoreCode(storeView) && { "aria-current": "true" as const })}
          >
            {shop.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
