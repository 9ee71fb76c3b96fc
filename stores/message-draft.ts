import { readStored, writeStored } from "./browser-storage";

/* A message to the shop, on this device until the shop has it: neither reload nor refusal costs it. */

const KEY = "sezona.message";

/** Names and values of the form's fields. */
export type MessageFields = Readonly<Record<string, string>>;

export function readMessage(): MessageFields {
  const stored = readStored(KEY);
  if (typeof stored !== "object" || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

export const keepMessage = (fields: MessageFields): boolean => writeStored(KEY, fields);
export const forgetMessage = (): boolean => writeStored(KEY, null);
