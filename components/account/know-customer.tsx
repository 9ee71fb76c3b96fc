"use client";

import { useEffect } from "react";
import { ignoreFailure } from "@/components/ui/load-part";

const know = async (): Promise<void> => {
  const { knowCustomer } = await import("@/stores/know-customer");
  if (await knowCustomer()) await (await import("@/components/groups/group-prices")).showGroupPrices();
};

/** On pages that only whoever is logged in is shown: the browser learns who that is, by whatever means they came. */
export function KnowCustomer() {
  useEffect(() => ignoreFailure(know()), []);
  return null;
}
