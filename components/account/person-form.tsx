"use client";

import type { ComponentProps } from "react";
import { allFields } from "@/lib/domain/fitting-data";
import { readMeasures } from "@/lib/domain/read-measures";
import { AccountForm } from "./account-form";

/** Measures that nobody can read, as the shop will read them. */
function unreadIn(form: HTMLFormElement): readonly string[] {
  const typed = new FormData(form);
  const text = (name: string): string => {
    const value = typed.get(name);
    return typeof value === "string" ? value : "";
  };
  const measures = { height: text("height"), weight: text("weight"), foot: text("foot"), level: "" as const };
  return readMeasures(allFields, measures).unread;
}

/** The form of somebody of a family: a measure is as right as the cart's, and told of before anybody is asked. */
export function PersonForm(form: ComponentProps<typeof AccountForm>) {
  return <AccountForm {...form} inPairs check={unreadIn} />;
}
