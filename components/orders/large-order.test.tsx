import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import messages from "@/messages/cs-CZ.json";
import { LargeOrder } from "./large-order";

test("how many things are too many so soon is said with the first day that can, and what helps", () => {
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <LargeOrder needed={{ units: 21, most: 20, days: 3, next: "2026-11-26" }} locale="cs-CZ" />
    </NextIntlClientProvider>,
  );
  expect(screen.getByText(/\(21\) chystáme nejdřív na čtvrtek 26\.\slistopadu 2026/u)).toBeInTheDocument();
  expect(screen.getByText(/Nad 20\skusů potřebujeme vědět 3\sdny předem/u)).toBeInTheDocument();
});
