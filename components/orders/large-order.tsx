import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Notice } from "@/components/ui/notice";
import { formatDayLong } from "@/lib/domain/formats";
import type { NoticeNeeded } from "@/lib/domain/large-order";

interface Props {
  needed: NoticeNeeded;
  locale: string;
  /** It has just been refused for that. */
  announce?: boolean;
  actions?: ReactNode;
}

/** So many things at once can't be had so soon: how many can, and when all of them. */
export function LargeOrder({ needed: { units, most, days, next }, locale, announce = false, actions }: Props) {
  const t = useTranslations("cart.largeOrder");
  return (
    <Notice
      tone="warning"
      announce={announce}
      title={t("title", { units, next: formatDayLong(next, locale) })}
      actions={actions}
    >
      {t("text", { most, days })}
    </Notice>
  );
}
