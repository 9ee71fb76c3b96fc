import type { ComponentProps } from "react";
import { cookies } from "next/headers";
import { ArrivedView } from "@/components/account/arrived-view";
import { LoginView } from "@/components/account/login-view";
import { ownGroup } from "@/lib/domain/customer-group";
import { accountPath } from "@/lib/routes";
import { CUSTOMER_COOKIE, makeCall } from "@/server/call";
import { commerce } from "@/server/commerce";
import { accountMetadata, type AccountPageProps, type AccountQuery, readAccountPage } from "../account-pages";
import { callContext, valueOf } from "../store-context";

/* Personal: never in a shared cache. */
export const dynamic = "force-dynamic";

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, "login.title");

type Arrived = Omit<ComponentProps<typeof ArrivedView>, "to">;

/** Who has come back from a service that logs in; null where nobody has, or no longer. */
async function arrived({ storeView, done }: AccountQuery): Promise<Arrived | null> {
  const customerToken = done === "social" ? (await cookies()).get(CUSTOMER_COOKIE)?.value : undefined;
  if (customerToken === undefined) return null;
  const call = makeCall({ storeView, now: new Date(), client: "page", session: { customerToken } });
  const me = await commerce().getMe({}, call);
  return me.ok ? { customer: String(me.value.id), group: ownGroup(me.value) } : null;
}

export default async function LoginPage(props: AccountPageProps) {
  const query = await readAccountPage(props, "login");
  const who = await arrived(query);
  if (who === null) {
    const services = valueOf(await commerce().listServices({}, callContext(query.storeView)));
    return <LoginView {...query} services={services} />;
  }
  return <ArrivedView to={query.next ?? accountPath(query.storeView)} {...who} />;
}
