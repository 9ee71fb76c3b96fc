import { ProfileView } from "@/components/account/profile-view";
import { accountProfilePath } from "@/lib/routes";
import { accountMetadata, type AccountPageProps, loadCustomer, readAccountPage } from "../../account-pages";

/* Personal: never in a shared cache. */
export const dynamic = "force-dynamic";

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, "profile.title");

export default async function ProfilePage(props: AccountPageProps) {
  const { storeView, done, refused } = await readAccountPage(props);
  const customer = await loadCustomer(storeView, accountProfilePath(storeView));
  return <ProfileView storeView={storeView} customer={customer} done={done} refused={refused} />;
}
