import { DataPart } from "@/components/account/data-part";
import { proofOf } from "@/components/account/proof";
import { accountDataPath } from "@/lib/routes-account";
import {
  accountMetadata,
  type AccountPageProps,
  askAsCustomer,
  loadCustomer,
  readAccountPage,
} from "../../account-pages";

/* Personal: never in a shared cache. */
export const dynamic = "force-dynamic";

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, "data.title");

export default async function AccountDataPage(props: AccountPageProps) {
  const { storeView, refused } = await readAccountPage(props);
  const path = accountDataPath(storeView);
  const customer = await loadCustomer(storeView, path);
  const devices = await askAsCustomer(storeView, path, (port, call) => port.listDevices({}, call));
  return <DataPart storeView={storeView} refused={refused} proof={proofOf(customer, devices, new Date())} />;
}
