import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { getStoreView } from "@/lib/store-views";
import messages from "@/messages/de-DE.json";
import { OnlyIn } from "./only-in";

// The server's own hook waits for the request's words; here they are given.
jest.mock("@/lib/i18n/server", () => jest.requireActual<object>("next-intl"));

const show = (language: string | undefined) =>
  render(
    <NextIntlClientProvider locale="de-DE" messages={messages} timeZone="Europe/Prague">
      <OnlyIn language={language} storeView={getStoreView("de")} />
    </NextIntlClientProvider>,
  );

test("a text in another language is named in the reader's words, one in the reader's own is not", () => {
  const { container } = show("en");
  expect(screen.getByText("Diesen Text gibt es bisher nur auf Englisch.")).toBeInTheDocument();
  expect(container.querySelector("[lang]")).toBeNull();
  expect(show(undefined).container).toBeEmptyDOMElement();
});
