import { RegisterView } from "@/components/account/register-view";
import { accountMetadata, type AccountPageProps, readAccountPage } from "../account-pages";

/* Personal: never in a shared cache. */
export const dynamic = "force-dynamic";

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, "register.title");

export default async function RegisterPage(props: AccountPageProps) {
  return <RegisterView {...await readAccountPage(props)} />;
}
