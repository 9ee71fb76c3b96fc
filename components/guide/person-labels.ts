import type { Translate } from "@/components/ui/text";
import type { Renter } from "@/lib/domain/equipment-guide/tree";

/** What each of the party is called: the name that was said, or "Adult 2". */
export function personLabels(
  renters: readonly Pick<Renter, "age">[],
  names: readonly (string | undefined)[],
  t: Translate,
): string[] {
  const seen = { adult: 0, child: 0 };
  return renters.map(({ age }, index) => {
    seen[age] += 1;
    return names[index]?.trim() || t(`person.${age}`, { number: seen[age] });
  });
}
