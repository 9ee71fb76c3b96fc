import { replaceUnstorable, UNSTORABLE } from "@/lib/contract/storable";
import { MAX_RECORD_DEPTH } from "@/lib/limits";

interface Unstorable {
  field: string;
  message: string;
}

const shown = (text: string): string => replaceUnstorable(text, "\uFFFD");
const nameOf = (character: string): string =>
  `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;

/** Texts of a record, names of its fields among them, that the database can't keep. */
export function unstorableIn(value: unknown, path: readonly string[] = []): Unstorable[] {
  if (typeof value === "string") {
    const [character] = UNSTORABLE.exec(value) ?? [];
    return character === undefined
      ? []
      : [{ field: path.join("."), message: `holds a character that can't be stored (${nameOf(character)})` }];
  }
  if (typeof value !== "object" || value === null) return [];
  if (path.length >= MAX_RECORD_DEPTH) return [{ field: path.join("."), message: "lies too deep" }];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...unstorableIn(key, [...path, shown(key)]),
    ...unstorableIn(inner, [...path, shown(key)]),
  ]);
}
