import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { getStoreView } from "@/lib/store-views";
import messages from "@/messages/de-DE.json";
import { ArticleList } from "./article-list";

// The server's own hook waits for the request's words; here they are given.
jest.mock("@/lib/i18n/server", () => jest.requireActual<object>("next-intl"));

const teaser = (slug: string) => ({
  ...{ slug, title: `How long ${slug}`, excerpt: `Chin or nose ${slug}`, author: "Eva", writtenOn: "2026-10-12" },
  ...{ minutes: 4, illustration: "ski-alpine", otherLanguage: "en" },
  category: { slug: "velikosti", name: "Velikosti", description: "", otherLanguage: "cs" },
});

const show = (isFirst: boolean) =>
  render(
    <NextIntlClientProvider locale="de-DE" messages={messages} timeZone="Europe/Prague">
      <ArticleList articles={["a", "b", "c", "d"].map(teaser)} storeView={getStoreView("de")} isFirst={isFirst} />
    </NextIntlClientProvider>,
  );

test("each text says its language, and what is in the visitor's says none", () => {
  show(false);
  const language = (text: string | RegExp) => screen.getAllByText(text)[0]?.closest("[lang]")?.getAttribute("lang");
  expect(language("How long a")).toBe("en");
  expect(language("Chin or nose a")).toBe("en");
  expect(language("Velikosti")).toBe("cs");
  expect(language("12. Oktober 2026")).toBeUndefined();
  expect(language(/4 Min\. Lesezeit/u)).toBeUndefined();
});

test.each([
  [true, ["eager", "eager", "eager", "lazy"]],
  [false, ["lazy", "lazy", "lazy", "lazy"]],
])("drawings of the first row load at once where they begin the page: %s", (isFirst, loading) => {
  const { container } = show(isFirst);
  expect([...container.querySelectorAll("img")].map((each) => each.getAttribute("loading"))).toEqual(loading);
});
