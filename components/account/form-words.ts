/* What a form of the account says of what was typed, and of what was refused. */

export interface AccountField {
  name: string;
  label: string;
  hint?: string;
  type: "email" | "password" | "tel" | "text";
  autoComplete: string;
  minLength?: number;
  /** Said beside the label of what may stay empty. */
  optional?: string;
  inputMode?: "numeric";
  maxLength: number;
  defaultValue?: string;
  /** A line of its own, where fields stand in pairs. */
  wide?: boolean;
}

/** What is agreed to by a tick; without it nothing is sent. */
export interface AccountTick {
  name: string;
  label: string;
  missing: string;
}

/** What is said of a refusal, and at which of the fields. */
export interface RefusalWords {
  text: string;
  field?: string;
}

/** What is wrong with what was typed, in the shop's words: nothing, no e-mail, too short. */
type Fault = "missing" | "email" | "name" | "password";
export type FaultWords = Record<Fault, string>;

export interface FormWords {
  fields: readonly AccountField[];
  /** Below what else it asks. */
  tick?: AccountTick;
  /** By what was refused, and by "what.field" where one field can be named; "offline": it wants a network. */
  refusals: Record<string, RefusalWords>;
  faults: FaultWords;
  /** Said for every other refusal, and where nobody answers. */
  failed: string;
  /** Names of fields whose text can't be right, where that takes more than a look at one of them. */
  check?(form: HTMLFormElement): readonly string[];
}

/** What can be wrong with a field that something was typed into; null of one that may hold anything. */
const faultOf = ({ type, minLength }: AccountField): Fault | null => {
  if (type === "email") return "email";
  return minLength === undefined ? null : type === "password" ? "password" : "name";
};

/** What is said of a refusal: at each of the fields that it names ("what.field.field"), or once of all. */
export function wordsOf(problem: string, { refusals, fields, faults, failed }: FormWords): RefusalWords[] {
  const [what = "", ...names] = problem.split(".");
  const all = refusals[what] ?? { text: failed };
  if (names.length === 0) return [all];
  return names.map((name) => {
    const field = fields.find((known) => known.name === name);
    const fault = field && what === "invalid_input" ? faultOf(field) : null;
    if (fault) return refusals[`${what}.${name}`] ?? { text: faults[fault], field: name };
    return refusals[`${what}.${name}`] ?? (field && what === "invalid_input" ? { ...all, field: name } : all);
  });
}

/** What is wrong before anybody is asked, by the fields' names. */
function faultsIn(form: HTMLFormElement, fields: readonly AccountField[]): Record<string, Fault> {
  const found = fields.map((field): [string, Fault | null] => {
    const input = form.elements.namedItem(field.name);
    if (!(input instanceof HTMLInputElement)) return [field.name, null];
    // Blanks are letters of a password, and of nothing else.
    const value = field.type === "password" ? input.value : input.value.trim();
    if (value === "") return [field.name, input.required ? "missing" : null];
    const isShort = field.minLength !== undefined && value.length < field.minLength;
    return [field.name, isShort || input.validity.typeMismatch ? faultOf(field) : null];
  });
  return Object.fromEntries(found.filter((entry): entry is [string, Fault] => entry[1] !== null));
}

/** What is said at each field before anybody is asked: of the field itself, or else of what it stands for. */
export function wrongIn(form: HTMLFormElement, words: FormWords): Record<string, string> {
  const names = words.check?.(form) ?? [];
  const box = words.tick && form.elements.namedItem(words.tick.name);
  const isUnticked = box instanceof HTMLInputElement && !box.checked;
  const checked = names.length > 0 ? wordsOf(["invalid_input", ...names].join("."), words) : [];
  return Object.fromEntries([
    ...checked.flatMap(({ field, text }) => (field === undefined ? [] : [[field, text] as const])),
    ...Object.entries(faultsIn(form, words.fields)).map(([name, fault]) => [name, words.faults[fault]] as const),
    ...(words.tick && isUnticked ? [[words.tick.name, words.tick.missing] as const] : []),
  ]);
}
