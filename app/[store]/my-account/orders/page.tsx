import { OrdersView } from "@/components/account/orders-view";
import { accountOrdersPath } from "@/lib/routes";
import { accountMetadata, type AccountPageProps, askAsCustomer, readAccountPage } from "../../account-pages";

/* Personal: never in a shared cache. */
export const dynamic = "force-dynamic";

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, "orders.title");

export default async function OrdersPage(props: AccountPageProps) {
  const { storeView, page } = await readAccountPage(props);
  const orders = await askAsCustomer(storeView, accountOrdersPath(storeView), (port, call) =>
    port.listOrders({ currentPage: page }, call),
  );
  return <OrdersView storeView={storeView} orders={orders} page={page} />;
}
