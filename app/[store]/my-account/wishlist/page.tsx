import { ListPart } from "@/components/account/list-part";
import WishlistView from "@/components/lists/wishlist-view";
import { accountWishlistPath } from "@/lib/routes-account";
import { accountMetadata, type AccountPageProps, loadCustomer, readAccountPage } from "../../account-pages";

/* Personal: never in a shared cache. */
export const dynamic = "force-dynamic";

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, "nav.wishlist");

export default async function AccountWishlistPage(props: AccountPageProps) {
  const { storeView } = await readAccountPage(props);
  await loadCustomer(storeView, accountWishlistPath(storeView));
  return (
    <ListPart storeView={storeView} list="wishlist">
      <WishlistView storeCode={storeView.storeCode} />
    </ListPart>
  );
}
