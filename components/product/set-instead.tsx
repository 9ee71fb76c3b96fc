import { lazyPart } from "@/components/ui/lazy-part";
import { fill } from "@/components/ui/text";
import { nearestFree } from "@/lib/domain/set-choice";
import type { ChosenUnits } from "@/lib/queries";
import type { AlternativeGroup, AlternativesProps } from "./alternatives";
import type { RentalFormProps } from "./rental-frame";
import type { SetLabels } from "./rental-labels";
import type { useBranch } from "./use-branch";

const Alternatives = lazyPart<AlternativesProps>(() => import("./alternatives"));

/** What is wished of one part of a set, and what is free of it. */
export interface WishedPart {
  name: string;
  sku: string;
  units: number;
  /** Null while nobody knows. */
  free: number | null;
  /** What could be chosen in its place: the sizes of the same thing. */
  sizes: readonly { sku: string; label: string; isFree: boolean }[];
  onSize: (sku: string) => void;
  /** With none, the part is left out; null where it has to be had. */
  fewer: { units: number; choose: () => void } | null;
}

interface Props extends Pick<RentalFormProps, "product" | "labels" | "locale"> {
  branch: ReturnType<typeof useBranch>;
  words: SetLabels;
  parts: readonly WishedPart[];
  chosen: ChosenUnits;
}

/** What can be had when a set can't: which part is taken and in which sizes it is not, days and shops that have all. */
export function SetInstead({ product, labels, locale, branch, words, parts, chosen }: Props) {
  const { source, period, refused, cartSource, choose } = branch;
  if (!source || !period) return null;
  const taken = parts.filter(({ free, units }) => free !== null && free < units);
  const labelOf = ({ name, sku, sizes }: WishedPart): string =>
    [name, sizes.length > 1 && sizes.find((size) => size.sku === sku)?.label].filter(Boolean).join(" ");
  const groups = taken.map((part): AlternativeGroup => ({
    title: fill(words.instead, { name: part.name }),
    ways: [
      ...nearestFree(part.sizes, part.sku).map(({ sku, label }) => ({
        key: sku,
        label,
        choose: () => part.onSize(sku),
      })),
      ...(part.fewer
        ? [
            {
              key: "fewer",
              label: part.fewer.units > 0 ? fill(words.only, { count: String(part.fewer.units) }) : words.leaveOut,
              choose: part.fewer.choose,
            },
          ]
        : []),
    ],
  }));
  return (
    <Alternatives
      refused={refused}
      sku={product.sku}
      set={{ parts: chosen, taken: fill(words.taken, { parts: taken.map(labelOf).join(", ") }), groups }}
      source={source}
      period={period}
      labels={labels}
      locale={locale}
      options={[]}
      onSize={() => undefined}
      onSource={cartSource === null ? choose : null}
    />
  );
}
