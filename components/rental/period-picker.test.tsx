import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { useState } from "react";
import type { Period } from "@/lib/contract";
import { ANYWHERE, type Branch } from "@/lib/domain/place";
import messages from "@/messages/cs-CZ.json";
import { askBranches } from "./nearest-branch";
import { Picker } from "./period-picker";

jest.mock("./nearest-branch", () => ({
  ...jest.requireActual<object>("./nearest-branch"),
  askBranches: jest.fn(() => Promise.resolve([])),
}));

const old = { from: "2027-01-04", to: "2027-01-05" };

/** As the home page opens it: the dialog is taken away when it is done with. */
function Page({ onChoose, period = old }: { onChoose: (period: Period | null) => void; period?: Period | null }) {
  const [open, setOpen] = useState(false);
  return (
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <button type="button" onClick={() => setOpen(true)}>
        Vybrat den
      </button>
      {open && (
        <Picker locale="cs-CZ" today="2026-11-21" period={period} onChoose={onChoose} onClose={() => setOpen(false)} />
      )}
    </NextIntlClientProvider>
  );
}

async function open(period?: Period | null) {
  const onChoose = jest.fn();
  render(<Page onChoose={onChoose} period={period} />);
  const user = userEvent.setup();
  const opener = screen.getByRole("button", { name: "Vybrat den" });
  await user.click(opener);
  const [from, to] = [screen.getByLabelText("Vyzvednutí"), screen.getByLabelText("Vrácení")];
  const apply = screen.getByRole("button", { name: "Použít" });
  const type = async (field: HTMLElement, text: string) => {
    await user.clear(field);
    await user.type(field, text);
  };
  return { onChoose, user, opener, from, to, apply, type };
}

test("where nothing but days is asked, the title asks for days", async () => {
  await open();
  expect(screen.getByRole("dialog", { name: "Na které dny?" })).toBeInTheDocument();
});

const month = () => document.querySelector(".calendar-title")?.textContent;

test.each(["31. 2. 2027", "abc", "zítra"])("no other day is applied while a field says %s", async (text) => {
  const { user, type, to, apply, onChoose } = await open();
  expect(apply).toBeEnabled();
  await type(to, text);
  expect(apply).toBeDisabled();
  await user.keyboard("{Enter}");
  expect(to).toBeInvalid();
  expect(apply).toBeDisabled();
  expect(onChoose).not.toHaveBeenCalled();
  await type(to, "6. 1. 2027");
  await user.click(apply);
  expect(onChoose).toHaveBeenCalledWith({ from: "2027-01-04", to: "2027-01-06" }, ANYWHERE);
});

test("a day chosen in the calendar replaces text that was no day", async () => {
  const { user, type, from, apply } = await open();
  await type(from, "abc");
  await user.click(screen.getByRole("button", { name: /11\. ledna 2027/u }));
  await user.click(screen.getByRole("button", { name: /13\. ledna 2027/u }));
  expect(screen.getByLabelText("Vyzvednutí")).toHaveValue("11.\u00A01.\u00A02027");
  expect(apply).toBeEnabled();
});

test("applied, cleared or closed, the dialog gives the focus back to what opened it", async () => {
  const { user, opener } = await open();
  for (const name of ["Použít", "Zrušit termín", "Zavřít výběr termínu"]) {
    await user.click(screen.getByRole("button", { name }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    // The browser itself gives it back where the dialog is closed before it goes.
    await waitFor(() => expect(opener).toHaveFocus());
    await user.click(opener);
  }
});

test("the calendar turns to typed days without losing the focus that Tab brought into it", async () => {
  const { user, type, from, to } = await open(null);
  expect(month()).toBe("listopad 2026");
  await type(from, "12. 2. 2027");
  await type(to, "14. 2. 2027");
  expect(month()).toBe("únor 2027");
  await user.tab();
  expect(screen.getByRole("button", { name: "Předchozí měsíc" })).toHaveFocus();
  expect(document.querySelectorAll(".day[data-in-range]")).toHaveLength(3);
});

test("Enter in the second field applies a valid period only", async () => {
  const { user, type, from, to, onChoose } = await open(null);
  await type(to, "10. 2. 2027{Enter}");
  await type(from, "12. 2. 2027");
  await user.tab();
  await user.keyboard("{Enter}");
  expect(onChoose).not.toHaveBeenCalled();
  await type(to, "14. 2. 2027{Enter}");
  expect(onChoose).toHaveBeenCalledWith({ from: "2027-02-12", to: "2027-02-14" }, ANYWHERE);
});

test("a period too long is offered up to the last day possible", async () => {
  const { user, type, from, to, apply, onChoose } = await open(null);
  await type(from, "13. 2. 2027");
  await type(to, "30. 6. 2027");
  await user.tab();
  expect(apply).toBeDisabled();
  await user.click(screen.getByRole("button", { name: "Nejdéle do 13.\u00A0května 2027" }));
  expect(apply).toHaveFocus();
  await user.click(apply);
  expect(onChoose).toHaveBeenCalledWith({ from: "2027-02-13", to: "2027-05-13" }, ANYWHERE);
});

test("instead of a start that is over, as many days from today are offered", async () => {
  const { user, type, from, to } = await open(null);
  await type(from, "18. 11. 2026");
  await type(to, "20. 11. 2026");
  await user.tab();
  await user.click(screen.getByRole("button", { name: "Nejblíž je 21.–\u206023.\u00A0listopadu 2026" }));
  expect(screen.getByLabelText("Vrácení")).toHaveValue("23.\u00A011.\u00A02026");
});

test("a day that lies too far from the chosen one says so where it is looked at", async () => {
  const { user } = await open({ from: "2026-12-01", to: "2026-12-01" });
  const day = (name: RegExp) => screen.getByRole("button", { name });
  await user.click(day(/ 1\. prosince 2026/u));
  for (let month = 0; month < 3; month++) await user.click(day(/^Další měsíc$/u));
  expect(day(/ 1\. března 2027/u)).toHaveAccessibleDescription(/Půjčujeme nejdéle na 90\sdní/u);
});

test("the legend's room is there before the shop has answered, so that no button moves under a press", () => {
  const liberec: Branch[] = [{ id: "liberec", name: "Liberec", locative: "v Liberci", partner_id: null }];
  jest.mocked(askBranches).mockReturnValueOnce(new Promise(() => undefined));
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <Picker
        locale="cs-CZ"
        today="2026-11-21"
        period={old}
        branches={liberec}
        onChoose={jest.fn()}
        onClose={jest.fn()}
      />
    </NextIntlClientProvider>,
  );
  expect(askBranches).toHaveBeenCalled();
  expect(screen.getByRole("list")).toBeEmptyDOMElement();
});
