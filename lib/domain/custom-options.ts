import type { CustomOption, Money, PriceBand, ProductOption } from "@/lib/contract";
import { roundHalfUp } from "@/lib/contract/rounding";
import { oneLine } from "@/lib/contract/storable";

/** What a text or a choice costs: an amount for each piece, or hundredths of a percent of its rent. */
export type Surcharge = Pick<CustomOption, "price" | "price_type">;

type Terms = Omit<CustomOption, "title" | "values"> & {
  values: readonly ({ option_type_id: string } & Surcharge)[];
};
type Chosen = ProductOption["extension_attributes"]["custom_options"];

export type CustomChoice =
  | { ok: true; chosen: Chosen; surcharges: Surcharge[] }
  | { ok: false; problem: "required" | "too_long" | "not_offered"; option: string; most?: number };

/** As it is kept and engraved: spaces of a form make no other text. */
const plainText = (text: string): string => oneLine(text.normalize("NFC"));

/**
 * What was written and chosen with one thing, in the order of its options. An empty text and a value that is no number
 * above zero are no choice; what is not offered is refused, or somebody would wait for it.
 */
export function chooseCustom(options: readonly Terms[], wished: Chosen): CustomChoice {
  const left = new Map(wished.map(({ option_id, option_value }) => [option_id, option_value]));
  const unknown = wished.find(({ option_id: id }) => !options.some(({ option_id }) => option_id === id));
  if (unknown || left.size < wished.length)
    return { ok: false, problem: "not_offered", option: (unknown ?? wished[0])?.option_id ?? "" };
  const chosen: Chosen = [];
  const surcharges: Surcharge[] = [];
  for (const option of options) {
    const { option_id, type, max_characters: most } = option;
    const text = plainText(left.get(option_id) ?? "");
    const isChosen = type === "field" ? text !== "" : Number(text) > 0;
    if (!isChosen) {
      if (option.is_require) return { ok: false, problem: "required", option: option_id };
      continue;
    }
    const value = type === "field" ? option : option.values.find(({ option_type_id: id }) => id === text);
    if (!value) return { ok: false, problem: "not_offered", option: option_id };
    if (type === "field" && text.length > most) return { ok: false, problem: "too_long", option: option_id, most };
    chosen.push({ option_id, option_value: text });
    if (value.price > 0) surcharges.push({ price: value.price, price_type: value.price_type });
  }
  return { ok: true, chosen, surcharges };
}

const HUNDREDTHS_OF_PERCENT = 10_000;

/** The price list with what was chosen: a share of every day's price, and an amount once for each piece. */
export function withSurcharges(priceList: readonly PriceBand[], surcharges: readonly Surcharge[]): PriceBand[] {
  const sum = (type: Surcharge["price_type"]): Money =>
    surcharges.reduce((total, { price, price_type }) => total + (price_type === type ? price : 0), 0);
  const [once, share] = [sum("fixed"), sum("percent")];
  return priceList.map((band) => ({
    ...band,
    price_per_day: roundHalfUp((band.price_per_day * (HUNDREDTHS_OF_PERCENT + share)) / HUNDREDTHS_OF_PERCENT),
    ...(once > 0 && { once: (band.once ?? 0) + once }),
  }));
}

/** What was written and chosen, as it is shown: [{label: "Pro koho", value: "Jana"}]. */
export const customLabels = (
  options: readonly (Pick<CustomOption, "option_id" | "title" | "type"> & {
    values: readonly { option_type_id: string; title: string }[];
  })[],
  chosen: Chosen,
): { label: string; value: string }[] =>
  chosen.flatMap(({ option_id, option_value }) => {
    const option = options.find((candidate) => candidate.option_id === option_id);
    const value =
      option?.type === "field"
        ? option_value
        : option?.values.find(({ option_type_id }) => option_type_id === option_value)?.title;
    return option && value !== undefined ? [{ label: option.title, value }] : [];
  });
