import { wordsOf } from "@/lib/i18n/words";
import { getStoreView, languageOf, storeViews } from "@/lib/store-views";
import { mailStates, news, withOrder } from "@/server/testing/order-news";
import { type Element, readLetter } from "@/server/testing/read-letter";
import programs from "@/test/mail-programs.json";
import type { MailContent } from "./content";
import { customerContent, type CustomerNews } from "./customer-content";
import { letterHtml } from "./letter";
import { messageContent } from "./message-content";
import { newsletterContent, type NewsletterNews } from "./newsletter-content";
import { orderContent } from "./order-content";

/*
 * Every kind of mail in every language against what mail programs are known to draw (decision 114). What one of them
 * does not draw as meant needs a reason here, and mostly a condition: what it is told beside it, or where.
 */

const features: Record<string, Record<string, number[]>> = programs.features;

/** Programs that don't draw a feature as it is meant, or of which it is not known; null: a feature nobody looked at. */
function lacking(feature: string): string[] | null {
  const support = features[feature];
  if (!support) return null;
  return Object.entries(support)
    .filter(([answer]) => !answer.startsWith("y"))
    .flatMap(([, indexes]) => indexes.map((index) => programs.programs[index] ?? "?"));
}

type Holds = (element: Element, value: string) => boolean;
const always: Holds = () => true;
const isTag =
  (...tags: string[]): Holds =>
  ({ tag }) =>
    tags.includes(tag);
const beside =
  (property: string, wanted: RegExp): Holds =>
  ({ style }) =>
    wanted.test(style[property] ?? "");
const px: Holds = (_element, value) => value.split(" ").every((part) => /^(?:0|\d+px)$/u.test(part));

/** What is used although a program lacks it: only where this holds. */
const bearable: Record<string, Holds> = {
  // Word pads cells alone; a button pads itself there by what its component adds for it.
  "css-padding": ({ tag, style }, value) =>
    tag === "td" || tag === "body" || "mso-padding-alt" in style || /^0(?:px)?$/u.test(value),
  // A button's own words may not be wider than it is.
  "css-max-width": (element, value) =>
    (element.tag === "span" && value === "100%") ||
    element.tag === "table" ||
    element.style.display === "none" ||
    element.tag === "a",
  "css-width": (element) => isTag("table", "td", "tr", "tbody")(element, ""),
  "css-height": (element) => element.tag === "td",
  "css-margin": (element, value) => element.tag !== "span" && px(element, value),
  // Where a cell's height is kept exactly, pictures would be cut off: they stand in cells without text.
  "css-line-height": ({ style }) => style["mso-line-height-rule"] === "exactly" || "mso-text-raise" in style,
  "css-overflow-wrap": (element, value) => element.style["word-wrap"] === value,
  // On a narrow screen an amount may take two lines there.
  "css-white-space": ({ attributes }, value) => value === "nowrap" && attributes.align === "right",
  "css-word-wrap": (element, value) => (element.style["word-break"] ?? "") === value,
  "css-word-break": (_element, value) => ["normal", "break-word"].includes(value),
  "css-opacity": beside("display", /^none$/u),
  "css-max-height": beside("display", /^none$/u),
  // Round corners are cut off by it, and square ones are bearable.
  "css-overflow": (element, value) =>
    value === "hidden" && (element.tag === "table" || element.style.display === "none"),
  "css-border-radius": always,
  "css-border": isTag("td"),
  "css-font-weight": (_element, value) => ["400", "700", "800"].includes(value),
  "css-font-size": px,
  "css-background": (element, value) => /^#[0-9a-f]{6}$/u.test(value) && (isLight(value) || hasOwnColour(element)),
  "css-display": (_element, value) => ["none", "block", "inline-block"].includes(value),
  "css-display-none": ({ tag, style }) => tag !== "img" && style["mso-hide"] === "all",
  "css-text-decoration": (_element, value) => ["none", "underline"].includes(value),
  "css-text-decoration-line": (element, value) => element.style["text-decoration"] === value,
  // Tidy, and heard: nothing is seen of it.
  "html-role": always,
  "html-lang": always,
  "html-aria-hidden": always,
  "html-doctype": always,
  "html-meta-color-scheme": always,
  // Replaced by a block with the same style.
  "html-body": always,
  "html-lists": ({ attributes }) => !("reversed" in attributes) && !("value" in attributes),
  "html-align": isTag("table", "td"),
  "html-target": always,
  "html-width": (_element, value) => value === "100%" || /^\d+$/u.test(value),
  "html-height": (_element, value) => /^\d+$/u.test(value),
  // What all read is written at the elements; a sheet only turns it dark.
  "html-style": always,
  "html-img": ({ attributes }) => (attributes.alt ?? "") !== "" && "width" in attributes,
};
const isLight = (colour: string): boolean =>
  [1, 3, 5].every((at) => Number.parseInt(colour.slice(at, at + 2), 16) > 200);
/** Text that is light would not be read without what lies below it, so that is said twice. */
const hasOwnColour = ({ tag, attributes, style }: Element): boolean =>
  tag === "table" ? attributes.bgcolor === style.background : tag === "a" || tag === "td";

/** Known to every program since there are styles, and not asked about by the list. */
const PLAIN = new Set(["color", "font-family", "vertical-align", "text-align"]);
const SHORT: [RegExp, string][] = [
  [/^(padding|margin)-(?:top|right|bottom|left)$/u, "css-$1"],
  [/^border-(?:top|right|bottom|left)$/u, "css-border"],
];
const featureOf = (property: string): string => {
  const [pattern, feature] = SHORT.find(([known]) => known.test(property)) ?? [];
  return pattern && feature ? property.replace(pattern, feature) : `css-${property}`;
};
const UNITS = /\d(ch|cm|em|ex|in|mm|pc|pt|rem|vh|vmax|vmin|vw)\b|\b(?:calc|clamp|min|max|var|rgba?|url)\(/u;

const RULE = /\.\w+ \{ (?:color|background|border-color): #\w{6} !important \}\s+/u.source;
const DARK = new RegExp(`^@media \\(prefers-color-scheme: dark\\) \\{\\s+(?:${RULE})+\\}$`, "u");

const OF_ELEMENTS: Record<string, string> = { h1: "html-h1-h6", h2: "html-h1-h6", ul: "html-lists", li: "html-lists" };
const NOT_ASKED = new Set(["html", "head", "meta", "title", "tbody", "tr", "td", "a", "i"]);
const OF_ATTRIBUTES = ["align", "valign", "width", "height", "cellpadding", "cellspacing", "role", "lang", "target"];

/** What a letter uses that some program does not draw, and nothing makes good. */
function faultsOf(html: string): string[] {
  const { elements, sheets } = readLetter(html);
  const faults: string[] = [];
  const ask = (feature: string, element: Element, value: string): void => {
    const lacks = lacking(feature);
    if (lacks === null) faults.push(`${feature}: nobody looked at it`);
    else if (lacks.length > 0 && !(bearable[feature]?.(element, value) ?? false))
      faults.push(`${feature} at <${element.tag}>, ${value}: ${lacks.join(", ")}`);
  };
  for (const element of elements) {
    if (!NOT_ASKED.has(element.tag)) ask(OF_ELEMENTS[element.tag] ?? `html-${element.tag}`, element, "");
    for (const name of OF_ATTRIBUTES)
      if (name in element.attributes) ask(`html-${name}`, element, element.attributes[name] ?? "");
    for (const [property, value] of Object.entries(element.style)) {
      if (property.startsWith("mso-") || PLAIN.has(property)) continue;
      ask(featureOf(property), element, value);
      if (property === "display" && value === "none") ask("css-display-none", element, value);
      if (UNITS.test(value)) faults.push(`${property}: ${value}`);
    }
    for (const name of (element.attributes.class ?? "").split(" "))
      if (["ink", "muted", "link"].includes(name) && !("color" in element.style))
        faults.push(`.${name} without its light colour`);
  }
  // A dark scheme is a gain where it is known: what it turns dark is light at the element itself.
  if (!sheets.every((sheet) => DARK.test(sheet))) faults.push(`sheets: ${sheets.join()}`);
  return faults;
}

const shop = { storeView: getStoreView("main"), shopEmail: "info@shop.example" };
const views = storeViews.map(({ storeCode }) => storeCode);

function everyLetter(code: string): [string, MailContent][] {
  const storeView = getStoreView(code);
  const words = wordsOf(languageOf(storeView));
  const of = { ...shop, storeView, words, href: "https://shop.example/x?a=1&b=2" };
  const customer = { email: "jana@example.com", firstname: "Jana" };
  const at = new Date("2027-01-05T10:00:00Z");
  const abouts: CustomerNews["about"][] = [
    { kind: "passwordReset" },
    { kind: "passwordChanged", at },
    { kind: "newDevice", browser: "Firefox, Linux", at },
    { kind: "newPasskey", browser: "Firefox, Linux", at },
    { kind: "passkeyGone", browser: "Firefox, Linux", at },
    { kind: "newService", browser: "Firefox, Linux", at, service: "Hory" },
    { kind: "serviceGone", browser: "Firefox, Linux", at, service: "Hory" },
  ];
  const newsletters: NewsletterNews["kind"][] = [
    ...(["newsletterConfirm", "newsletterWelcome", "newsletterCoupon", "newsletterLeave"] as const),
  ];
  const message = { from: "jan@example.com", subject: "Dotaz", text: "Dobrý den,\n\nmáte sněžnice?" };
  return [
    ...mailStates.flatMap(([kind, order, more]): [string, MailContent][] => {
      const content = orderContent(kind, news({ ...withOrder(order), ...more }, storeView));
      return content ? [[kind, content]] : [];
    }),
    ...abouts.map((about): [string, MailContent] => [about.kind, customerContent({ ...of, customer, about })]),
    ...newsletters.map((kind): [string, MailContent] => [
      kind,
      newsletterContent({ ...of, kind, email: customer.email }),
    ]),
    ["message", messageContent({ ...message, storeCode: code, to: [] }, words)],
  ];
}

test.each(views)("every letter of %s is drawn by the programs that people read mails in", async (code) => {
  const letters = everyLetter(code);
  expect(letters).toHaveLength(mailStates.length + 12);
  for (const [kind, content] of letters)
    expect([kind, faultsOf(await letterHtml(content, getStoreView(code)))]).toEqual([kind, []]);
});
