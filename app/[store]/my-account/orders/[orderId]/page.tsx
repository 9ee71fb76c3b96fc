import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AgainFromOrder } from "@/components/account/again-from-order";
import { OrderView } from "@/components/checkout/order/order-view";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { uuidSchema } from "@/lib/contract/primitives";
import { accountOrderPath, accountOrdersPath, accountPath } from "@/lib/routes";
import { commerce } from "@/server/commerce";
import { accountMetadata, askAsCustomer } from "../../../account-pages";
import { branchesOf } from "../../../order/page-data";
import { callContext, enterStore, type StoreParams, valueOf } from "../../../store-context";

/* Personal: never in a shared cache. */
export const dynamic = "force-dynamic";

interface Props {
  params: Promise<StoreParams & { orderId: string }>;
}

export const generateMetadata = (props: Props) => accountMetadata(props, "orders.oneTitle");

/** One of the visitor's own orders; every other id looks alike, whether there is such an order or not. */
export default async function AccountOrderPage({ params }: Props) {
  const { store, orderId } = await params;
  const storeView = enterStore(store);
  const t = await getTranslations("account");
  const context = callContext(storeView);
  const id = uuidSchema.safeParse(orderId);
  if (!id.success) notFound();
  const path = accountOrderPath(storeView, id.data);
  const [order, sources] = await Promise.all([
    askAsCustomer(storeView, path, (port, call) => port.getOwnOrder({ id: id.data }, call), "order_not_found"),
    commerce().listSources({}, context),
  ]);
  if (!order) notFound();
  const crumbs = [
    { name: t("mine.title"), href: accountPath(storeView) },
    { name: t("orders.title"), href: accountOrdersPath(storeView) },
  ];
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-8 lg:py-12">
      <Breadcrumb crumbs={crumbs} label={t("nav.title")} />
      <OrderView order={order} {...branchesOf(order, sources)} storeView={storeView} now={context.now} />
      <AgainFromOrder order={order} sources={valueOf(sources)} storeView={storeView} today={context.today} />
    </div>
  );
}
