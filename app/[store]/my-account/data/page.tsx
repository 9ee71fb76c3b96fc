import { DataPart } from "@/components/account/data-part";
import { accountDataPath } from "@/lib/routes-account";
import { accountMetadata, type AccountPageProps, loadCustomer, readAccountPage } from "../../account-pages";

/* Personal: never in a shared cache. */
export const dynamic = "force-dynamic";

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, "data.title");

export default async function AccountDataPage(props: AccountPageProps) {
  const { storeView, refused } = await readAccountPage(props);
  const { has_password: hasPassword } = await loadCustomer(storeView, accountDataPath(storeView));
  return <DataPart storeView={storeView} refused={refused} hasPassword={hasPassword} />;
}
