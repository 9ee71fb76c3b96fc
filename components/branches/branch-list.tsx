import type { Day } from "@/lib/contract";
import { BranchContact } from "./branch-contact";
import { BranchDays } from "./branch-days";
import type { ShownBranch } from "./shown-branch";
import { WeekHours } from "./week-hours";

interface Props {
  branches: readonly ShownBranch[];
  locale: string;
  /** The day on which the page is made. */
  today: Day;
  /** Level of the names among the page's headings. */
  level: "h2" | "h3";
}

export function BranchList({ branches, locale, today, level: Name }: Props) {
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
          <div>
            <BranchDays source={branch} today={today} locale={locale} />
            <WeekHours source={branch} locale={locale} />
          </div>
        </li>
      ))}
    </ul>
  );
}
