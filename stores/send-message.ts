import { encode, endpoints, type InputOf } from "@/lib/contract";
import { loadApi } from "./load-api";
import { forgetMessage, type MessageFields } from "./message-draft";

export type MessageOutcome =
  | { kind: "sent" }
  /** By the contract's rules, or by the shop; `fields` are those to mend, each once. */
  | { kind: "refused"; code: string; fields?: string[] }
  | { kind: "offline" }
  | { kind: "unreachable" };

/** The words that were sent last, with their token: sent again after a lost answer they are one message. */
let last: { words: string; token: string } | null = null;

const { input } = endpoints.sendMessage;

function messageOf({ sourceAddress = "", targetAddress, subject = "", emailText = "", website }: MessageFields) {
  return {
    ...{ sourceAddress: sourceAddress.trim(), subject, emailText },
    ...(targetAddress && { targetAddress }),
    ...(website && { website }),
  };
}

function refusal({ code, errors }: { code: string; errors?: readonly { path: string }[] | undefined }): MessageOutcome {
  return { kind: "refused", code, fields: [...new Set(errors?.map(({ path }) => path))] };
}

const notReached = (): MessageOutcome => ({ kind: navigator.onLine ? "unreachable" : "offline" });

/** Sends a message to the shop, checked by the same schema as there. What was typed is kept until it has arrived. */
export async function sendMessage(fields: MessageFields): Promise<MessageOutcome> {
  const message: Omit<InputOf<"sendMessage">, "token"> = messageOf(fields);
  const read = encode(input, { ...message, token: "-" });
  if (!read.ok) return refusal(read.error);
  if (!navigator.onLine) return { kind: "offline" };
  const api = await loadApi();
  const words = JSON.stringify(message);
  if (last?.words !== words) {
    const token = await api.call("getMailToken", {});
    if (!token.ok) return token.error.transport ? notReached() : refusal(token.error);
    last = { words, token: token.value };
  }
  const answer = await api.call("sendMessage", { ...message, token: last.token });
  if (answer.ok) {
    last = null;
    forgetMessage();
    return { kind: "sent" };
  }
  if (answer.error.transport) return notReached();
  // A token is valid for an hour: the next press asks for another.
  if (answer.error.code === "forbidden") last = null;
  return refusal(answer.error);
}
