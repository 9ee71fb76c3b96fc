import { HtmlValidate, StaticConfigLoader } from "html-validate";

/*
 * The standard of HTML, and its recommendations but for taste: how void elements, booleans and attributes are spelled
 * is the renderer's, lengths that a value decides are set in place, and a number is kept on its line by CSS.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ["html-validate:recommended"],
    rules: {
      "aria-label-misuse": ["error", { allowAnyNamable: true }],
      "attr-case": "off",
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      // It counts "&amp;" as five letters; the crawler counts what is read.
      "long-title": "off",
      "no-inline-style": "off",
      "tel-non-breaking": "off",
      "valid-id": ["error", { relaxed: true }],
      "void-style": "off",
    },
  }),
);

/** What is wrong with a page's markup, each rule once. */
export async function markupFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => [ruleId, `${message} (${ruleId}) at ${selector ?? "?"}`] as const),
  );
  return [...new Map(faults).values()];
}
