import { getTranslations } from "next-intl/server";
import { buttonClass } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Source } from "@/lib/contract";
import { telephoneLink } from "@/lib/domain/address-text";

/** Cart and order live in the browser's script; without it, say so and give a phone instead of an empty page. */
export async function NoScript({
  where,
  source,
}: {
  where: "cart" | "checkout";
  source: Pick<Source, "phone"> | undefined;
}) {
  const t = await getTranslations(where);
  if (!source) return null;
  return (
    <noscript>
      <Notice
        tone="warning"
        className="mb-6"
        actions={
          <a className={buttonClass({ kind: "secondary", size: "small" })} href={telephoneLink(source.phone)}>
            {source.phone}
          </a>
        }
      >
        {t("noScript", { phone: source.phone })}
      </Notice>
    </noscript>
  );
}
