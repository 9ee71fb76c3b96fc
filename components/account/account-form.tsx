"use client";

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Notice } from "@/components/ui/notice";
import { TextField } from "@/components/ui/text-field";
import { followAnswer } from "./follow-answer";
import { type FormAnswer, sendAccountForm } from "@/lib/queries/account-form";

export interface AccountField {
  name: string;
  label: string;
  hint?: string;
  type: "email" | "password" | "tel" | "text";
  autoComplete: string;
  minLength?: number;
  /** Said beside the label of what may stay empty. */
  optional?: string;
  inputMode?: "numeric";
  maxLength: number;
  defaultValue?: string;
  /** A line of its own, where fields stand in pairs. */
  wide?: boolean;
}

/** What is said of a refusal, and at which of the fields. */
export interface RefusalWords {
  text: string;
  field?: string;
}

/** What is wrong with what was typed, in the shop's words: nothing, no e-mail, too short. */
type Fault = "missing" | "email" | "name" | "password";
export type FaultWords = Record<Fault, string>;

interface Props {
  /** Where it is sent, with and without script. */
  action: string;
  fields: readonly AccountField[];
  /** Sent along, and seen by nobody. */
  hidden?: Record<string, string | undefined>;
  send: string;
  /** By what was refused, and by "what.field" where one field can be named; "offline": it wants a network. */
  refusals: Record<string, RefusalWords>;
  faults: FaultWords;
  /** Whose passwords its fields are, for a password manager; sent to nobody. */
  username?: string;
  /** Said for every other refusal, and where nobody answers. */
  failed: string;
  /** Why it came back, where it was sent without script, and with what in its fields. */
  refused?: string;
  typed?: Readonly<Record<string, string>>;
  /** Two fields to a line where there is room. */
  inPairs?: boolean;
  /** Names of fields whose text can't be right, where that takes more than a look at one of them. */
  check?(form: HTMLFormElement): readonly string[];
  /** Another way for it than the form's own; "kept" is told by whoever knows it. */
  sendBy?(form: HTMLFormElement): Promise<FormAnswer | "kept">;
  children?: ReactNode;
}

/** What can be wrong with a field that something was typed into; null of one that may hold anything. */
const faultOf = ({ type, minLength }: AccountField): Fault | null => {
  if (type === "email") return "email";
  return minLength === undefined ? null : type === "password" ? "password" : "name";
};

/** What is said of a refusal: at each of the fields that it names ("what.field.field"), or once of all. */
function wordsOf(problem: string, { refusals, fields, faults, failed }: Props): RefusalWords[] {
  const [what = "", ...names] = problem.split(".");
  const all = refusals[what] ?? { text: failed };
  if (names.length === 0) return [all];
  return names.map((name) => {
    const field = fields.find((known) => known.name === name);
    const fault = field && what === "invalid_input" ? faultOf(field) : null;
    if (fault) return refusals[`${what}.${name}`] ?? { text: faults[fault], field: name };
    return refusals[`${what}.${name}`] ?? (field && what === "invalid_input" ? { ...all, field: name } : all);
  });
}

/** What is wrong before anybody is asked, by the fields' names. */
function faultsIn(form: HTMLFormElement, fields: readonly AccountField[]): Record<string, Fault> {
  const found = fields.map((field): [string, Fault | null] => {
    const input = form.elements.namedItem(field.name);
    if (!(input instanceof HTMLInputElement)) return [field.name, null];
    // Blanks are letters of a password, and of nothing else.
    const value = field.type === "password" ? input.value : input.value.trim();
    if (value === "") return [field.name, input.required ? "missing" : null];
    const isShort = field.minLength !== undefined && value.length < field.minLength;
    return [field.name, isShort || input.validity.typeMismatch ? faultOf(field) : null];
  });
  return Object.fromEntries(found.filter((entry): entry is [string, Fault] => entry[1] !== null));
}

/** What is said at each field before anybody is asked: of the field itself, or else of what it stands for. */
function wrongIn(form: HTMLFormElement, props: Props): Record<string, string> {
  const names = props.check?.(form) ?? [];
  const checked = names.length > 0 ? wordsOf(["invalid_input", ...names].join("."), props) : [];
  return Object.fromEntries([
    ...checked.flatMap(({ field, text }) => (field === undefined ? [] : [[field, text] as const])),
    ...Object.entries(faultsIn(form, props.fields)).map(([name, fault]) => [name, props.faults[fault]] as const),
  ]);
}

/** A plain form; with script it stays on the page and says at its field what was refused, and nothing typed is lost. */
export function AccountForm(props: Props) {
  const { action, fields, hidden = {}, send, refusals, username, refused, typed, inPairs, children } = props;
  const { sendBy = sendAccountForm } = props;
  const form = useRef<HTMLFormElement>(null);
  const told = useRef<HTMLDivElement>(null);
  const [isSending, setSending] = useState(false);
  /** Each one is a new object: what is refused once more is told once more. */
  const [problem, setProblem] = useState(refused === undefined ? null : { refused });
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const words = problem === null ? [] : wordsOf(problem.refused, props);
  const refusalAt = (name: string) => words.find(({ field }) => field === name)?.text;
  const unplaced = words.find(({ field }) => !fields.some(({ name }) => name === field));

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
      <div className={inPairs ? "col-span-full max-w-md" : undefined}>
        <Button type="submit" wide loading={isSending}>
          {send}
        </Button>
      </div>
    </form>
  );
}
