import { AccountView } from "@/components/account/account-view";
import { proofOf } from "@/components/account/proof";
import { accountPath } from "@/lib/routes";
import { accountMetadata, type AccountPageProps, askAsCustomer, loadCustomer, readAccountPage } from "../account-pages";

/* Personal: never in a shared cache. */
export const dynamic = "force-dynamic";

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, "mine.title");

export default async function MyAccountPage(props: AccountPageProps) {
  const { storeView, done, refused } = await readAccountPage(props);
  const path = accountPath(storeView);
  const customer = await loadCustomer(storeView, path);
  const devices = await askAsCustomer(storeView, path, (port, call) => port.listDevices({}, call));
  // A shop on another one's API has no passkeys.
  const passkeys = await askAsCustomer(storeView, path, (port, call) => port.listPasskeys({}, call), "not_found");
  const services = await askAsCustomer(storeView, path, (port, call) => port.listOwnServices({}, call), "not_found");
  const proof = proofOf(customer, devices, new Date());
  return <AccountView {...{ storeView, customer, devices, passkeys, services, proof, done, refused }} />;
}
