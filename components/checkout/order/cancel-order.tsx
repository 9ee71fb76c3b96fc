"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { loadApi } from "@/stores/load-api";
import { showDone } from "./order-done";

type Refusal = "failed" | "late" | "state";

interface Props {
  orderId: string;
  /** Where the cancelled order is shown. */
  href: string;
  /** What happens by it, sentence by sentence. */
  consequences: readonly string[];
  /** From the server: the page loads no words. */
  words: Record<"open" | "title" | "confirm" | "keep" | "busy" | Refusal, string>;
}

/** Calls the order off: one press, and one question that says what it does. Pressed again elsewhere it does no more. */
export function CancelOrder({ orderId, href, consequences, words }: Props) {
  const [isAsked, setAsked] = useState(false);
  const [state, setState] = useState<"idle" | "busy" | Refusal>("idle");
  const isSettled = state === "late" || state === "state";
  const close = () => {
    setAsked(false);
    setState("idle");
  };
  const cancel = async (): Promise<void> => {
    setState("busy");
    const refusal = await cancelOrder(orderId).catch((): Refusal => "failed");
    if (refusal === null) showDone("cancelled", href);
    else setState(refusal);
  };
  return (
    <>
      <Button kind="secondary" onClick={() => setAsked(true)}>
        {words.open}
      </Button>
      {isAsked && (
        <Dialog
          open
          title={words.title}
          closeLabel={words.keep}
          onClose={close}
          footer={
            <div className="flex flex-wrap justify-end gap-3 *:max-sm:basis-full">
              <Button kind="secondary" disabled={state === "busy"} onClick={close}>
                {words.keep}
              </Button>
              {!isSettled && (
                <Button loading={state === "busy"} loadingLabel={words.busy} onClick={() => void cancel()}>
                  {words.confirm}
                </Button>
              )}
            </div>
          }
        >
          {consequences.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p role="alert" className="mt-3 font-medium text-danger empty:hidden">
            {state !== "idle" && state !== "busy" && words[state]}
          </p>
        </Dialog>
      )}
    </>
  );
}

/** @returns null when it is cancelled, by this press or before. */
async function cancelOrder(id: string): Promise<Refusal | null> {
  const answer = await (await loadApi()).call("cancelOrder", { id });
  if (answer.ok) return null;
  if (answer.error.code !== "order_not_cancellable") return "failed";
  return answer.error.details?.until === undefined ? "state" : "late";
}
