import { render } from "@testing-library/react";
import { formatMoney } from "@/lib/domain/money";
import { keptAmounts } from "./kept-amounts";

const shown = (text: string) => {
  const { container } = render(<p>{keptAmounts(text)}</p>);
  return { text: container.textContent, kept: [...container.querySelectorAll("span")].map((of) => of.textContent) };
};

test("the amounts of a sentence break nowhere, and it is copied as it was", () => {
  const [rent, more] = [formatMoney(455_200, "cs-CZ"), formatMoney(-24_000, "cs-CZ")];
  const sentence = `Půjčovné ${rent}, o den déle ${more}.`;
  expect(shown(sentence)).toEqual({ text: sentence, kept: [`${rent},`, `${more}.`] });
});

test.each([formatMoney(455_250, "cs-CZ"), formatMoney(455_200, "de-DE"), "Sjezdové lyže - půjčení", ""])(
  "%p needs nothing",
  (text) => expect(shown(text)).toEqual({ text, kept: [] }),
);
