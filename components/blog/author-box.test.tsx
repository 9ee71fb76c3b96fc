import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import messages from "@/messages/cs-CZ.json";
import { AuthorBox } from "./author-box";

jest.mock("@/lib/i18n/server", () => jest.requireActual<object>("next-intl"));

const show = (portrait: string | null) =>
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <AuthorBox name="Eva Malá" portrait={portrait} text="Rides in winter, too" lang="en" />
    </NextIntlClientProvider>,
  );

test("an author has a name, a face and a few words in their own language", () => {
  const { container } = show("person-13");
  expect(screen.getByRole("complementary", { name: "Píše Eva Malá" })).toBeTruthy();
  expect(screen.getByText("Rides in winter, too").lang).toBe("en");
  expect(container.querySelector("img")?.getAttribute("src")).toMatch(/^\/illustrations\/person-13\.svg/u);
});

test("one without a face has none", () => {
  expect(show(null).container.querySelector("img")).toBeNull();
});
