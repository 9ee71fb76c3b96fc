import { ListPart } from "@/components/account/list-part";
import ViewedView from "@/components/lists/viewed-view";
import { accountViewedPath } from "@/lib/routes-account";
import { accountMetadata, type AccountPageProps, loadCustomer, readAccountPage } from "../../account-pages";

/* Personal: never in a shared cache. */
export const dynamic = "force-dynamic";

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, "nav.viewed");

export default async function RecentlyViewedPage(props: AccountPageProps) {
  const { storeView } = await readAccountPage(props);
  await loadCustomer(storeView, accountViewedPath(storeView));
  return (
    <ListPart storeView={storeView} list="viewed">
      <ViewedView storeCode={storeView.storeCode} />
    </ListPart>
  );
}
