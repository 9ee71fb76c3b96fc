import { Select, type SelectOption } from "@/components/ui/select";
import { describedBy, FieldError } from "@/components/ui/field";
import { TextArea, TextField } from "@/components/ui/text-field";
import { MAX_LINE, MAX_NAME, MAX_PERSON, MAX_REVIEW } from "@/lib/contract/limits";

/** What a review can't be without, in the order of its form. */
export const REVIEW_FIELDS = ["rating", "title", "detail", "nickname"] as const;
export type ReviewField = (typeof REVIEW_FIELDS)[number];

export interface ReviewFieldLabels {
  rating: string;
  /** By the number of stars, from one. */
  stars: readonly string[];
  title: string;
  detail: string;
  detailHint: string;
  nickname: string;
  nicknameHint: string;
  used: string;
  level: string;
  optional: string;
  website: string;
}

interface Props {
  labels: ReviewFieldLabels;
  /** Fewest letters of what is said. */
  minDetail: number;
  uses: readonly SelectOption[];
  levels: readonly SelectOption[];
  /** What is said at what can't be sent as it is. */
  errors: Partial<Record<ReviewField, string>>;
  /** As it was typed before it was refused. */
  typed?: Readonly<Record<string, string>>;
}

export function ReviewFieldset({ labels, minDetail, uses, levels, errors, typed = {} }: Props) {
  return (
    <>
      <StarsField labels={labels} error={errors.rating} chosen={typed.rating} />
      <TextField
        name="title"
        label={labels.title}
        error={errors.title}
        defaultValue={typed.title}
        required
        maxLength={MAX_NAME}
        autoComplete="off"
      />
      <TextArea
        name="detail"
        label={labels.detail}
        hint={labels.detailHint}
        error={errors.detail}
        defaultValue={typed.detail}
        required
        minLength={minDetail}
        maxLength={MAX_REVIEW}
        rows={5}
      />
      <TextField
        name="nickname"
        label={labels.nickname}
        hint={labels.nicknameHint}
        error={errors.nickname}
        defaultValue={typed.nickname}
        required
        maxLength={MAX_PERSON}
        autoComplete="given-name"
      />
      <div className="review-facts">
        <Select name="used" label={labels.used} optional={labels.optional} options={uses} defaultValue={typed.used} />
        <Select
          name="level"
          label={labels.level}
          optional={labels.optional}
          options={levels}
          defaultValue={typed.level}
        />
      </div>
      {/* For programs alone: what is written here comes from none who reads the page. */}
      <p className="sr-only" aria-hidden="true">
        <label>
          {labels.website}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" maxLength={MAX_LINE} />
        </label>
      </p>
    </>
  );
}

interface StarsProps {
  labels: ReviewFieldLabels;
  error?: string;
  chosen?: string;
}

/** What is wrong is of all five together: the group is described by it, and each of them is marked. */
function StarsField({ labels, error, chosen }: StarsProps) {
  const id = "review-rating";
  return (
    <fieldset aria-describedby={describedBy(id, { error })}>
      <legend className="mb-2 font-semibold">{labels.rating}</legend>
      <div className="review-rating">
        {labels.stars.map((label, index) => (
          <label key={label}>
            <input
              type="radio"
              name="rating"
              value={index + 1}
              defaultChecked={chosen === String(index + 1)}
              required
              className="tick"
              aria-invalid={Boolean(error) || undefined}
            />
            {label}
          </label>
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
