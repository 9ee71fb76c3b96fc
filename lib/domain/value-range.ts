const numbered = (label: string) => /^(?<number>\d+(?:[.,]\d+)?)(?<unit>\D*)$/u.exec(label.trim())?.groups;

/** Many values in few words: "158–178 cm" where all of them are numbers of one unit, else each by itself. */
export function valueRange(labels: readonly string[]): string {
  const parts = labels.flatMap((label) => {
    const { number = "", unit = "" } = numbered(label) ?? {};
    return number ? [{ number, unit, size: Number(number.replace(",", ".")) }] : [];
  });
  const sorted = [...parts].sort((a, b) => a.size - b.size);
  const [first, last] = [sorted[0], sorted.at(-1)];
  const isRange =
    labels.length > 2 && parts.length === labels.length && parts.every(({ unit }) => unit === first?.unit);
  return first && last && isRange ? `${first.number}–\u2060${last.number}${last.unit}` : labels.join(", ");
}
