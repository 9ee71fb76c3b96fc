"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Profile } from "@/lib/contract";
import type { ProfilePart } from "@/lib/contract/errors";
import { mergeProfile, profilePartLine, withParts } from "@/lib/domain/profile";
import type { UnsentProfile } from "@/stores/unsent-profile";

export interface UnsentWords {
  waits: string;
  drop: string;
  /** It did not go out, and needs another word. */
  held: string;
  again: string;
  changed: string;
  stored: string;
  mine: string;
  nothing: string;
  takeMine: string;
  takeStored: string;
  parts: Record<string, string>;
  /** Names of countries by their codes. */
  countries: Record<string, string>;
}

interface Props {
  unsent: UnsentProfile;
  here: string;
  then: string;
  words: UnsentWords;
}

const load = () => import("@/stores/profile");
const leadTo = (to: string) => window.location.assign(to);

/** What became of a change that this device keeps: it waits, was not taken, or meets another one made elsewhere. */
export function UnsentProfileNotice({ unsent, here, then, words }: Props) {
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => told.current?.focus(), [unsent.id, unsent.isWaiting, unsent.error?.code]);

  const drop = () =>
    void load()
      .then(({ dropProfile }) => dropProfile())
      .then(
        () => leadTo(here),
        () => undefined,
      );
  const send = async (profile: Profile, known: Profile) => {
    const outcome = await (await load()).sendProfile(unsent.customer, profile, known);
    if (outcome.kind === "sent") leadTo(then);
  };

  return (
    <div ref={told} tabIndex={-1}>
      {unsent.error?.code === "profile_changed" ? (
        <Clash unsent={unsent} words={words} onMine={send} onStored={drop} />
      ) : (
        <Notice
          tone={unsent.isWaiting ? "info" : "warning"}
          announce
          actions={
            <>
              {!unsent.isWaiting && (
                <Button kind="secondary" size="small" onClick={() => void send(unsent.profile, unsent.known)}>
                  {words.again}
                </Button>
              )}
              <Button kind="secondary" size="small" onClick={drop}>
                {words.drop}
              </Button>
            </>
          }
        >
          {unsent.isWaiting ? words.waits : words.held}
        </Notice>
      )}
    </div>
  );
}

interface ClashProps {
  unsent: UnsentProfile;
  words: UnsentWords;
  onMine(profile: Profile, known: Profile): Promise<void>;
  onStored(): void;
}

/** Both versions of what was changed here and elsewhere; nothing of either is lost before somebody has chosen. */
function Clash({ unsent: { profile, known }, words, onMine, onStored }: ClashProps) {
  const [stored, setStored] = useState<Profile | null>(null);
  useEffect(() => {
    let isHere = true;
    load()
      .then(({ storedProfile }) => storedProfile())
      .then(
        (found) => isHere && setStored(found),
        () => undefined,
      );
    return () => void (isHere = false);
  }, [profile]);
  const merged = stored && mergeProfile(known, profile, stored);
  const say = (of: Profile, part: ProfilePart): string =>
    profilePartLine({ ...of, country_id: words.countries[of.country_id] ?? of.country_id }, part) || words.nothing;
  return (
    <Notice
      tone="warning"
      announce
      title={words.changed}
      actions={
        stored &&
        merged && (
          <>
            <Button
              size="small"
              onClick={() => void onMine(withParts(merged.profile, profile, merged.clashes), stored)}
            >
              {words.takeMine}
            </Button>
            <Button kind="secondary" size="small" onClick={onStored}>
              {words.takeStored}
            </Button>
          </>
        )
      }
    >
      {stored && merged && (
        <dl className="mt-2 grid gap-3">
          {merged.clashes.map((part) => (
            <div key={part}>
              <dt className="font-semibold">{words.parts[part]}</dt>
              <dd className="wrap-anywhere">
                {words.stored} {say(stored, part)}
              </dd>
              <dd className="wrap-anywhere">
                {words.mine} {say(profile, part)}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Notice>
  );
}
