import type { Fact, MailContent, Section } from "./content";

/** The same mail for programs and people that read text alone. */
export function plainText({ heading, paragraphs, action, sections, footer }: MailContent): string {
  const parts = [
    heading.toLocaleUpperCase(),
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    ...sections.map(sectionText),
    `-- \n${footer.join("\n")}`,
  ];
  // A sign that joins words and is not seen shows as a box where text is drawn letter by letter.
  return `${parts.join("\n\n").replaceAll("\u2060", "")}\n`;
}

const sectionText = ({ title, shape, facts, note }: Section): string =>
  [title.toLocaleUpperCase(), ...facts.map((fact) => factText(fact, shape)), ...(note ? [note] : [])].join("\n");

function factText({ label, text, href, thing }: Fact, shape: Section["shape"]): string {
  const mark = shape === "list" ? "- " : thing === "part" ? "  " : "";
  // The name of what follows.
  if (label && text === "") return label;
  // Of a thing the name and its price, and below it which one and for whom, as in the letter.
  const [name, ...details] = label?.split("\n") ?? [];
  const named = name ? `${name}: ${text}` : text;
  const indent = " ".repeat(mark.length + 3);
  // What a phone or a mail program makes of a number or an address it reads by itself.
  const where = href?.startsWith("http") ? `${name ? "\n" : ": "}${href}` : "";
  return [`${mark}${named}${where}`, ...details.map((detail) => indent + detail)].join("\n");
}
