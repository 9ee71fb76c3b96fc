import { fold, foldedWords, MAX_WORD, namedWords, stem, wordsOf } from "./search-words";

test.each([
  ["Příliš ŽLUŤOUČKÝ kůň", "prilis zlutoucki kun"],
  ["Fußsack", "fusssack"],
  ["FUSSSACK", "fusssack"],
  ["Straße, Ærø, Łódź, İstanbul", "strasse, aero, lodz, istanbul"],
])("%s is compared as %s", (text, folded) => expect(fold(text)).toBe(folded));

test.each([
  ["lyže lyží lyžím lyžích lyžemi LYZE lize", "liz"],
  ["kolo kola kol kolem kolu", "kol"],
  ["boty bot botám botách botami", "bot"],
  ["hůlky hůlek hůlkami", "hulk"],
  ["lyžařské lyžařských lyžařská", "lizarsk"],
  ["stan stany stanu stanem", "stan"],
  ["paddleboard paddleboardy paddleboards", "paddleboard"],
  ["kajak kajaky kajaků", "kajak"],
])("one stem: %s", (words, expected) => {
  expect([...new Set(words.split(" ").map((word) => stem(fold(word), "cs")))]).toEqual([expected]);
});

test.each([
  ["en", "skis ski", "ski"],
  ["en", "bikes bike", "bik"],
  ["en", "boxes box", "box"],
  ["de", "Fahrräder Fahrrad", "fahrrad"],
  ["de", "Skischuhe Skischuh Skischuhen", "skischuh"],
  ["it", "scarponi scarpone", "scarpon"],
  ["it", "sacchi sacco", "sacc"],
])("one stem of %s: %s", (language, words, expected) => {
  expect([...new Set(words.split(" ").map((word) => stem(fold(word), language)))]).toEqual([expected]);
});

test.each([
  ["lyže pro děti", ["liz", "det"]],
  ["Boty 42, délka 26,5", ["bot", "42", "delk", "26.5"]],
  ["e-kolo E-bike", ["ekol", "ebik"]],
  ["%%% ___ -- a s k u", []],
  ["lyže lyže", ["liz"]],
  ["100% a_b", ["100"]],
])("%s says %j", (text, words) => expect(wordsOf(text, "cs")).toEqual(words));

test.each([
  ["Vak na lyže", "cs", ["vak"], ["liz"]],
  ["Nosiče lyží", "cs", ["nosic"], ["liz"]],
  ["Nosiče kol", "cs", ["nosic"], ["kol"]],
  ["Carvingové lyže", "cs", ["carving", "liz"], []],
  ["Gravel kola", "cs", ["gravel", "kol"], []],
  ["Dětské lyže a boty", "cs", ["detsk", "liz", "bot"], []],
  ["Výbava ke kolu", "cs", ["vibav"], ["kol"]],
  ["Bruslení", "cs", ["bruslen"], []],
  ["Scarponi da sci", "it", ["scarpon"], ["sci"]],
])("%s is, and is for", (text, language, kind, purpose) => {
  expect(namedWords(text, language)).toMatchObject({ kind, purpose });
});

test("in English the last word is the thing, in Italian the first", () => {
  const english = namedWords("Ski boots for children", "en");
  expect(english).toEqual({ kind: ["boot"], modifier: ["ski"], purpose: ["children"] });
  expect(namedWords("Accessori bici", "it")).toEqual({ kind: ["accessor"], modifier: ["bic"], purpose: [] });
});

test("a word is read up to its longest", () => {
  const [longest = ""] = foldedWords("k".repeat(MAX_WORD));
  expect(longest).toHaveLength(MAX_WORD);
  expect(foldedWords("k".repeat(MAX_WORD + 1))).toEqual([longest]);
});
