"use client";

import { useRouter } from "next/navigation";
import { type ComponentProps, useEffect, useRef } from "react";
import { tellOnTheWay } from "@/components/ui/on-the-way";
import { keepSaid, sayAgain } from "./said-before";

interface Props extends Omit<ComponentProps<"form">, "action"> {
  action: string;
  /** Answers that stay in the address. */
  kept: Readonly<Record<string, string>>;
}

/** A plain form that leads to an address; with script without a new document. Each question needs a key of its own. */
export function GuideForm({ action, kept, children, ...rest }: Props) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) sayAgain(form.current);
  }, []);
  return (
    <form
      {...rest}
      ref={form}
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        const said = [...new FormData(event.currentTarget)].filter(
          (entry): entry is [string, string] => entry[1] !== "",
        );
        keepSaid(said);
        const address = `${action}?${new URLSearchParams(said).toString()}`;
        tellOnTheWay(address);
        router.push(address);
      }}
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
