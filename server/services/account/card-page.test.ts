import { wordsOf } from "@/lib/i18n/words";
import { getStoreView, languageOf } from "@/lib/store-views";
import { cardPage } from "./card-page";

test.each(["main", "en"])("the card of %s is one file: number, code, and the way back", async (storeCode) => {
  const storeView = getStoreView(storeCode);
  const language = languageOf(storeView);
  const page = await cardPage({ number: "280012345678", storeView, words: wordsOf(language) });
  expect(page).toMatch(new RegExp(`^<!doctype html>\\s*<html lang="${language}">`, "u"));
  expect(page).toContain('<p class="number">2800 1234 5678</p>');
  expect(page).toContain("<svg");
  expect(page).toContain(`href="${storeCode === "main" ? "" : `/${storeCode}`}/my-account/card"`);
  // Whoever keeps it needs nothing else: no script, no picture and no style of the shop's.
  expect(page).not.toMatch(/<script|<img|<link|account\.card\./u);
});
