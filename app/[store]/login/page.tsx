import { LoginView } from "@/components/account/login-view";
import { accountMetadata, type AccountPageProps, readAccountPage } from "../account-pages";

/* Personal: never in a shared cache. */
export const dynamic = "force-dynamic";

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, "login.title");

export default async function LoginPage(props: AccountPageProps) {
  return <LoginView {...await readAccountPage(props)} />;
}
