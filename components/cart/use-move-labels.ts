import { useTranslations } from "next-intl";
import type { MoveCartLabels } from "./move-cart";

/** What `MoveCart` says where the page has messages. */
export function useMoveLabels(): MoveCartLabels {
  const t = useTranslations("cart.otherPlace");
  return {
    action: t.raw("action") as string,
    lacks: t.raw("lacks") as string,
    closed: t.raw("closed") as string,
    late: t.raw("late") as string,
    anyway: t("anyway"),
    offline: t("offline"),
    failed: t("failed"),
  };
}
