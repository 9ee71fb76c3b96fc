import { NotFoundScreen } from "@/components/content/not-found-screen";
import { enterStore, type StoreParams } from "../store-context";

export { generateMetadata } from "../not-found";
export const dynamic = "force-static";
export const generateStaticParams = () => [];

/** Where middleware leads what nothing answers; it sends the status 404 with it, and the page needs no script. */
export default async function UnknownPage({ params }: { params: Promise<StoreParams> }) {
  return <NotFoundScreen storeView={enterStore((await params).store)} />;
}
