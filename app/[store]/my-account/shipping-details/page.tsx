import { redirect } from "next/navigation";
import { accountProfilePath } from "@/lib/routes";
import { type AccountPageProps, readAccountPage } from "../../account-pages";

/* Personal: never in a shared cache. */
export const dynamic = "force-dynamic";

/** The address for deliveries is part of the one form of a customer's data (decision 101). */
export default async function ShippingDetailsPage(props: AccountPageProps) {
  const { storeView } = await readAccountPage(props);
  redirect(accountProfilePath(storeView));
}
