import { ProfileView } from "@/components/account/profile-view";
import { accountProfilePath } from "@/lib/routes";
import { knownProfile } from "@/server/http/profile-form";
import { accountMetadata, type AccountPageProps, loadCustomer, readAccountPage } from "../../account-pages";

/* Personal: never in a shared cache. */
export const dynamic = "force-dynamic";

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, "profile.title");

export default async function ProfilePage(props: AccountPageProps) {
  const { storeView, done, refused, typed } = await readAccountPage(props, "profile");
  const customer = await loadCustomer(storeView, accountProfilePath(storeView));
  return <ProfileView {...{ storeView, customer, done, refused, typed }} known={typed && knownProfile(typed)} />;
}
