"use client";

import { Notice } from "@/components/ui/notice";
import { fill } from "@/components/ui/text";
import { useCartSource } from "@/stores/cart";
import { useBranches } from "@/stores/reservation";

export interface CartPlaceProps {
  /** The branch that the listing is for; null for any. */
  branch: string | null;
  /** Address of the same listing for the branch that is put in place of `{place}`. */
  href: string;
  labels: { text: string; action: string };
}

/** Where the cart is, and the way to what its branch has, on a listing of others. */
export default function CartPlaceNotice({ branch, href, labels }: CartPlaceProps) {
  const source = useCartSource();
  const where = useBranches().find(({ id }) => id === source?.id)?.locative;
  if (!source || where === undefined || source.id === branch) return null;
  return (
    <div className="mb-4">
      <Notice
        tone="info"
        actions={
          <a
            className="button button-secondary button-small"
            href={href.replace("%7Bplace%7D", source.id)}
            rel="nofollow"
          >
            {fill(labels.action, { where })}
          </a>
        }
      >
        {fill(labels.text, { where })}
      </Notice>
    </div>
  );
}
