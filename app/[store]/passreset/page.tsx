import { PasswordResetView } from "@/components/account/password-reset-view";
import { commerce } from "@/server/commerce";
import { accountMetadata, type AccountPageProps, readAccountPage } from "../account-pages";
import { callContext } from "../store-context";

/* Personal: never in a shared cache. */
export const dynamic = "force-dynamic";

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, "reset.title");

export default async function PasswordResetPage(props: AccountPageProps) {
  const page = await readAccountPage(props, "forgotten");
  const { storeView, token, refused } = page;
  // A link that is over says so before anybody thinks of a password.
  const link = token === undefined ? null : await commerce().checkResetToken({ token }, callContext(storeView));
  const isDead = link !== null && (link.ok ? !link.value : link.error.code === "invalid_input");
  return <PasswordResetView {...page} refused={isDead ? "reset_invalid" : refused} />;
}
