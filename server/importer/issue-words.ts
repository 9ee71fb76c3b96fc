import type { z } from "zod";
import { STORABLE } from "@/lib/contract/storable";
import { inBoth, type Told } from "./phrases";
import type { Mistake } from "./problems";

/* What a schema finds, as an owner is told it: what stands there, what is wanted, and how it is written. */

type Issue = z.core.$ZodIssue;

const WANTED: Readonly<Record<string, Told>> = {
  string: { cs: "čeká se text, např. Lyže Javor", en: "expected a text, such as Maple skis" },
  number: { cs: "čeká se číslo, např. 390", en: "expected a number, such as 390" },
  int: { cs: "čeká se celé číslo, např. 4", en: "expected a whole number, such as 4" },
  boolean: { cs: "čeká se ano, nebo ne (true, false)", en: "expected yes or no (true, false)" },
  array: {
    cs: "čeká se seznam: v CSV hodnoty oddělené |, v JSON [ ]",
    en: "expected a list: values with | between them in a CSV, [ ] in JSON",
  },
  object: {
    cs: "čekají se části: v CSV sloupce s tečkou, např. name.cs, v JSON { }",
    en: "expected parts: columns with a dot in a CSV, such as name.cs, { } in JSON",
  },
};
const OF_SHAPE: Readonly<Record<string, Told>> = {
  date: { cs: "čeká se den jako 2027-02-13", en: "expected a day as 2027-02-13" },
  datetime: { cs: "čeká se okamžik jako 2027-02-13T08:00:00Z", en: "expected a moment as 2027-02-13T08:00:00Z" },
  email: { cs: "čeká se e-mail jako jana@example.cz", en: "expected an e-mail as jane@example.com" },
  url: { cs: "čeká se adresa jako https://example.cz", en: "expected an address as https://example.com" },
};

const CODE = inBoth("letters, digits, dots, _ and -")!;
const TIME: Told = { cs: "čeká se čas jako 08:00", en: "expected a time as 08:00" };
/** What the contract's patterns want, said without the pattern (patterns.unit.test.ts knows them all). */
const OF_PATTERN: Readonly<Record<string, Told>> = {
  [String(/^[\w.-]+$/u)]: CODE,
  [String(/^\d{2}:\d{2}$/u)]: TIME,
  [String(STORABLE)]: {
    cs: "obsahuje znak, který nejde uložit; smažte ho",
    en: "holds a sign that can't be kept; delete it",
  },
  [String(/^[A-Z]{2}$/u)]: { cs: "čeká se země jako DE", en: "expected a country as DE" },
};

/** How a number, a text or a list is measured. */
const MEASURES: Readonly<Record<string, Told>> = {
  string: { cs: "znaků", en: "characters" },
  array: { cs: "položek", en: "entries" },
};

function bounded(side: "least" | "most", bound: unknown, origin: string): Told {
  const measure = MEASURES[origin];
  const [cs, en] = side === "least" ? ["nejméně", "at least"] : ["nejvýš", "at most"];
  if (side === "least" && measure && Number(bound) === 1) return { cs: "nesmí být prázdné", en: "can't be empty" };
  return {
    cs: `má být ${cs} ${String(bound)}${measure ? ` ${measure.cs}` : ""}`,
    en: `has to be ${en} ${String(bound)}${measure ? ` ${measure.en}` : ""}`,
  };
}

const oneOf = (values: readonly unknown[]): Told => ({
  cs: `má být jedno z: ${values.map(String).join(", ")}`,
  en: `has to be one of: ${values.map(String).join(", ")}`,
});

function wantedBy(issue: Issue): Told {
  switch (issue.code) {
    case "invalid_type":
      return WANTED[issue.expected === "record" ? "object" : issue.expected] ?? WANTED.string!;
    case "invalid_value":
      return oneOf(issue.values);
    case "too_small":
      return bounded("least", issue.minimum, issue.origin);
    case "too_big":
      return bounded("most", issue.maximum, issue.origin);
    case "unrecognized_keys":
      return { cs: `neznámá pole: ${issue.keys.join(", ")}`, en: `unknown fields: ${issue.keys.join(", ")}` };
    case "invalid_format":
      return (
        OF_SHAPE[issue.format] ??
        OF_PATTERN[issue.pattern ?? ""] ?? {
          cs: "má jiný tvar, než se čeká (docs/import.md)",
          en: "is not of the form that is expected (docs/import.md)",
        }
      );
    default:
      return { cs: "není v žádném z možných tvarů (docs/import.md)", en: "is in none of the forms (docs/import.md)" };
  }
}

const valueAt = (raw: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === "object" && value !== null ? (Reflect.get(value, key) as unknown) : undefined),
    raw,
  );

/** A text where a text may stand, only too long for it: of several forms the one that was meant. */
const tooLongFor = (issue: Issue): Issue | undefined =>
  issue.code === "invalid_union"
    ? issue.errors.flat().find(({ code, path }) => code === "too_big" && path.length === 0)
    : undefined;

const MOST_SHOWN = 40;
const quoted = (text: string): string => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN - 1)}…` : text);

export const mistakeOf = (issue: Issue, raw: unknown): Mistake => ({
  field: issue.path.join("."),
  message: issue.message,
  told: toldOf(issue, raw),
});

/** What stands there, what is wanted and an example, in Czech and in English. */
function toldOf(issue: Issue, raw: unknown): Told {
  const tooLong = tooLongFor(issue);
  const wanted = tooLong ? wantedBy(tooLong) : (inBoth(issue.message) ?? wantedBy(issue));
  const found = valueAt(raw, issue.path);
  if (found === undefined) return { cs: `chybí; ${wanted.cs}`, en: `is missing; ${wanted.en}` };
  if (typeof found !== "string" && typeof found !== "number" && typeof found !== "boolean") return wanted;
  const text = quoted(String(found));
  return { cs: `„${text}“: ${wanted.cs}`, en: `“${text}”: ${wanted.en}` };
}
