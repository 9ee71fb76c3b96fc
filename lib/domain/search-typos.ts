/** Letters by which two words differ; `most` and one where it is more than that. */
function lettersApart(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...a].entries()) {
    const now = [row + 1];
    for (let column = 1; column <= b.length; column += 1) {
      const changed = (before[column - 1] ?? 0) + (letter === b[column - 1] ? 0 : 1);
      now.push(Math.min(changed, (before[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1));
    }
    before = now;
  }
  return Math.min(before[b.length] ?? 0, most + 1);
}

const MOST = 2;

/** Letters that differ in a word that somebody may have meant by another; null where they can't have. */
export function typoApart(typed: string, meant: string): number | null {
  const distance = lettersApart(typed, meant, MOST);
  return distance <= MOST && isTypo(typed, meant, distance) ? distance : null;
}

/** Letters that may differ in a word: one, in a long one two, and two that changed places. */
export const isTypo = (typed: string, meant: string, distance: number): boolean =>
  typed.length >= (distance < 2 ? 4 : 8) || isSwapped(typed, meant);

function isSwapped(a: string, b: string): boolean {
  const first = [...a].findIndex((letter, index) => letter !== b[index]);
  const rest = (text: string): string => text.slice(first + 2);
  return a[first] === b[first + 1] && a[first + 1] === b[first] && rest(a) === rest(b);
}
