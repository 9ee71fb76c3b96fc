import type { NewPasskey } from "@/lib/contract";
import { accountPath } from "@/lib/routes";
import { type Fields, type Form, given } from "./account-form";

/** What a script had signed, as its form carries it. The port judges what it is. */
export function signedIn<T>({ passkey = "" }: Fields): T {
  try {
    return JSON.parse(passkey) as T;
  } catch {
    return null as T;
  }
}

/** The forms of an account's passkeys and services. A script sends the first one; the others want none. */
export const passkeyForms: Record<string, Form> = {
  "passkey-add": {
    endpoint: "addPasskey",
    send: async (fields, call, commerce) => {
      const answer = await commerce.addPasskey({ passkey: signedIn<NewPasskey>(fields) }, call);
      const back = accountPath(call.storeView);
      return answer.ok ? { to: accountPath(call.storeView, { done: "passkey" }) } : { refused: answer.error, back };
    },
  },
  "passkey-name": {
    endpoint: "renamePasskey",
    send: async (fields, call, commerce) => {
      const answer = await commerce.renamePasskey({ id: given(fields, "id"), name: given(fields, "name") }, call);
      const back = accountPath(call.storeView);
      return answer.ok ? { to: accountPath(call.storeView, { done: "passkeyName" }) } : { refused: answer.error, back };
    },
  },
  "passkey-remove": {
    endpoint: "removePasskey",
    send: async (fields, call, commerce) => {
      const answer = await commerce.removePasskey({ id: given(fields, "id") }, call);
      // One that is gone already was to be gone.
      const isGone = answer.ok || answer.error.code === "not_found";
      const to = accountPath(call.storeView, { done: "passkeyGone" });
      return isGone ? { to } : { refused: answer.error, back: accountPath(call.storeView) };
    },
  },
  "service-remove": {
    endpoint: "removeService",
    send: async (fields, call, commerce) => {
      const answer = await commerce.removeService({ id: given(fields, "id") }, call);
      const isGone = answer.ok || answer.error.code === "not_found";
      const to = accountPath(call.storeView, { done: "serviceGone" });
      return isGone ? { to } : { refused: answer.error, back: accountPath(call.storeView) };
    },
  },
};
