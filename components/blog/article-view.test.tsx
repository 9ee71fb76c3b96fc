import { render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { getStoreView } from "@/lib/store-views";
import messages from "@/messages/cs-CZ.json";
import { ArticleView } from "./article-view";

jest.mock("@/lib/i18n/server", () => jest.requireActual<object>("next-intl"));

const article = {
  ...{ title: "Boty", slug: "boty", excerpt: "Krátce", author: "Jan", writer: null, writtenOn: "2026-11-16" },
  ...{ illustration: "cover-ridge", minutes: 4, body: "", gear: [], related: [], sources: ["ISO 9407", "mesec.cz"] },
  category: { name: "Výbava", slug: "vybava", description: "" },
};

test("a number in the text leads to its source below, and that back to it", () => {
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <ArticleView
        storeView={getStoreView("main")}
        article={article}
        parts={[{ html: '<p>V Itálii od 2025.<sup><a id="cited-2" href="#source-2" title="Zdroj 2">2</a></sup></p>' }]}
        gear={[]}
        cards={[]}
      />
    </NextIntlClientProvider>,
  );
  const mark = screen.getByTitle("Zdroj 2");
  const source = document.querySelector(String(mark.getAttribute("href")));
  const back = screen.getByRole("link", { name: "Zpět do textu ke zdroji 2" });
  expect(source).toContainElement(back);
  expect(document.querySelector(String(back.getAttribute("href")))).toBe(mark);
  // A source that no number names leads nowhere.
  expect(screen.queryByRole("link", { name: "Zpět do textu ke zdroji 1" })).toBeNull();
  const sources = within(screen.getByRole("region", { name: "Odkud to víme" }));
  expect(sources.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["ISO 9407", "mesec.cz↑"]);
});
