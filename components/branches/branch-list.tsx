import { BranchContact } from "./branch-contact";
import type { ShownBranch } from "./shown-branch";
import { WeekHours } from "./week-hours";

interface Props {
  branches: readonly ShownBranch[];
  locale: string;
  /** Level of the names among the page's headings. */
  level: "h2" | "h3";
}

export function BranchList({ branches, locale, level: Name }: Props) {
  return (
    <ul className="branch-list">
      {branches.map((branch) => (
        <li key={branch.id} id={branch.id}>
          <Name>
            <a className="link link-plain" href={branch.href} hrefLang={branch.language}>
              {branch.name}
            </a>
          </Name>
          <BranchContact source={branch} />
          <WeekHours source={branch} locale={locale} />
        </li>
      ))}
    </ul>
  );
}
