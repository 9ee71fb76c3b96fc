import { useTranslations } from "next-intl";
import { useEffect } from "react";
import type { StoreView } from "@/lib/store-views";

/** The screens of the checkout share one page, which has one title: each gives it its own while it is shown. */
export function useTitle(screen: string, { name }: Pick<StoreView, "name">): void {
  const checkout = useTranslations("checkout")("metaTitle");
  useEffect(() => {
    const before = document.title;
    document.title = `${screen} | ${checkout} | ${name}`;
    return () => {
      document.title = before;
    };
  }, [screen, checkout, name]);
}
