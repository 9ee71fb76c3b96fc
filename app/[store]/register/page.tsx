import { RegisterView } from "@/components/account/register-view";
import { commerce } from "@/server/commerce";
import { accountMetadata, type AccountPageProps, readAccountPage } from "../account-pages";
import { callContext } from "../store-context";

/* Personal: never in a shared cache. */
export const dynamic = "force-dynamic";

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, "register.title");

export default async function RegisterPage(props: AccountPageProps) {
  const { order: id, ...page } = await readAccountPage(props, "register");
  const found = id === undefined ? null : await commerce().getOrder({ id }, callContext(page.storeView));
  return <RegisterView {...page} order={found?.ok ? found.value : undefined} />;
}
