"use client";

import { useEffect, useState } from "react";
import { AccountForm } from "./account-form";
import type { AccountField, FaultWords, RefusalWords } from "./form-words";

interface Props {
  /** Where the forms of accounts are sent. */
  form: string;
  /** The password's; none where the login itself says who is there. */
  field: AccountField | null;
  send: string;
  refusals: Record<string, RefusalWords>;
  faults: FaultWords;
  /** Whose password it is, for a password manager. */
  username: string;
  failed: string;
  unsupported: string;
}

/** Asks for the password, where there is one, then the browser for a passkey. */
export function PasskeyAdd({ form, field, send, refusals, faults, username, failed, unsupported }: Props) {
  const [isSupported, setSupported] = useState<boolean>();
  useEffect(() => setSupported("PublicKeyCredential" in window), []);
  // Nothing of it works as a plain form: a password that is sent before the script is there would go nowhere.
  if (isSupported === undefined) return <noscript>{unsupported}</noscript>;
  if (!isSupported) return <p>{unsupported}</p>;
  return (
    <AccountForm
      action={`${form}/passkey-add`}
      fields={field ? [field] : []}
      send={send}
      refusals={refusals}
      faults={faults}
      username={field ? username : undefined}
      failed={failed}
      sendBy={async (sent) => {
        const password = field && new FormData(sent).get(field.name);
        const { makePasskey } = await import("./passkey-ceremony");
        return makePasskey(form, typeof password === "string" ? password : undefined);
      }}
    />
  );
}
