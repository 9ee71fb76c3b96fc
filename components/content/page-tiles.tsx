import { ownPath } from "@/lib/routes";
import { languageOf, type StoreView } from "@/lib/store-views";
import type { channel } from "@/shop.config";

interface Props {
  /** What the tiles are about, for those who don't see them. */
  label: string;
  tiles: typeof channel.homeTiles;
  storeView: StoreView;
}

/** Ways to pages that the owner puts beside a screen's own content. */
export function PageTiles({ label, tiles, storeView }: Props) {
  const shown = tiles.filter((tile) => tile.active);
  if (shown.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className="page-tiles">
        {shown.map((tile) => (
          <li key={tile.link}>
            <a href={ownPath(storeView, tile.link)} className="page-tile">
              {tile.title[languageOf(storeView)]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
