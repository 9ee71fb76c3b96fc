"use client";

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Notice } from "@/components/ui/notice";
import type { NewReview } from "@/lib/contract";
import { newId } from "@/stores/new-id";
import { keepReview, readReview, type ReviewFields } from "@/stores/review-draft";
import type { ReviewOutcome } from "@/stores/send-review";

export interface ReviewFormLabels {
  /** What is shown in place of the form once it is through. */
  waiting: string;
  published: string;
  queued: string;
  /** What stands above the form when nothing came of it. */
  refused: string;
  unreachable: string;
}

interface Props {
  sku: string;
  name: string;
  /** Where it is sent to without script. */
  action: string;
  labels: ReviewFormLabels;
  /** The fields and the button, from the server. */
  children: ReactNode;
}

const loadSender = () => import("@/stores/send-review");

const fieldsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, typeof value === "string" ? value : ""]));

/** The browser has checked what is required before it lets a form go. */
const reviewOf = (sku: string, { review_id, website, rating, used, level, ...text }: ReviewFields): NewReview => ({
  review_id: review_id ?? newId(),
  sku,
  ...{ nickname: text.nickname ?? "", title: text.title ?? "", detail: text.detail ?? "" },
  rating: Number(rating),
  ...(used && { used: used as NewReview["used"] }),
  ...(level && { level: level as NewReview["level"] }),
  ...(website && { website }),
});

/** Gives the fields what was written before; each review has an id of its own, whatever page was kept. */
function restore(form: HTMLFormElement, kept: ReviewFields): void {
  for (const [name, value] of Object.entries({ review_id: newId(), ...kept })) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList || field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      field.value = value;
    else if (field instanceof HTMLSelectElement) field.value = value;
  }
}

/** A plain form of the page that is sent in place, and waits on the device while there is no network. */
export function ReviewForm({ sku, name, action, labels, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const told = useRef<HTMLDivElement>(null);
  const isSending = useRef(false);
  const [outcome, setOutcome] = useState<ReviewOutcome | "unreachable" | null>(null);
  const isThrough = outcome !== null && outcome !== "unreachable" && outcome.kind !== "refused";

  useEffect(() => {
    if (form.current) restore(form.current, readReview(sku));
  }, [sku]);
  useEffect(() => {
    if (outcome) told.current?.focus();
  }, [outcome]);

  const keep = () => form.current && keepReview(sku, fieldsOf(form.current));
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    const fields = fieldsOf(event.currentTarget);
    keepReview(sku, fields);
    setOutcome(null);
    try {
      const { sendReview } = await loadSender();
      setOutcome(await sendReview(reviewOf(sku, fields), name));
    } catch {
      setOutcome("unreachable");
    } finally {
      isSending.current = false;
    }
  };

  const notice = noticeOf(outcome, labels);
  return (
    <>
      <div ref={told} tabIndex={-1}>
        {notice && (
          <Notice tone={notice.tone} announce>
            {notice.text}
          </Notice>
        )}
      </div>
      {!isThrough && (
        <form
          ref={form}
          method="post"
          action={action}
          className="review-form"
          onSubmit={(event) => void send(event)}
          onChange={keep}
          // Its code is there before the press, also when the network is not any more.
          onFocus={() => void loadSender().catch(() => undefined)}
        >
          {children}
        </form>
      )}
    </>
  );
}

function noticeOf(
  outcome: ReviewOutcome | "unreachable" | null,
  labels: ReviewFormLabels,
): { tone: "success" | "info" | "error"; text: string } | null {
  if (outcome === null) return null;
  if (outcome === "unreachable") return { tone: "error", text: labels.unreachable };
  if (outcome.kind === "sent")
    return { tone: "success", text: outcome.state === "published" ? labels.published : labels.waiting };
  return outcome.kind === "queued" ? { tone: "info", text: labels.queued } : { tone: "error", text: labels.refused };
}
