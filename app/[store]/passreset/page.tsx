import { PasswordResetView } from "@/components/account/password-reset-view";
import { accountMetadata, type AccountPageProps, readAccountPage } from "../account-pages";

/* Personal: never in a shared cache. */
export const dynamic = "force-dynamic";

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, "reset.title");

export default async function PasswordResetPage(props: AccountPageProps) {
  return <PasswordResetView {...await readAccountPage(props)} />;
}
