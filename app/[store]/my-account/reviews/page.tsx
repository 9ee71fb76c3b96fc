import { OwnReviews } from "@/components/account/own-reviews";
import { accountReviewsPath } from "@/lib/routes-account";
import { accountMetadata, type AccountPageProps, askAsCustomer, readAccountPage } from "../../account-pages";

/* Personal: never in a shared cache. */
export const dynamic = "force-dynamic";

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, "reviews.title");

export default async function OwnReviewsPage(props: AccountPageProps) {
  const { storeView } = await readAccountPage(props);
  const reviews = await askAsCustomer(storeView, accountReviewsPath(storeView), (port, call) =>
    port.listOwnReviews({}, call),
  );
  return <OwnReviews storeView={storeView} reviews={reviews} />;
}
