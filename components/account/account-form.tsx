"use client";

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { classNames } from "@/components/ui/class-names";
import { Notice } from "@/components/ui/notice";
import { TextField } from "@/components/ui/text-field";
import { followAnswer } from "./follow-answer";
import { type FormWords, wordsOf, wrongIn } from "./form-words";
import { type FormAnswer, sendAccountForm } from "@/lib/queries/account-form";

interface Props extends FormWords {
  /** Where it is sent, with and without script. */
  action: string;
  /** Sent along, and seen by nobody. */
  hidden?: Record<string, string | undefined>;
  send: string;
  /** Whose passwords its fields are, for a password manager; sent to nobody. */
  username?: string;
  /** Why it came back, where it was sent without script, and with what in its fields. */
  refused?: string;
  typed?: Readonly<Record<string, string>>;
  /** Two fields to a line where there is room. */
  inPairs?: boolean;
  /** Another way for it than the form's own; "kept" is told by whoever knows it. */
  sendBy?(form: HTMLFormElement): Promise<FormAnswer | "kept">;
  children?: ReactNode;
}

/** A plain form; with script it stays on the page and says at its field what was refused, and nothing typed is lost. */
export function AccountForm(props: Props) {
  const { action, fields, tick, hidden = {}, send, refusals, username, refused, typed, inPairs, children } = props;
  const { sendBy = sendAccountForm } = props;
  const form = useRef<HTMLFormElement>(null);
  const told = useRef<HTMLDivElement>(null);
  const [isSending, setSending] = useState(false);
  /** Each one is a new object: what is refused once more is told once more. */
  const [problem, setProblem] = useState(refused === undefined ? null : { refused });
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const words = problem === null ? [] : wordsOf(problem.refused, props);
  const refusalAt = (name: string) => words.find(({ field }) => field === name)?.text;
  const places = [...fields, ...(tick ? [tick] : [])].map(({ name }) => name);
  const unplaced = words.find(({ field }) => field === undefined || !places.includes(field));

  // The browser's own bubbles speak its language and not the page's; without script they are better than none.
  useEffect(() => void (form.current && (form.current.noValidate = true)), []);

  useEffect(() => {
    if (problem === null || isSending) return;
    const field = form.current?.querySelector<HTMLElement>("[aria-invalid=true]") ?? told.current;
    field?.focus();
  }, [problem, isSending]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const element = event.currentTarget;
    const found = wrongIn(element, props);
    // At once, for the first of them to have what it is about to be read with.
    flushSync(() => {
      setWrong(found);
      setProblem(null);
    });
    if (Object.keys(found).length > 0) return element.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    // What is not kept to be sent later is not begun either.
    if (refusals.offline && !navigator.onLine) return setProblem({ refused: "offline" });
    setSending(true);
    // Nobody answers: nothing is broken at the shop that one knows of.
    const answer = await sendBy(element).catch(() => ({ refused: "unavailable" }));
    if (answer === "kept") return setSending(false);
    if ("to" in answer) return followAnswer(answer);
    setSending(false);
    setProblem(answer);
  };

  return (
    <form
      ref={form}
      method="post"
      action={action}
      className={classNames("grid gap-5", inPairs ? "max-w-3xl sm:grid-cols-2" : "max-w-md")}
      onSubmit={(event) => void onSubmit(event)}
      onInput={({ target }) => {
        const { name } = target as HTMLInputElement;
        if (wrong[name]) setWrong(({ [name]: _, ...others }) => others);
      }}
    >
      {username !== undefined && <input type="email" autoComplete="username" value={username} readOnly hidden />}
      <div ref={told} tabIndex={-1} className="col-span-full empty:hidden">
        {unplaced && (
          <Notice tone="error" announce>
            {unplaced.text}
          </Notice>
        )}
      </div>
      {Object.entries(hidden).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {fields.map(({ wide, ...field }) => (
        <TextField
          key={field.name}
          {...field}
          defaultValue={typed?.[field.name] ?? field.defaultValue}
          className={wide ? "col-span-full" : undefined}
          required={field.optional === undefined}
          spellCheck={field.type === "text" ? undefined : false}
          autoCapitalize={field.type === "text" ? undefined : "none"}
          error={wrong[field.name] ?? refusalAt(field.name)}
        />
      ))}
      {children}
      {tick && (
        <Checkbox
          className="col-span-full"
          name={tick.name}
          value="1"
          required
          defaultChecked={Boolean(typed?.[tick.name])}
          label={tick.label}
          error={wrong[tick.name] ?? refusalAt(tick.name)}
        />
      )}
      <div className={inPairs ? "col-span-full max-w-md" : undefined}>
        <Button type="submit" wide loading={isSending}>
          {send}
        </Button>
      </div>
    </form>
  );
}
