"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Select, type SelectOption } from "@/components/ui/select";
import { fill } from "@/components/ui/text";
import { TextArea, TextField } from "@/components/ui/text-field";
import { MAX_EMAIL } from "@/lib/contract/email";
import { MAX_LINE, MAX_NOTE } from "@/lib/contract/limits";
import { keepMessage, readMessage } from "@/stores/message-draft";
import type { MessageOutcome } from "@/stores/send-message";

const FIELDS = ["sourceAddress", "subject", "emailText"] as const;
type FieldName = (typeof FIELDS)[number];

export interface ContactFormLabels {
  to: string;
  email: string;
  emailHint: string;
  subject: string;
  text: string;
  textHint: string;
  website: string;
  send: string;
  another: string;
  /** What to write into a field that was refused. */
  wrong: Record<FieldName, string>;
  sent: string;
  offline: string;
  returned: string;
  unreachable: string;
  tooMany: string;
  refused: string;
}

export interface ContactFormProps {
  /** Where it is sent to without script. */
  action: string;
  /** Whom a message goes to, by their addresses. */
  places: readonly SelectOption[];
  labels: ContactFormLabels;
}

const loadSender = () => import("@/stores/send-message");
type Shown = MessageOutcome | { kind: "returned" } | null;

const fieldsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, typeof value === "string" ? value : ""]));

function restore(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(readMessage())) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value;
    // A branch that is gone since is no choice any more.
    else if (field instanceof HTMLSelectElement && [...field.options].some((option) => option.value === value))
      field.value = value;
  }
}

/** What is to be mended, in the order of the form. */
const wrongFields = (shown: Shown): FieldName[] =>
  shown?.kind === "refused" ? FIELDS.filter((name) => shown.fields?.includes(name)) : [];

function noticeOf(shown: Shown, labels: ContactFormLabels): { tone: "info" | "error"; text: string } | null {
  if (shown === null || shown.kind === "sent" || wrongFields(shown).length > 0) return null;
  if (shown.kind === "returned") return { tone: "info", text: labels.returned };
  if (shown.kind !== "refused") return { tone: "error", text: labels[shown.kind] };
  return { tone: "error", text: shown.code === "too_many_requests" ? labels.tooMany : labels.refused };
}

/** A plain form; with script it stays on its page, checks by the contract, and loses nothing that was typed. */
export function ContactForm({ action, places, labels }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const told = useRef<HTMLDivElement>(null);
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [isReady, setReady] = useState(false);
  const [shown, setShown] = useState<Shown>(null);
  const [sentFrom, setSentFrom] = useState("");
  const isSent = shown?.kind === "sent";
  const wrong = wrongFields(shown);
  const [firstWrong] = wrong;

  useEffect(() => {
    setReady(true);
    if (!isSent && form.current) restore(form.current);
  }, [isSent]);
  useEffect(() => {
    if (!shown || shown.kind === "returned") return;
    const field = firstWrong && form.current?.elements.namedItem(firstWrong);
    if (field instanceof HTMLElement) field.focus();
    else told.current?.focus();
  }, [shown, firstWrong]);
  useEffect(() => {
    if (shown?.kind !== "offline") return;
    const back = () => setShown({ kind: "returned" });
    window.addEventListener("online", back, { once: true });
    return () => window.removeEventListener("online", back);
  }, [shown]);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    const fields = fieldsOf(event.currentTarget);
    keepMessage(fields);
    setShown(null);
    try {
      const { sendMessage } = await loadSender();
      setSentFrom(fields.sourceAddress ?? "");
      setShown(await sendMessage(fields));
    } catch {
      setShown({ kind: navigator.onLine ? "unreachable" : "offline" });
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };

  const notice = noticeOf(shown, labels);
  const errorOf = (name: FieldName) => (wrong.includes(name) ? labels.wrong[name] : undefined);
  return (
    <>
      <div ref={told} tabIndex={-1} className="empty:hidden mb-5">
        {notice && (
          <Notice tone={notice.tone} announce>
            {notice.text}
          </Notice>
        )}
        {isSent && (
          <Notice
            tone="success"
            announce
            actions={
              <Button kind="secondary" onClick={() => setShown(null)}>
                {labels.another}
              </Button>
            }
          >
            {fill(labels.sent, { email: sentFrom })}
          </Notice>
        )}
      </div>
      {!isSent && (
        <form
          ref={form}
          method="post"
          action={action}
          // Without script the browser checks and says so itself.
          noValidate={isReady}
          className="grid max-w-2xl gap-5"
          onSubmit={(event) => void send(event)}
          onChange={(event) => keepMessage(fieldsOf(event.currentTarget))}
          // Its code is there before the press, also when the network is not any more.
          onFocus={() => void loadSender().catch(() => undefined)}
        >
          {places.length > 1 && <Select name="targetAddress" label={labels.to} options={places} />}
          <TextField
            name="sourceAddress"
            type="email"
            label={labels.email}
            hint={labels.emailHint}
            error={errorOf("sourceAddress")}
            required
            autoComplete="email"
            spellCheck={false}
            autoCapitalize="none"
            maxLength={MAX_EMAIL}
          />
          <TextField
            name="subject"
            label={labels.subject}
            error={errorOf("subject")}
            required
            autoComplete="off"
            maxLength={MAX_LINE}
          />
          <TextArea
            name="emailText"
            label={labels.text}
            hint={labels.textHint}
            error={errorOf("emailText")}
            required
            maxLength={MAX_NOTE}
            rows={7}
          />
          {/* For programs alone: what is written here comes from none who reads the page. */}
          <p className="sr-only" aria-hidden="true">
            <label>
              {labels.website}
              <input type="text" name="website" tabIndex={-1} autoComplete="off" maxLength={MAX_LINE} />
            </label>
          </p>
          <div>
            <Button type="submit" loading={isBusy}>
              {labels.send}
            </Button>
          </div>
        </form>
      )}
    </>
  );
}
