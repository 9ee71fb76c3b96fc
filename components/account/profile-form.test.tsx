import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Profile } from "@/lib/contract";
import { refuse } from "@/lib/contract/errors";
import { type UnsentProfile, unsentProfileStore } from "@/stores/unsent-profile";
import { ProfileForm } from "./profile-form";

const code = {
  readUnsentProfile: jest.fn(() => Promise.resolve()),
  sendProfile: jest.fn(),
  dropProfile: jest.fn(() => Promise.resolve()),
  storedProfile: jest.fn(),
};
jest.mock("@/stores/profile", () => code);

const stored: Profile = {
  ...{ firstname: "Jana", lastname: "Nová", telephone: "+420603123456", company: "", company_id: "", vat_id: "" },
  ...{ street: ["Polní 12"], city: "Brno", postcode: "602 00", country_id: "CZ" },
};
const words = {
  ...{ waits: "Čeká na připojení", drop: "Zahodit", held: "Ještě není v účtu", again: "Odeslat znovu" },
  ...{ changed: "Co má platit?", stored: "Teď v účtu:", mine: "Vaše změna:", nothing: "nic" },
  ...{ takeMine: "Uložit mou", takeStored: "Nechat", parts: { telephone: "Telefon", address: "Adresa" } },
  countries: { CZ: "Česko" },
};
const text = (name: keyof Profile, label: string) => ({
  ...{ name, label, type: "text" as const, autoComplete: "off", maxLength: 40 },
  defaultValue: String(stored[name]),
});

const show = () =>
  render(
    <ProfileForm
      customer="7"
      stored={stored}
      here="#me"
      then="#done"
      country={{ label: "Země", chosen: "CZ", options: [{ value: "CZ", label: "Česko" }] }}
      form={{
        action: "/api/main/user/form/profile",
        fields: [
          text("firstname", "Jméno"),
          text("lastname", "Příjmení"),
          text("telephone", "Mobil"),
          text("street", "Ulice"),
          text("city", "Město"),
          text("postcode", "PSČ"),
        ],
        send: "Uložit",
        refusals: {
          "invalid_input.telephone": { text: "Tohle číslo ne", field: "telephone" },
          "invalid_input.postcode": { text: "Tohle PSČ ne", field: "postcode" },
        },
        failed: "Nepovedlo se",
        faults: { missing: "Vyplňte", email: "E-mail", name: "Jméno", password: "Heslo" },
      }}
      words={words}
    />,
  );
const keep = (more: Partial<UnsentProfile>) => {
  const changed = { ...stored, telephone: "+420777123456" };
  const unsent = { id: "1", customer: "7", profile: changed, known: stored, isWaiting: true, error: null, ...more };
  act(() => unsentProfileStore.setState({ unsent }));
};
beforeEach(() => {
  for (const each of Object.values(code)) each.mockClear();
  code.storedProfile.mockResolvedValue({ ...stored, telephone: "+420608123456" });
});
afterEach(() => act(() => unsentProfileStore.setState({ unsent: null })));

const type = async (label: string, value: string) => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, value);
  await userEvent.click(screen.getByRole("button", { name: "Uložit" }));
};

test("a change goes out with what it is a change of; kept, it is said to wait, and can be let go", async () => {
  code.sendProfile.mockImplementation(() => {
    keep({});
    return Promise.resolve({ kind: "queued" });
  });
  show();
  await type("Mobil", "777 123 456");
  expect(await screen.findByText(words.waits)).toBeVisible();
  expect(code.sendProfile).toHaveBeenCalledWith("7", { ...stored, telephone: "+420777123456" }, stored);
  expect(screen.getByLabelText("Mobil")).toHaveValue("777 123 456");
  expect(screen.getByRole("status").parentElement).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: words.drop }));
  await waitFor(() => expect(code.dropProfile).toHaveBeenCalledTimes(1));
});

test("every field that can't be right says so, and the first one of the form is to be mended first", async () => {
  code.sendProfile.mockResolvedValue({ kind: "wrong", fields: ["postcode", "telephone"] });
  show();
  await type("Mobil", "777 123 456");
  expect(await screen.findByText("Tohle číslo ne")).toBeVisible();
  expect(screen.getByText("Tohle PSČ ne")).toBeVisible();
  expect(screen.getByLabelText("PSČ")).toBeInvalid();
  await waitFor(() => expect(screen.getByLabelText("Mobil")).toHaveFocus());
  expect(screen.getByLabelText("Mobil")).toHaveValue("777 123 456");
});

test("what is missing and what can't be right are told at once, before anybody is asked", async () => {
  show();
  const firstname = screen.getByLabelText("Jméno");
  await userEvent.clear(screen.getByLabelText("PSČ"));
  await userEvent.type(screen.getByLabelText("PSČ"), "6020");
  await userEvent.clear(firstname);
  await type("Mobil", "12");
  expect(firstname).toHaveAccessibleDescription("Vyplňte");
  expect(screen.getByLabelText("Mobil")).toHaveAccessibleDescription("Tohle číslo ne");
  expect(screen.getByLabelText("PSČ")).toHaveAccessibleDescription("Tohle PSČ ne");
  expect(screen.getByLabelText("Město")).toBeValid();
  expect(firstname).toHaveFocus();
  expect(code.sendProfile).not.toHaveBeenCalled();
  // What is mended is not held against anybody while the rest is, and the focus stays where somebody writes.
  await userEvent.type(firstname, "Jana");
  expect(firstname).not.toHaveAttribute("aria-invalid");
  expect(firstname).toHaveFocus();
  expect(screen.getByLabelText("PSČ")).toBeInvalid();
  // Tried again with the same mistake, it is led to again.
  await userEvent.click(screen.getByRole("button", { name: "Uložit" }));
  expect(screen.getByLabelText("Mobil")).toHaveFocus();
});

test("what is refused is said at its field", async () => {
  code.sendProfile.mockResolvedValue({ kind: "wrong", fields: ["telephone"] });
  show();
  await type("Mobil", "777 123 456");
  expect(await screen.findByText("Tohle číslo ne")).toBeVisible();
  expect(screen.getByLabelText("Mobil")).toBeInvalid();
});

test("what waited when the page was left stands in the form again", async () => {
  code.readUnsentProfile.mockImplementationOnce(() => {
    keep({});
    return Promise.resolve();
  });
  show();
  await waitFor(() => expect(screen.getByLabelText("Mobil")).toHaveValue("+420777123456"));
  expect(screen.getByText(words.waits)).toBeVisible();
});

test("nobody sees what another account's owner has changed", async () => {
  show();
  keep({ customer: "8" });
  await waitFor(() => expect(code.readUnsentProfile).toHaveBeenCalled());
  expect(screen.queryByText(words.waits)).toBeNull();
  expect(screen.getByLabelText("Mobil")).toHaveValue("+420603123456");
});

test("changed elsewhere too: both are shown, and mine is sent as a change of what the shop has now", async () => {
  show();
  keep({ isWaiting: false, error: refuse("profile_changed", "").error });
  expect(await screen.findByText(/\+420608123456/u)).toBeVisible();
  expect(screen.getByText(/\+420777123456/u)).toBeVisible();
  // Only what clashes.
  expect(screen.queryByText("Adresa")).toBeNull();
  code.sendProfile.mockResolvedValue({ kind: "queued" });
  await userEvent.click(screen.getByRole("button", { name: words.takeMine }));
  const now = { ...stored, telephone: "+420608123456" };
  expect(code.sendProfile).toHaveBeenCalledWith("7", { ...stored, telephone: "+420777123456" }, now);
  await userEvent.click(screen.getByRole("button", { name: words.takeStored }));
  await waitFor(() => expect(code.dropProfile).toHaveBeenCalledTimes(1));
});

test("an address that clashes names its country, and not the code of it", async () => {
  code.storedProfile.mockResolvedValue({ ...stored, street: ["Nová 99"] });
  show();
  const profile = { ...stored, street: ["Krátká 1"] };
  keep({ profile, isWaiting: false, error: refuse("profile_changed", "").error });
  expect(await screen.findByText(/Nová 99, 602 00 Brno, Česko/u)).toBeVisible();
  expect(screen.getByText(/Krátká 1, 602 00 Brno, Česko/u)).toBeVisible();
});

test("what its login's end held back is sent once more by its writer", async () => {
  show();
  keep({ isWaiting: false, error: refuse("login_required", "").error });
  expect(await screen.findByText(words.held)).toBeVisible();
  code.sendProfile.mockResolvedValue({ kind: "queued" });
  await userEvent.click(screen.getByRole("button", { name: words.again }));
  expect(code.sendProfile).toHaveBeenCalledTimes(1);
});
