"use client";

import { type ComponentProps, useEffect, useRef, useState } from "react";
import { Select, type SelectOption } from "@/components/ui/select";
import type { Profile } from "@/lib/contract";
import { profileInFields, tidyProfile, wrongFields } from "@/lib/domain/profile";
import { type FormAnswer, sendAccountForm } from "@/lib/queries/account-form";
import type { ProfileOutcome } from "@/stores/profile";
import { unsentProfileStore, useUnsentProfile } from "@/stores/unsent-profile";
import { AccountForm } from "./account-form";
import { UnsentProfileNotice, type UnsentWords } from "./unsent-profile-notice";

interface Props {
  customer: string;
  /** As the shop had it when the page was made, or the one whose form came back refused. */
  stored: Profile;
  here: string;
  then: string;
  country: { label: string; chosen: string; options: readonly SelectOption[] };
  form: ComponentProps<typeof AccountForm>;
  words: UnsentWords;
}

const load = () => import("@/stores/profile");

const fieldValues = ({ street: [street = "", apartment = ""], ...rest }: Profile): Record<string, string> => ({
  ...rest,
  ...{ street, apartment },
});

function profileIn(form: HTMLFormElement): Profile {
  const typed = new FormData(form);
  return profileInFields((name) => {
    const value = typed.get(name);
    return typeof value === "string" ? value : "";
  });
}

const wrongIn = (form: HTMLFormElement): readonly string[] => wrongFields(tidyProfile(profileIn(form)));

/** What the form's own words are made of. A clash is told where it is asked about. */
function answerOf(outcome: ProfileOutcome, then: string): FormAnswer | "kept" {
  if (outcome.kind === "sent") return { to: then };
  if (outcome.kind === "wrong") return { refused: ["invalid_input", ...outcome.fields].join(".") };
  if (outcome.kind === "queued" || outcome.error.code === "profile_changed") return "kept";
  const fields = outcome.error.errors?.flatMap(({ path }) => path.split(".")[1] ?? []) ?? [];
  return { refused: [outcome.error.code, ...new Set(fields)].join(".") };
}

/** The form of a customer's data: without a network a change is kept, said to wait, and sent later. */
export function ProfileForm({ customer, stored, here, then, country, form, words }: Props) {
  const unsent = useUnsentProfile(customer);
  const [kept, setKept] = useState<{ profile: Profile; known: Profile } | null>(null);
  /** What the fields were made from, and what a change is therefore a change of. */
  const known = useRef(stored);
  const last = useRef(unsent);
  useEffect(() => {
    const restore = () => {
      const { unsent: found } = unsentProfileStore.getState();
      if (found?.customer !== customer || found.error?.code === "profile_changed") return;
      known.current = found.known;
      setKept({ profile: found.profile, known: found.known });
    };
    load()
      .then(({ readUnsentProfile }) => readUnsentProfile())
      .then(restore, () => undefined);
  }, [customer]);
  useEffect(() => {
    // It has gone out meanwhile: what is changed next is a change of that.
    if (last.current !== null && unsent === null) known.current = last.current.profile;
    last.current = unsent;
  }, [unsent]);

  const sendBy = async (element: HTMLFormElement): Promise<FormAnswer | "kept"> => {
    // Without that code there is no keeping either.
    const code = await load().catch(() => null);
    if (!code) return sendAccountForm(element);
    return answerOf(await code.sendProfile(customer, profileIn(element), known.current), then);
  };

  const values = kept && fieldValues(kept.profile);
  return (
    <div className="grid gap-10" data-says="profile">
      {unsent && <UnsentProfileNotice unsent={unsent} here={here} then={then} words={words} />}
      <AccountForm
        {...form}
        inPairs
        key={kept ? "kept" : "stored"}
        fields={values ? form.fields.map((field) => ({ ...field, defaultValue: values[field.name] })) : form.fields}
        typed={kept ? undefined : form.typed}
        hidden={{ known: JSON.stringify(stored) }}
        check={wrongIn}
        sendBy={sendBy}
      >
        <Select
          name="country_id"
          label={country.label}
          autoComplete="country"
          defaultValue={kept?.profile.country_id || country.chosen}
          options={country.options}
        />
      </AccountForm>
    </div>
  );
}
