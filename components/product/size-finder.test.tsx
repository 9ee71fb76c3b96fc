import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import type { ListedSizes } from "@/lib/domain/sizing/own-sizes";
import messages from "@/messages/cs-CZ.json";
import { keepOwnMeasures, ownMeasures } from "@/stores/own-measures";
import SizeFinder from "./size-finder";

// Words of parts are loaded on need; here they are given.
jest.mock("@/lib/i18n/lazy-messages", () => ({ LazyIntl: ({ children }: { children: React.ReactNode }) => children }));

type Sized = Omit<ListedSizes, "options">;
const skis: Sized = { code: "ski_length", rule: "ski", kind: "carving" };
const boots: Sized = { code: "boot_size", rule: "mondopoint" };
const board: Sized = { code: "board_length", rule: "board" };
const options = (attribute_code: string, unit: string, ...values: string[]) => ({
  ...{ attribute_code, attribute_id: 1, label: attribute_code },
  values: values.map((value) => ({ value_index: value, label: `${value}${unit}` })),
});
const lengths = options("ski_length", " cm", "148", "156", "163", "170", "177");

beforeEach(() => localStorage.clear());

function show(sized: Sized, choices = lengths) {
  const [onChoose, onClose] = [jest.fn(), jest.fn()];
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <SizeFinder
        product={{ sized: [sized], guide: "/i/velikost-lyzi", configurable_options: [choices] }}
        locale="cs-CZ"
        onChoose={onChoose}
        onClose={onClose}
      />
    </NextIntlClientProvider>,
  );
  return { user: userEvent.setup(), onChoose, onClose };
}
const field = (name: RegExp) => screen.getByLabelText(name);
const said = () => within(screen.getByRole("status"));

test("178 cm, 72 kg and a middling skier: 163 cm fits, the reason is said, and a press chooses it", async () => {
  const { user, onChoose, onClose } = show(skis);
  expect(said().getByText(/Napište míry/u)).toBeVisible();
  await user.type(field(/^Výška/u), "178");
  await user.type(field(/^Váha/u), "72");
  await user.selectOptions(field(/^Jak jezdíte/u), "intermediate");
  expect(said().getByText(/Sedne vám 163 cm/u)).toBeVisible();
  expect(said().getByText(/Na výšku 178.cm se hodí délka 163\u2060–\u2060170.cm/u)).toBeVisible();
  expect(said().getByText(/Vyhoví 163 cm, 170 cm/u)).toBeVisible();
  expect(screen.getByRole("link", { name: "Jak velikost vybrat" })).toHaveAttribute("href", "/i/velikost-lyzi");
  await user.click(screen.getByRole("button", { name: "Vybrat 163 cm" }));
  expect(onChoose).toHaveBeenCalledWith({ ski_length: "163" });
  expect(onClose).toHaveBeenCalled();
  expect(ownMeasures()).toEqual({ body: { height: 178, weight: 72 }, level: "intermediate", on: true });
});

test.each([
  ["95", /spíš delší/u],
  ["55", /spíš kratší/u],
])("a weight of %s kg moves the length, and that is said", async (weight, words) => {
  const { user } = show(skis);
  await user.type(field(/^Výška/u), "178");
  await user.type(field(/^Váha/u), weight);
  expect(said().getByText(words)).toBeVisible();
});

test("children's skis are short, and never to grow into", async () => {
  const { user } = show(skis, options("ski_length", " cm", "90", "100", "110"));
  await user.type(field(/^Výška/u), "120");
  expect(said().getByText(/Sedne vám 100 cm/u)).toBeVisible();
  expect(said().getByText(/nikdy do zásoby/u)).toBeVisible();
});

test("a board asks for the weight and for no level; boots ask for the foot alone", async () => {
  const { user } = show(board, options("board_length", " cm", "150", "154", "158"));
  expect(screen.queryByLabelText(/^Jak jezdíte/u)).toBeNull();
  await user.type(field(/^Výška/u), "176");
  await user.type(field(/^Váha/u), "70{Enter}");
  expect(ownMeasures()?.body).toEqual({ height: 176, weight: 70 });
});

test("a foot is said as boots are sold, with its reason; measures of before are there and stay", async () => {
  keepOwnMeasures({ body: { height: 178, weight: 72, foot: 272 }, on: false });
  const { user, onChoose } = show(boots, options("boot_size", "", "265", "275", "285"));
  expect(screen.queryByLabelText(/^Výška/u)).toBeNull();
  expect(field(/^Délka chodidla/u)).toHaveValue("27,2");
  expect(said().getByText(/Chodidlo 27,2.cm je v.lyžařských botách velikost 27,5, asi EU.42,5/u)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Vybrat 275" }));
  expect(onChoose).toHaveBeenCalledWith({ boot_size: "275" });
  expect(ownMeasures()).toMatchObject({ body: { height: 178, weight: 72, foot: 272 }, on: true });
});

test("nonsense and nothing are told at their field; where nothing suits, that is said and nothing chosen", async () => {
  const { user, onChoose } = show(skis);
  await user.click(screen.getByRole("button", { name: "Vybrat velikost" }));
  expect(field(/^Výška/u)).toHaveAccessibleDescription(/Doplňte/u);
  await user.type(field(/^Výška/u), "9000{Enter}");
  expect(field(/^Výška/u)).toBeInvalid();
  await user.clear(field(/^Výška/u));
  await user.type(field(/^Výška/u), "100{Enter}");
  expect(said().getByText(/ve vaší velikosti není/u)).toBeVisible();
  expect(onChoose).not.toHaveBeenCalled();
  expect(ownMeasures()).toBeNull();
});
