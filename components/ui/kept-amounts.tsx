import type { ReactNode } from "react";

/** The hyphen of "4 552,- Kč" is a place to break at, the blank behind it notwithstanding. */
const BREAKING = /([^ ]*,-\u00A0[^ ]*)/u;

/** A sentence whose amounts stay on one line each; a letter that joined them would be copied with the text. */
export const keptAmounts = (sentence: string): ReactNode =>
  sentence.split(BREAKING).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
