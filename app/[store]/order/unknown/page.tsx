import { OrderNotFound } from "@/components/checkout/order/order-not-found";
import { enterStore, type StoreParams } from "../../store-context";

export { generateMetadata } from "../not-found";
export const dynamic = "force-static";
export const generateStaticParams = () => [];

/** Where middleware leads the id that no order has; it sends the status 404 with it, and the page needs no script. */
export default async function UnknownOrderPage({ params }: { params: Promise<StoreParams> }) {
  return <OrderNotFound storeView={enterStore((await params).store)} />;
}
