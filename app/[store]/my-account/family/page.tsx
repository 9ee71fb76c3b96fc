import { FamilyPart } from "@/components/account/family-part";
import { accountFamilyPath } from "@/lib/routes-account";
import { accountMetadata, type AccountPageProps, askAsCustomer, readAccountPage } from "../../account-pages";

/* Personal: never in a shared cache. */
export const dynamic = "force-dynamic";

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, "family.title");

export default async function FamilyPage(props: AccountPageProps) {
  const { storeView, done, refused, typed } = await readAccountPage(props, "person");
  const family = await askAsCustomer(storeView, accountFamilyPath(storeView), (port, call) => port.getFamily({}, call));
  return <FamilyPart {...{ storeView, family, done, refused, typed }} />;
}
