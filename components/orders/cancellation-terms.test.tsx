import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import messages from "@/messages/cs-CZ.json";
import { CancellationTerms } from "./cancellation-terms";

const show = (now: string) =>
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <CancellationTerms
        deadline={new Date("2027-02-11T08:00:00+01:00")}
        now={new Date(now)}
        locale="cs-CZ"
        className=""
      />
    </NextIntlClientProvider>,
  );

test("the last free moment is said with its hour", () => {
  show("2027-02-11T07:59:59+01:00");
  expect(screen.getByText(/Zdarma zrušíte do .*11\.\súnora 2027.*8:00.*48\shodin před začátkem/u)).toBeInTheDocument();
});

test("from that moment on nobody is promised that it is free", () => {
  show("2027-02-11T08:00:00+01:00");
  expect(screen.getByText(/Zdarma už zrušit nejde.*méně než 48\shodin/u)).toBeInTheDocument();
  expect(screen.queryByText(/Zdarma zrušíte/u)).not.toBeInTheDocument();
});

test("before and after, the same is said of what comes back later", () => {
  const said = /Méně než 48 hodin předem vracíme 50.% zaplacené částky, v.den začátku už nic\./u;
  for (const now of ["2027-02-11T07:59:59+01:00", "2027-02-11T08:00:00+01:00"]) {
    const { unmount } = show(now);
    expect(screen.getByText(said)).toBeInTheDocument();
    unmount();
  }
});
