import { useTranslations } from "next-intl";
import { RadioGroup } from "@/components/ui/radio-group";
import { TextField } from "@/components/ui/text-field";
import { RIDING_LEVELS } from "@/lib/contract/body";
import type { FittingField } from "@/lib/domain/fitting-data";
import { readMeasure, spokenEnds, type MeasureField, type TypedMeasures } from "@/lib/domain/read-measures";
import { spokenFoot } from "@/lib/domain/sizing/feet";

interface Props {
  fields: readonly FittingField[];
  typed: TypedMeasures;
  unread: readonly MeasureField[];
  /** Both at once can't be one person's, which is asked at the foot. */
  doubt: { foot: number; height: number } | null;
  /** Nothing was filled in at all, which is said at the first field. */
  isEmpty: boolean;
  onType: (part: Partial<TypedMeasures>) => void;
}

export function MeasuresFields({ fields, typed, unread, doubt, isEmpty, onType }: Props) {
  const t = useTranslations("cart.measures");
  return fields.map((field, index) =>
    field === "level" ? (
      <RadioGroup
        key={field}
        label={t("level.label")}
        hint={t("level.hint")}
        options={RIDING_LEVELS.map((level) => ({
          value: level,
          label: t(`level.${level}`),
          note: t(`level.${level}Note`),
        }))}
        value={typed.level}
        onChange={({ target }) => onType({ level: RIDING_LEVELS.find((level) => level === target.value) ?? "" })}
      />
    ) : (
      <NumberField
        key={field}
        field={field}
        value={typed[field]}
        isUnread={unread.includes(field)}
        problem={
          field === "foot" && doubt
            ? t("foot.doubt", { cm: doubt.foot / 10, height: doubt.height })
            : isEmpty && index === 0
              ? t("empty")
              : undefined
        }
        onType={(text) => onType({ [field]: text })}
      />
    ),
  );
}

function NumberField({
  field,
  value,
  isUnread,
  problem,
  onType,
}: {
  field: MeasureField;
  value: string;
  isUnread: boolean;
  problem: string | undefined;
  onType: (text: string) => void;
}) {
  const t = useTranslations("cart.measures");
  const error = t(`${field}.error`, spokenEnds(field));
  return (
    <TextField
      label={t(`${field}.label`)}
      hint={field === "foot" ? <FootHint text={value} /> : undefined}
      error={isUnread ? error : problem}
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

/** What was understood, so that what was meant otherwise is seen. */
function FootHint({ text }: { text: string }) {
  const t = useTranslations("cart.measures.foot");
  const foot = readMeasure("foot", text);
  return foot === null ? t("hint") : t("length", spokenFoot(foot));
}
