import { IconDown } from "@/components/ui/icons";
import { TrailMarker } from "@/components/ui/trail-marker";
import type { TrailColor } from "@/lib/contract";

/** What a link of the shell says. */
export interface LinkFacts {
  href: string;
  label: string;
  /** The language of the label, where it is not the visitor's. */
  lang?: string;
  /** One of the visitor's own lists, whose count the link shows. */
  list?: string;
  /** The browser itself has to follow it. */
  reload?: true;
}

/** The same page under another address: the dispatcher finds it, so the browser itself has to follow. */
export interface SwitchFacts {
  href: string;
  label: string;
  lang?: string;
  isCurrent?: true;
}

export interface SectionFacts extends LinkFacts {
  color: TrailColor;
  /** First of all the whole section. */
  inside?: readonly LinkFacts[];
}

export function LinkItems({ links, className }: { links: readonly LinkFacts[]; className?: string }) {
  return links.map(({ href, label, lang, list, reload }) => (
    <li key={href}>
      <a href={href} lang={lang} data-list-link={list} data-reload={reload} className={className}>
        {label}
      </a>
    </li>
  ));
}

export function SwitchItems({ links, className }: { links: readonly SwitchFacts[]; className?: string }) {
  return links.map(({ href, label, lang, isCurrent }) => (
    <li key={href}>
      <a
        href={href}
        lang={lang}
        hrefLang={lang}
        rel="nofollow"
        data-reload=""
        aria-current={isCurrent}
        className={className}
      >
        {label}
      </a>
    </li>
  ));
}

/** Sections that open one at a time, each with what is in it. */
export function SectionItems({ sections }: { sections: readonly SectionFacts[] }) {
  return sections.map(({ href, label, lang, color, inside }, index) => {
    const name = [<TrailMarker key="marker" color={color} />, " ", label];
    return (
      <li key={href}>
        {inside ? (
          <details name="menu-section" open={index === 0}>
            <summary className="menu-section" lang={lang}>
              {name}
              <IconDown className="size-4" />
            </summary>
            <ul>
              <LinkItems links={inside} />
            </ul>
          </details>
        ) : (
          <a href={href} className="menu-section" lang={lang}>
            {name}
          </a>
        )}
      </li>
    );
  });
}
