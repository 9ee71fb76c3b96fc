import { CardPart } from "@/components/account/card-part";
import { KeepPass } from "@/components/checkout/order/keep-pass";
import { getTranslations } from "next-intl/server";
import { accountCardFilePath, accountCardPath } from "@/lib/routes-account";
import { accountMetadata, type AccountPageProps, askAsCustomer, readAccountPage } from "../../account-pages";

/* Personal: never in a shared cache. */
export const dynamic = "force-dynamic";

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, "card.title");

export default async function LoyaltyCardPage(props: AccountPageProps) {
  const { storeView, done, refused, typed } = await readAccountPage(props, "loyalty-card");
  const card = await askAsCustomer(storeView, accountCardPath(storeView), (port, call) =>
    port.getLoyaltyCard({}, call),
  );
  const t = await getTranslations("account.card");
  const [keep, forget] = [t("keep"), t("forget")];
  const words = { keep, forget, kept: t("kept"), busy: t("busy"), failed: t("failed") };
  return (
    <CardPart
      storeView={storeView}
      card={card}
      done={done}
      refused={refused}
      typed={typed}
      keep={<KeepPass path={accountCardFilePath(storeView, "pass")} isOver={card === null} words={words} />}
    />
  );
}
