import { AccountView } from "@/components/account/account-view";
import { accountPath } from "@/lib/routes";
import { accountMetadata, type AccountPageProps, loadCustomer, readAccountPage } from "../account-pages";

/* Personal: never in a shared cache. */
export const dynamic = "force-dynamic";

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, "mine.title");

export default async function MyAccountPage(props: AccountPageProps) {
  const { storeView, done, refused } = await readAccountPage(props);
  const customer = await loadCustomer(storeView, accountPath(storeView));
  return <AccountView storeView={storeView} customer={customer} done={done} refused={refused} />;
}
