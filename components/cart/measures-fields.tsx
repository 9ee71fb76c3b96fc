import { useTranslations } from "next-intl";
import { RadioGroup } from "@/components/ui/radio-group";
import { TextField } from "@/components/ui/text-field";
import type { RidingLevel } from "@/lib/contract";
import { BODY } from "@/lib/contract/body";
import type { FittingField } from "@/lib/domain/fitting-data";
import { readMeasure, type MeasureField, type TypedMeasures } from "@/lib/domain/read-measures";

interface Props {
  fields: readonly FittingField[];
  typed: TypedMeasures;
  unread: readonly MeasureField[];
  /** Nothing was filled in at all, which is said at the first field. */
  isEmpty: boolean;
  onType: (part: Partial<TypedMeasures>) => void;
}

const levels: readonly RidingLevel[] = ["cautious", "moderate", "fast"];

export function MeasuresFields({ fields, typed, unread, isEmpty, onType }: Props) {
  const t = useTranslations("cart.measures");
  return fields.map((field, index) =>
    field === "level" ? (
      <RadioGroup
        key={field}
        label={t("level.label")}
        hint={t("level.hint")}
        options={levels.map((level) => ({ value: level, label: t(`level.${level}`), note: t(`level.${level}Note`) }))}
        value={typed.level}
        onChange={({ target }) => onType({ level: levels.find((level) => level === target.value) ?? "" })}
      />
    ) : (
      <NumberField
        key={field}
        field={field}
        value={typed[field]}
        isUnread={unread.includes(field)}
        missing={isEmpty && index === 0 ? t("empty") : undefined}
        onType={(text) => onType({ [field]: text })}
      />
    ),
  );
}

function NumberField({
  field,
  value,
  isUnread,
  missing,
  onType,
}: {
  field: MeasureField;
  value: string;
  isUnread: boolean;
  missing: string | undefined;
  onType: (text: string) => void;
}) {
  const t = useTranslations("cart.measures");
  const [least, most] = BODY[field];
  const error = t(`${field}.error`, { least, most });
  return (
    <TextField
      label={t(`${field}.label`)}
      hint={field === "foot" ? <FootHint text={value} /> : undefined}
      error={isUnread ? error : missing}
      room={error}
      // A decimal comma is on the keyboard of numbers where sizes have halves.
      inputMode={field === "foot" ? "decimal" : "numeric"}
      autoComplete="off"
      maxLength={8}
      value={value}
      onChange={({ target }) => onType(target.value)}
    />
  );
}

/** What a shoe size was taken for, so that a wrong one is seen. */
function FootHint({ text }: { text: string }) {
  const t = useTranslations("cart.measures.foot");
  const mm = readMeasure("foot", text);
  return mm === null || text.trim().startsWith(String(mm)) ? t("hint") : t("length", { mm });
}
