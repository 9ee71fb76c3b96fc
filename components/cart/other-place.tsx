"use client";

import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";
import { useCartSource } from "@/stores/cart";
import { useBranches, useWishedBranch } from "@/stores/reservation";
import { MoveCart } from "./move-cart";
import { useMoveLabels } from "./use-move-labels";

/** A cart stays where it was filled when the visitor wishes for another place; here all of it is moved at once. */
export function OtherPlace() {
  const t = useTranslations("cart.otherPlace");
  const labels = useMoveLabels();
  const source = useCartSource();
  const wished = useWishedBranch();
  const branches = useBranches();
  const cart = branches.find(({ id }) => id === source?.id);
  if (!cart || !wished || wished.id === cart.id) return null;
  return (
    <Notice tone="info" className="mb-2">
      <p>{t("text", { wished: wished.locative, cart: cart.locative })}</p>
      <MoveCart to={wished} labels={labels} />
    </Notice>
  );
}
