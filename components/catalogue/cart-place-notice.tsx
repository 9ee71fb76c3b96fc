"use client";

import { Notice } from "@/components/ui/notice";
import { fill } from "@/components/ui/text";

export interface CartPlaceNoticeProps {
  where: string;
  href: string;
  labels: { text: string; action: string };
}

/** Loaded only by those who have a cart of another branch. */
export default function CartPlaceNotice({ where, href, labels }: CartPlaceNoticeProps) {
  return (
    <div className="mb-4">
      <Notice
        tone="info"
        actions={
          <a className="button button-secondary button-small" href={href} rel="nofollow">
            {fill(labels.action, { where })}
          </a>
        }
      >
        {fill(labels.text, { where })}
      </Notice>
    </div>
  );
}
