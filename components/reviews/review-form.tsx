"use client";

import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { newId } from "@/stores/new-id";
import { keepReview, readReview, type ReviewFields } from "@/stores/review-draft";
import type { ReviewOutcome } from "@/stores/send-review";
import { REVIEW_FIELDS, type ReviewField, ReviewFieldset } from "./review-fields";

export interface ReviewFormLabels {
  send: string;
  /** What is shown in place of the form once it is through. */
  waiting: string;
  published: string;
  queued: string;
  /** What stands above the form when nothing came of it. */
  refused: string;
  unreachable: string;
  /** What to write where it can't be sent as it is. */
  wrong: Record<ReviewField, string>;
}

interface Props {
  sku: string;
  name: string;
  /** Where it is sent to without script. */
  action: string;
  /** The id of a review that is sent without script. */
  reviewId: string;
  labels: ReviewFormLabels;
  fields: Omit<ComponentProps<typeof ReviewFieldset>, "errors">;
  /** Why it came back, where it was sent without script: "invalid_input.title.detail". */
  refused: string | undefined;
  /** What happens next. */
  children: ReactNode;
}

type Shown = ReviewOutcome | { kind: "unreachable" } | null;

const loadSender = () => import("@/stores/send-review");

const fieldsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, typeof value === "string" ? value : ""]));

/** Gives the fields what was written before. */
function restore(form: HTMLFormElement, { review_id: _id, ...kept }: ReviewFields): void {
  for (const [name, value] of Object.entries(kept)) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList || field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      field.value = value;
    else if (field instanceof HTMLSelectElement) field.value = value;
  }
}

const knownFields = (names: readonly string[]): ReviewField[] => REVIEW_FIELDS.filter((name) => names.includes(name));

function refusedBefore(refused: string | undefined): Shown {
  return refused === undefined ? null : { kind: "refused", fields: refused.split(".").slice(1) };
}

/** A plain form of the page that is sent in place, and waits on the device while there is no network. */
export function ReviewForm({ sku, name, action, reviewId, labels, fields, refused, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const told = useRef<HTMLDivElement>(null);
  const isSending = useRef(false);
  const [isReady, setReady] = useState(false);
  const [id, setId] = useState(reviewId);
  const [shown, setShown] = useState(() => refusedBefore(refused));
  const [wrong, setWrong] = useState(() => (shown?.kind === "refused" ? knownFields(shown.fields) : []));
  const isThrough = shown?.kind === "sent" || shown?.kind === "queued";

  useEffect(() => {
    setReady(true);
    const kept = readReview(sku);
    // Each review has an id of its own, whatever page was kept.
    setId(kept.review_id || newId());
    if (form.current) restore(form.current, kept);
  }, [sku]);
  useEffect(() => {
    if (shown) (form.current?.querySelector<HTMLElement>("[aria-invalid=true]") ?? told.current)?.focus();
  }, [shown]);

  const onChange = ({ target }: FormEvent<HTMLFormElement>) => {
    if (form.current) keepReview(sku, fieldsOf(form.current));
    const { name: changed } = target as HTMLInputElement;
    setWrong((before) => before.filter((field) => field !== changed));
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    const typed = fieldsOf(event.currentTarget);
    keepReview(sku, typed);
    setShown(null);
    try {
      const { sendReview } = await loadSender();
      const outcome = await sendReview(sku, typed, name);
      setWrong(outcome.kind === "refused" ? knownFields(outcome.fields) : []);
      setShown(outcome);
    } catch {
      setWrong([]);
      setShown({ kind: "unreachable" });
    } finally {
      isSending.current = false;
    }
  };

  const notice = noticeOf(shown, labels);
  return (
    <>
      <div ref={told} tabIndex={-1} className="empty:hidden mb-5">
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
          // Without script the browser checks and says so itself.
          noValidate={isReady}
          className="review-form"
          onSubmit={(event) => void send(event)}
          onChange={onChange}
          // Its code is there before the press, also when the network is not any more.
          onFocus={() => void loadSender().catch(() => undefined)}
        >
          <input type="hidden" name="review_id" value={id} />
          <input type="hidden" name="sku" value={sku} />
          <ReviewFieldset {...fields} errors={Object.fromEntries(wrong.map((field) => [field, labels.wrong[field]]))} />
          {children}
          <Button type="submit">{labels.send}</Button>
        </form>
      )}
    </>
  );
}

/** What is told at its fields is not told above them as well. */
function noticeOf(shown: Shown, labels: ReviewFormLabels): { tone: "success" | "info" | "error"; text: string } | null {
  if (shown === null) return null;
  if (shown.kind === "unreachable") return { tone: "error", text: labels.unreachable };
  if (shown.kind === "sent")
    return { tone: "success", text: shown.state === "published" ? labels.published : labels.waiting };
  if (shown.kind === "queued") return { tone: "info", text: labels.queued };
  return knownFields(shown.fields).length > 0 ? null : { tone: "error", text: labels.refused };
}
