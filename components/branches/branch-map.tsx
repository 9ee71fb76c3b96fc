import { useTranslations } from "@/lib/i18n/server";
import { frameOf, outlinePath, placeOn, spreadLabels } from "@/lib/domain/branch-map";
import { shortName } from "@/lib/domain/place";
import { tax } from "@/shop.config";
import type { ShownBranch } from "./shown-branch";
import { outlineOf } from "./outlines";

/** Units around the country. */
const MARGIN = 24;
/** On a phone of 360 px this is what two fingers' targets need to lie apart (24 px). */
const LABEL_GAP = 76;
/** Labels of what lies further east than this share of the width stand on its left, so that they stay on the map. */
const EAST = 0.62;

type Located = ShownBranch & { latitude: number; longitude: number };

const isLocated = (branch: ShownBranch): branch is Located =>
  typeof branch.latitude === "number" && typeof branch.longitude === "number";

/** Branches on a map of our own: nothing is asked of anybody else. What it shows is said by the list beside it, too. */
export function BranchMap({ branches, current }: { branches: readonly ShownBranch[]; current?: string }) {
  const t = useTranslations("branches");
  const located = branches.filter(isLocated);
  if (located.length === 0) return null;
  const { border, rivers, summits } = outlineOf(tax.defaultCountry);
  const ends = border.map(([longitude, latitude]) => ({ longitude, latitude }));
  const frame = frameOf([...ends, ...located], MARGIN);
  const points = located.map((branch) => ({ branch, ...placeOn(frame, branch) }));
  const heights = spreadLabels(
    points.map(({ y }) => y),
    LABEL_GAP,
  );
  const drawn = points.map((point, index) => ({ ...point, height: heights[index] ?? point.y }));
  const share = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(2)}%`;
  return (
    <nav aria-label={t("map")} className="branch-map">
      <svg viewBox={`0 0 ${Math.round(frame.width)} ${Math.round(frame.height)}`} aria-hidden="true" focusable="false">
        {border.length > 0 && <path className="branch-map-land" d={`${outlinePath(frame, border)}Z`} />}
        <path className="branch-map-rivers" d={rivers.map((river) => outlinePath(frame, river)).join("")} />
        <path
          className="branch-map-summits"
          d={summits
            .map(([longitude, latitude]) => placeOn(frame, { longitude, latitude }))
            .map(({ x, y }) => `M${x - 15} ${y + 11}l15-24l15 24z`)
            .join("")}
        />
        {drawn.map(({ branch, x, y, height }) => (
          <path key={branch.id} className="branch-map-lead" d={`M${x} ${y}L${x} ${height}`} />
        ))}
        {drawn.map(({ branch, x, y }) => (
          <circle key={branch.id} className="branch-map-point" cx={x} cy={y} r="9" />
        ))}
      </svg>
      <ul>
        {drawn.map(({ branch, x, height }) => (
          <li
            key={branch.id}
            data-side={x > frame.width * EAST ? "west" : "east"}
            style={{ left: share(x, frame.width), top: share(height, frame.height) }}
          >
            <a
              href={branch.href}
              hrefLang={branch.language}
              {...(branch.id === current && { "aria-current": "page" as const })}
            >
              {shortName(branch)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
