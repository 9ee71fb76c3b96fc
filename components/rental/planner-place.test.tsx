import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { everyDay } from "@/lib/domain/test-support";
import type { Period } from "@/lib/contract";
import { ANYWHERE, type Place } from "@/lib/domain/place";
import messages from "@/messages/cs-CZ.json";
import { Picker } from "./period-picker";

const sources = [
  {
    id: "praha-holesovice",
    name: "Praha – Holešovice",
    locative: "v Praze",
    opening_hours: everyDay,
    closed_days: ["2026-12-12"],
    lead_minutes: 60,
  },
  { id: "liberec", name: "Liberec – U Nisy", opening_hours: everyDay, closed_days: [], order_until: "12:00" },
];
/** The courier of these days is gone until Thursday. */
const answers: Record<string, unknown> = { listSources: sources, getDeliveryStart: { from: "2026-12-10" } };
const call = jest.fn(async (name: string, _input?: unknown) => ({ ok: true, value: answers[name] ?? null }));
jest.mock("@/stores/load-api", () => ({ loadApi: async () => ({ call }) }));

beforeEach(() => call.mockClear());

const praha: Place = { kind: "branch", source: "praha-holesovice" };
const branches = sources.map(({ id, name }) => ({ id, name, locative: `v ${id}`, partner_id: null }));
/** A Monday; Prague is an hour ahead. */
const monday = (time: string) => ({ today: "2026-12-07", now: new Date(`2026-12-07T${time}:00+01:00`) });

async function open(place: Place, { period = null as Period | null, at = monday("12:30") } = {}) {
  const onChoose = jest.fn();
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <Picker
        {...at}
        locale="cs-CZ"
        place={place}
        branches={branches}
        period={period}
        onChoose={onChoose}
        onClose={() => undefined}
      />
    </NextIntlClientProvider>,
  );
  const user = userEvent.setup();
  const type = async (label: string, text: string) => {
    const field = screen.getByLabelText(label);
    await user.clear(field);
    await user.type(field, text);
    await user.tab();
  };
  return { onChoose, user, type, apply: screen.getByRole("button", { name: "Použít" }) };
}

const day = (name: RegExp) => screen.getByRole("button", { name });
const footer = (text: RegExp) => within(screen.getByRole("dialog")).queryByText(text);

test("a day on which the branch is closed is marked, says why, and is no end of a rent", async () => {
  const { user, apply, onChoose } = await open(praha);
  expect(await screen.findByText("zavřeno, může být uprostřed")).toBeInTheDocument();
  const closed = day(/12\. prosince 2026/u);
  expect(closed).toHaveAccessibleDescription(/máme zavřeno\. Uprostřed termínu být může/u);
  await user.click(closed);
  expect(screen.getByLabelText("Vyzvednutí")).toHaveValue("");
  await user.click(day(/11\. prosince 2026/u));
  await user.click(day(/13\. prosince 2026/u));
  await user.click(apply);
  expect(onChoose).toHaveBeenCalledWith({ from: "2026-12-11", to: "2026-12-13" }, praha);
});

test("typed, it is refused with the nearest days that the branch can do", async () => {
  const { user, type, apply, onChoose } = await open(praha);
  await type("Vyzvednutí", "12. 12. 2026");
  await type("Vrácení", "14. 12. 2026{Enter}");
  const refused = /^Praha má v sobotu 12\. prosince 2026 zavřeno\.$/u;
  const said = await screen.findByText(refused);
  // It comes with the shop's answer: what can be pressed stands above it, or beside it, and does not move.
  const calendar = screen.getByRole("application");
  expect(calendar.compareDocumentPosition(said) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  expect(said.closest("[aria-live]")).toBe(apply.closest(".flex-none")?.querySelector("[aria-live]"));
  expect(apply).toBeDisabled();
  expect(onChoose).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Nejblíž je 11.–\u206013.\u00A0prosince 2026" }));
  expect(apply).toHaveFocus();
  await user.click(apply);
  expect(onChoose).toHaveBeenCalledWith({ from: "2026-12-11", to: "2026-12-13" }, praha);
});

test("a refusal goes with the days that it speaks of", async () => {
  const { type } = await open(praha);
  await type("Vyzvednutí", "12. 12. 2026");
  await type("Vrácení", "14. 12. 2026");
  expect(await screen.findByText(/má v sobotu/u)).toBeVisible();
  await type("Vyzvednutí", "32. 13. 2026");
  expect(screen.getByText(/Takový den není/u)).toBeVisible();
  expect(screen.queryByText(/má v sobotu/u)).not.toBeInTheDocument();
});

test("chosen days are judged anew by another place; anywhere, one branch that can serve them is enough", async () => {
  const period = { from: "2026-12-12", to: "2026-12-14" };
  const { user, apply } = await open(ANYWHERE, { period });
  expect(apply).toBeEnabled();
  await user.selectOptions(screen.getByLabelText("Kde"), "Praha – Holešovice");
  expect(await screen.findByText(/má v sobotu/u)).toBeInTheDocument();
  expect(apply).toBeDisabled();
  await user.selectOptions(screen.getByLabelText("Kde"), "Liberec – U Nisy");
  expect(apply).toBeEnabled();
});

test("a day that no branch can serve any more is barred anywhere, and refused with the nearest", async () => {
  const { user, type, apply, onChoose } = await open(ANYWHERE, { at: monday("22:53") });
  expect(await screen.findByText("už nestihneme připravit")).toBeInTheDocument();
  await type("Vyzvednutí", "7. 12. 2026");
  await type("Vrácení", "9. 12. 2026");
  expect(await screen.findByText(/^Na vyzvednutí v pondělí 7\. prosince 2026 už je všude pozdě\.$/u)).toBeVisible();
  expect(apply).toBeDisabled();
  await user.click(screen.getByRole("button", { name: /^Nejblíž je 8\.–\u206010\./u }));
  await user.click(apply);
  expect(onChoose).toHaveBeenCalledWith({ from: "2026-12-08", to: "2026-12-10" }, ANYWHERE);
});

test("a day that the branch can't make ready any more is barred by its own time", async () => {
  const { type, apply } = await open({ kind: "branch", source: "liberec" });
  expect(await screen.findByText("už nestihneme připravit")).toBeInTheDocument();
  expect(day(/\D7\. prosince 2026/u)).toHaveAccessibleDescription(/už věci nestihneme připravit/u);
  await type("Vyzvednutí", "7. 12. 2026");
  await type("Vrácení", "8. 12. 2026");
  expect(await screen.findByText(/v pondělí 7\. prosince 2026 už je pozdě/u)).toBeInTheDocument();
  expect(apply).toBeDisabled();
});

test("what is brought comes from the branch, and not on its closed days", async () => {
  const { type } = await open({ kind: "delivery", postcode: "11000" });
  await type("Vyzvednutí", "12. 12. 2026");
  await type("Vrácení", "13. 12. 2026");
  expect(await screen.findByText(/odkud vozíme, má v sobotu 12\. prosince 2026 zavřeno/u)).toBeInTheDocument();
});

test("a day on which no carrier can bring things any more is barred, and refused with the nearest", async () => {
  const { user, type, apply, onChoose } = await open({ kind: "delivery", postcode: "11000" });
  expect(await screen.findByText("už nestihneme připravit")).toBeInTheDocument();
  expect(call).toHaveBeenCalledWith("getDeliveryStart", { postcode: "11000" });
  expect(day(/\D9\. prosince 2026/u)).toHaveAccessibleDescription(/už věci nestihneme/u);
  expect(day(/\D10\. prosince 2026/u)).not.toHaveAccessibleDescription(/už věci nestihneme/u);
  await type("Vyzvednutí", "9. 12. 2026");
  await type("Vrácení", "11. 12. 2026");
  expect(await screen.findByText(/Na doručení ve středu 9\. prosince 2026 už je pozdě/u)).toBeInTheDocument();
  expect(apply).toBeDisabled();
  await user.click(screen.getByRole("button", { name: /^Nejblíž je 11\.–\u206013\./u }));
  await user.click(apply);
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ from: "2026-12-11" }), {
    kind: "delivery",
    postcode: "11000",
  });
});

test("at a branch the courier's time does not matter", async () => {
  await open(praha);
  expect(await screen.findByText("zavřeno, může být uprostřed")).toBeInTheDocument();
  expect(day(/\D9\. prosince 2026/u)).not.toHaveAccessibleDescription(/nestihneme/u);
  expect(call).not.toHaveBeenCalledWith("getDeliveryStart", expect.anything());
});

test("without an answer of the shop the calendar bars nothing, and works", async () => {
  call.mockRejectedValueOnce(new TypeError("offline"));
  const { type, apply } = await open(praha);
  await type("Vyzvednutí", "12. 12. 2026");
  await type("Vrácení", "14. 12. 2026");
  expect(apply).toBeEnabled();
});

test("the footer speaks of what is in the fields, never of the days before", async () => {
  const { type } = await open(ANYWHERE, { period: { from: "2026-12-10", to: "2026-12-10" } });
  expect(footer(/1 den, včetně dne vyzvednutí/u)).toBeInTheDocument();
  await type("Vrácení", "32.13.2026");
  expect(footer(/1 den, včetně dne vyzvednutí/u)).not.toBeInTheDocument();
  expect(footer(/Dopište nebo opravte den/u)).toBeInTheDocument();
  await type("Vrácení", "9. 12. 2026");
  expect(footer(/Vyberte den vyzvednutí a den vrácení/u)).not.toBeInTheDocument();
  expect(footer(/dnech to nejde\./u)).toBeInTheDocument();
  await type("Vrácení", " ");
  expect(footer(/Vyberte ještě druhý den/u)).toBeInTheDocument();
});

test("the footer says of a place what stands in the way, before it speaks of days", async () => {
  const { user, apply } = await open(ANYWHERE, { period: { from: "2026-12-10", to: "2026-12-11" } });
  expect(footer(/2 dny, včetně dne vyzvednutí/u)).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText("Kde"), "Přivézt ke mně");
  expect(footer(/Napište PSČ, kam to máme přivézt/u)).toBeInTheDocument();
  await user.type(screen.getByLabelText("Vaše PSČ"), "46841");
  expect(footer(/Domů na 468\s41 nevozíme\. Vyberte pobočku/u)).toBeInTheDocument();
  expect(footer(/včetně dne vyzvednutí/u)).not.toBeInTheDocument();
  expect(apply).toBeDisabled();
  await user.clear(screen.getByLabelText("Vaše PSČ"));
  await user.type(screen.getByLabelText("Vaše PSČ"), "11000");
  expect(footer(/včetně dne vyzvednutí/u)).toBeInTheDocument();
  expect(apply).toBeEnabled();
});

test("fields are reached in the order in which they stand", async () => {
  const { user } = await open(ANYWHERE);
  await user.click(screen.getByRole("button", { name: "Najít nejbližší pobočku" }));
  const reached: (string | null)[] = [];
  screen.getByLabelText("Kde").focus();
  for (let step = 0; step < 4; step += 1) {
    await user.tab();
    const { activeElement } = document;
    reached.push(
      activeElement instanceof HTMLInputElement ? (activeElement.labels?.[0]?.textContent ?? null) : "button",
    );
  }
  expect(reached.map((label) => label?.trim())).toEqual(["Vaše PSČ", "button", "Vyzvednutí", "Vrácení"]);
});
