"use client";

import { useRouter } from "next/navigation";
import type { ComponentProps } from "react";
import { tellOnTheWay } from "@/components/ui/on-the-way";

interface Props extends Omit<ComponentProps<"form">, "action"> {
  action: string;
  /** Answers that stay in the address. */
  kept: Readonly<Record<string, string>>;
}

/** A plain form that leads to an address; with script without a new document. */
export function GuideForm({ action, kept, children, ...rest }: Props) {
  const router = useRouter();
  return (
    <form
      {...rest}
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        const said = [...new FormData(event.currentTarget)].filter(
          (entry): entry is [string, string] => entry[1] !== "",
        );
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
