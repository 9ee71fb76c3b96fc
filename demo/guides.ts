import type { ImportInput } from "@/server/importer/format";
import type { Draft } from "./model";
import { slugOf } from "@/lib/domain/slug";

/** A file of a guide, beside the pictures. */
export interface GuideFile {
  file: string;
  text: string;
}

/** A place on the way, and what there is to know of it. */
export interface RoutePoint {
  name: string;
  lat: number;
  lon: number;
}

type Guide = Pick<Draft, "name" | "description" | "route">;
type Shops = readonly ImportInput<"sources">[];

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const point = (tag: string, { name, lat, lon }: RoutePoint): string =>
  `<${tag} lat="${lat}" lon="${lon}"><name>${escaped(name)}</name></${tag}>`;

const branches = (shops: Shops): RoutePoint[] =>
  shops.flatMap(({ name, latitude: lat, longitude: lon }) =>
    typeof lat === "number" && typeof lon === "number" ? [{ name: `Sezóna ${name}`, lat, lon }] : [],
  );

/** GPX 1.1: the route from place to place, and where skis, boats and bikes come from. */
const gpx = ({ name, route = [] }: Guide, shops: Shops): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Sezóna" xmlns="http://www.topografix.com/GPX/1/1">',
    `<metadata><name>${escaped(name.cs)}</name></metadata>`,
    ...branches(shops).map((branch) => point("wpt", branch)),
    `<rte><name>${escaped(name.cs)}</name>`,
    ...route.map((place) => point("rtept", place)),
    "</rte>",
    "</gpx>",
    "",
  ].join("\n");

/** To be read on the way, in Czech and English; with Windows' line ends, which every program shows. */
const itinerary = ({ name, description, route = [] }: Guide): string =>
  (["cs", "en"] as const)
    .flatMap((language) => [
      name[language],
      "",
      description[language],
      "",
      ...route.map(({ name: place, lat, lon }, index) => `${index + 1}. ${place} (${lat}, ${lon})`),
      "",
      "",
    ])
    .join("\r\n");

/** Names of a guide's files, seen from the folder of the import. */
export const guideNames = ({ name, route }: Pick<Draft, "name" | "route">): string[] =>
  route ? [`guides/${slugOf(name.cs)}.gpx`, `guides/${slugOf(name.cs)}.txt`] : [];

export function guideFiles(guide: Guide, shops: Shops): GuideFile[] {
  const [track, text] = guideNames(guide);
  return track && text
    ? [
        { file: track, text: gpx(guide, shops) },
        // With a mark of its encoding, by which editors show Czech letters.
        { file: text, text: `\uFEFF${itinerary(guide)}` },
      ]
    : [];
}
