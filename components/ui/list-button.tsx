import type { ListName } from "@/lib/domain/lists";

interface Props {
  list: ListName;
  sku: string;
  /** Said aloud with the thing's name. */
  label: string;
  text: string;
}

/** A toggle of one of the visitor's lists, with words; for the document's listener (`shell/wake-lists.ts`). */
export function ListButton({ list, sku, label, text }: Props) {
  return (
    <button
      type="button"
      className="button button-quiet button-small list-button"
      data-list={list}
      value={sku}
      aria-pressed="false"
      aria-label={label}
    >
      {text}
    </button>
  );
}
