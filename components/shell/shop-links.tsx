import { languagePath } from "@/lib/routes";
import { catalogueStoreCode, storeViews, type StoreView } from "@/lib/store-views";
import { SwitchItems, type SwitchFacts } from "./link-items";

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
  const links = shopsOf(storeView).map((shop): SwitchFacts => ({
    href: languagePath(shop),
    label: shop.name,
    ...(catalogueStoreCode(shop) === catalogueStoreCode(storeView) && { isCurrent: true }),
  }));
  if (links.length === 0) return null;
  return (
    <ul aria-label={label} className={className}>
      <SwitchItems links={links} {...(itemClass && { className: itemClass })} />
    </ul>
  );
}
