"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Notice } from "@/components/ui/notice";
import type { FormAnswer } from "@/lib/queries/account-form";
import { followAnswer } from "./follow-answer";
import { OrLine } from "./or-line";

export interface PasskeyWords {
  /** Left out where a line above says it. */
  or?: string;
  send: string;
  refusals: Record<string, string>;
  /** Said for every other refusal, and where nobody answers. */
  unavailable: string;
}

interface Props {
  /** Where the forms of accounts are sent. */
  form: string;
  /** Sent along, as by the form beside it. */
  hidden?: Record<string, string | undefined>;
  words: PasskeyWords;
}

/** Most browsers and shops have passkeys: its place is kept until that is known, so that what is below stands still. */
type Offer = "unknown" | "made" | "none";

const ceremony = () => import("./passkey-ceremony");

/**
 * A login by a passkey, where browser and shop have them: by a press, or chosen in the list that the browser opens at
 * the field of the e-mail. What it takes is loaded once the form beside it stands.
 */
export function PasskeyLogin({ form, hidden = {}, words }: Props) {
  const told = useRef<HTMLDivElement>(null);
  /** Of the last call: an earlier one has nothing to say any more. */
  const turn = useRef(0);
  const [offer, setOffer] = useState<Offer>("unknown");
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** The list is offered anew after each try. */
  const [round, setRound] = useState(0);
  const sentAlong = JSON.stringify(hidden);

  useEffect(() => {
    if (!("PublicKeyCredential" in window)) return setOffer("none");
    const mine = ++turn.current;
    const isOver = () => turn.current !== mine;
    const ask = async () => {
      const { listsPasskeys, signIn, startLogin } = await ceremony();
      const asked = await startLogin(form);
      if (isOver()) return;
      if ("refused" in asked && asked.refused === "not_found") return setOffer("none");
      setOffer("made");
      if ("refused" in asked || !(await listsPasskeys()) || isOver()) return;
      const along = JSON.parse(sentAlong) as Record<string, string>;
      const answer = await signIn(form, asked.given, along, true);
      if (isOver()) return;
      if ("to" in answer) return followAnswer(answer);
      // Of what the browser itself does there without being asked, nobody wants to hear.
      if (answer.refused === "cancelled" || answer.refused === "failed") return;
      setProblem(answer.refused);
      setRound((count) => count + 1);
    };
    // Without a network nobody logs in; the form says so when it is sent.
    ask().catch(() => setOffer((known) => (known === "unknown" ? "none" : known)));
    return () => {
      turn.current += 1;
      void ceremony().then(({ stopAsking }) => stopAsking());
    };
  }, [form, sentAlong, round]);
  useEffect(() => {
    if (problem !== undefined) told.current?.focus();
  }, [problem]);

  const press = async () => {
    const mine = ++turn.current;
    setAsking(true);
    setProblem(undefined);
    const answer = await (async (): Promise<FormAnswer> => {
      const { signIn, startLogin } = await ceremony();
      const asked = await startLogin(form);
      return "refused" in asked ? asked : signIn(form, asked.given, hidden);
    })().catch(() => ({ refused: "" }));
    if (turn.current !== mine) return;
    if ("to" in answer) return followAnswer(answer);
    setAsking(false);
    setProblem(answer.refused);
    setRound((count) => count + 1);
  };

  if (offer === "none") return null;
  const isUnknown = offer === "unknown";
  return (
    <div
      className={classNames("grid max-w-md gap-4", isUnknown && "invisible noscript:hidden")}
      aria-hidden={isUnknown || undefined}
    >
      {words.or !== undefined && <OrLine>{words.or}</OrLine>}
      <div ref={told} tabIndex={-1} className="empty:hidden">
        {problem !== undefined && (
          <Notice tone="error" announce>
            {words.refusals[problem] ?? words.unavailable}
          </Notice>
        )}
      </div>
      <Button kind="secondary" wide loading={isAsking} onClick={() => void press()}>
        {words.send}
      </Button>
    </div>
  );
}
