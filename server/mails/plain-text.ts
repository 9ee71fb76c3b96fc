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
  return `${parts.join("\n\n")}\n`;
}

const sectionText = ({ title, shape, facts, note }: Section): string =>
  [title.toLocaleUpperCase(), ...facts.map((fact) => factText(fact, shape)), ...(note ? [note] : [])].join("\n");

function factText({ label, text, href, thing }: Fact, shape: Section["shape"]): string {
  const mark = shape === "list" ? "- " : thing === "part" ? "  " : "";
  // The name of what follows.
  if (label && text === "") return label;
  const named = label ? `${label.replaceAll("\n", ", ")}: ${text}` : text;
  // What a phone or a mail program makes of a number or an address it reads by itself.
  return `${mark}${named}${href?.startsWith("http") ? `: ${href}` : ""}`;
}
