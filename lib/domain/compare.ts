import type { AttributeValue } from "@/lib/contract";
import { LIST_LIMITS } from "./lists";

/** Names of what an address compares: "A,B,C". Whatever a visitor types there, a few plausible names come of it. */
export const comparedSkus = (text: string): string[] =>
  [...new Set(text.split(",").map((sku) => sku.trim()))]
    .filter((sku) => sku !== "" && sku.length <= 64)
    .slice(0, LIST_LIMITS.compare);

export interface CompareRow {
  code: string;
  label: string;
  /** What each thing says of it, in the order of the things; empty where it says nothing. */
  cells: string[];
}

/** One row for each attribute that any of the things has, in the given order of the attributes. */
export function attributeRows(
  things: readonly { attributes: readonly AttributeValue[] }[],
  codes: readonly string[],
): CompareRow[] {
  return codes.flatMap((code) => {
    const found = things.map(({ attributes }) => attributes.find(({ attribute_code }) => attribute_code === code));
    const label = found.find((attribute) => attribute !== undefined)?.label;
    const cells = found.map((attribute) => attribute?.value_labels.join(", ") ?? "");
    return label !== undefined && cells.some((cell) => cell !== "") ? [{ code, label, cells }] : [];
  });
}

/** Whether the things differ in what a row says; one thing differs from nothing, so all of its rows count. */
export const differs = ({ cells }: Pick<CompareRow, "cells">): boolean =>
  cells.length < 2 || cells.some((cell) => cell !== cells[0]);
