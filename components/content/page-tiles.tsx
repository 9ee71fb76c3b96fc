import { type FooterContent, leadsSomewhere } from "@/lib/domain/content";
import { ownPath } from "@/lib/routes";
import { languageOf, type StoreView } from "@/lib/store-views";
import type { channel } from "@/shop.config";

interface Props {
  /** What the tiles are about, for those who don't see them. */
  label: string;
  storeView: StoreView;
}

interface PageTilesProps extends Props {
  tiles: typeof channel.homeTiles;
  /** Null while nobody can say what the owner wrote. */
  content: FooterContent | null;
}

/** Ways to pages that the configuration puts beside a screen's own content. */
export function PageTiles({ tiles, content, storeView, ...rest }: PageTilesProps) {
  const shown = tiles.filter(({ active, link }) => active && leadsSomewhere(link, content));
  const links = shown.map(({ title, link }) => ({ label: title[languageOf(storeView)], link }));
  return <LinkTiles links={links} storeView={storeView} {...rest} />;
}

interface LinkTile {
  label: string;
  link: string;
  /** The language of the label, where it is not the visitor's. */
  lang?: string | undefined;
}

/** Links of the owner's as tiles. */
export function LinkTiles({ label, links, storeView }: Props & { links: readonly LinkTile[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className="page-tiles">
        {links.map(({ link, label: text, lang }) => (
          <li key={link}>
            <a href={link.startsWith("/") ? ownPath(storeView, link) : link} className="page-tile" lang={lang}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
