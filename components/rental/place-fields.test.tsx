import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { ANYWHERE, type Place } from "@/lib/domain/place";
import messages from "@/messages/cs-CZ.json";
import { PlaceFields } from "./place-fields";
import { usePlaceDraft } from "./use-place-draft";

const sources = [
  { id: "praha", name: "Praha – Holešovice", latitude: 50.1, longitude: 14.44 },
  { id: "liberec", name: "Liberec – U Nisy", latitude: 50.77, longitude: 15.06 },
];
const call = jest.fn(async (name: string) =>
  name === "listSources"
    ? { ok: true, value: sources }
    : { ok: true, value: { name: "Tanvald", latitude: 50.74, longitude: 15.31 } },
);
jest.mock("@/stores/load-api", () => ({ loadApi: async () => ({ call }) }));

const branches = sources.map(({ id, name }) => ({ id, name, locative: `v ${id}`, partner_id: null }));

function Fields({ initial, onPlace }: { initial: Place; onPlace: (place: Place | null) => void }) {
  const draft = usePlaceDraft(initial);
  onPlace(draft.place);
  return <PlaceFields draft={draft} branches={branches} />;
}

function open(initial: Place = ANYWHERE) {
  const onPlace = jest.fn();
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <Fields initial={initial} onPlace={onPlace} />
    </NextIntlClientProvider>,
  );
  const chosen = () => onPlace.mock.lastCall?.[0] as Place | null;
  const user = userEvent.setup();
  const find = () => user.click(screen.getByRole("button", { name: "Najít nejbližší pobočku" }));
  return { user, chosen, find };
}

const position = (answer: (ok: PositionCallback, no: PositionErrorCallback) => void) =>
  Object.defineProperty(navigator, "geolocation", {
    configurable: true,
    value: { getCurrentPosition: jest.fn(answer) },
  });

beforeEach(() => call.mockClear());

test("a branch, anywhere, or delivery once there is a postcode", async () => {
  const { user, chosen } = open();
  await user.selectOptions(screen.getByLabelText("Kde"), "Liberec – U Nisy");
  expect(chosen()).toEqual({ kind: "branch", source: "liberec" });
  await user.selectOptions(screen.getByLabelText("Kde"), "Přivézt ke mně");
  expect(chosen()).toBeNull();
  await user.type(screen.getByLabelText("Vaše PSČ"), "110 00");
  expect(chosen()).toEqual({ kind: "delivery", postcode: "11000" });
  await user.selectOptions(screen.getByLabelText("Kde"), "Kdekoli, ukážeme pobočky");
  expect(chosen()).toEqual(ANYWHERE);
});

test("it asks for the place alone; what finds the nearest comes with a press and takes the focus", async () => {
  const { find } = open();
  expect(screen.queryByLabelText("Vaše PSČ")).not.toBeInTheDocument();
  await find();
  expect(screen.getByLabelText("Vaše PSČ")).toHaveFocus();
});

test("delivery that was chosen before says where to, and its postcode can be changed", async () => {
  const { user } = open({ kind: "delivery", postcode: "11000" });
  expect(screen.getByLabelText("Kde")).toHaveDisplayValue("Přivézt na 110\u00A000");
  expect(call).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Změnit PSČ" }));
  expect(screen.getByLabelText("Vaše PSČ")).toHaveValue("11000");
});

test("the nearest branch is proposed to who has typed a postcode, and chosen by a press only", async () => {
  const { user, chosen, find } = open();
  await find();
  expect(call).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText("Vaše PSČ"), "46841");
  expect(await screen.findByText("Nejblíž máte Liberec – U Nisy, asi 18 km.")).toBeInTheDocument();
  expect(chosen()).toEqual(ANYWHERE);
  await user.click(screen.getByRole("button", { name: "Vybrat" }));
  expect(chosen()).toEqual({ kind: "branch", source: "liberec" });
  expect(screen.queryByRole("button", { name: "Vybrat" })).not.toBeInTheDocument();
  expect(screen.getByLabelText("Kde")).toHaveFocus();
});

test("the room of the answer is kept from the start, so that nothing below it moves", async () => {
  const { user, find } = open();
  await find();
  const room = screen.getByRole("status").parentElement;
  expect(room).toHaveClass("min-h-18");
  await user.type(screen.getByLabelText("Vaše PSČ"), "46841");
  const said = await screen.findByText(/Nejblíž máte/u);
  expect([said.parentElement, screen.getByRole("button", { name: "Vybrat" }).parentElement]).toEqual([room, room]);
});

test("a postcode that nobody brings things to is refused at once, with the nearest branch one press away", async () => {
  const { user, chosen } = open();
  await user.selectOptions(screen.getByLabelText("Kde"), "Přivézt ke mně");
  await user.type(screen.getByLabelText("Vaše PSČ"), "46841");
  expect(screen.getByLabelText("Vaše PSČ")).toHaveAccessibleDescription(/Domů na 468\u00A041 nevozíme\./u);
  expect(screen.getByLabelText("Vaše PSČ")).toBeInvalid();
  expect(chosen()).toBeNull();
  await screen.findByText(/Nejblíž máte Liberec – U Nisy/u);
  await user.click(screen.getByRole("button", { name: "Vybrat" }));
  expect(chosen()).toEqual({ kind: "branch", source: "liberec" });
  expect(screen.getByLabelText("Vaše PSČ")).toBeValid();
});

test("nobody's position is asked for unasked; when it is, it is sent nowhere", async () => {
  position((ok) => ok({ coords: { latitude: 50.08, longitude: 14.43 } } as GeolocationPosition));
  const { user, find } = open();
  await find();
  expect(navigator.geolocation.getCurrentPosition).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Podle mé polohy" }));
  expect(await screen.findByText(/Nejblíž máte Praha – Holešovice/u)).toBeInTheDocument();
  expect(call.mock.calls).toEqual([["listSources", {}]]);
});

test("a position that is refused is said, and the list stays", async () => {
  position((_ok, no) => no({ message: "denied" } as GeolocationPositionError));
  const { user, find } = open({ kind: "branch", source: "praha" });
  await find();
  await user.click(screen.getByRole("button", { name: "Podle mé polohy" }));
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Polohu se nepovedlo zjistit"));
  expect(screen.getByLabelText("Kde")).toHaveValue("praha");
});
