import { channel } from "@/shop.config";

/** What browsers and crawlers ask for by itself, whatever a page names. */
export const FAVICON = "/favicon.ico";

type Icon = (typeof channel.favicons)[number];
const kinds: readonly RegExp[] = [/\.ico$/iu, /\.png$/iu];

/** Side of the icon, "32x32"; what says none comes after what does. */
const sideOf = ({ sizes }: Icon): number => Number.parseInt(sizes ?? "", 10) || Infinity;

/** The owner's icon in its place: an .ico where there is one, else the smallest .png, which old readers know. */
export function faviconPath(icons: readonly Icon[] = channel.favicons): string {
  for (const kind of kinds) {
    const [first] = icons.filter(({ url }) => kind.test(url)).sort((one, other) => sideOf(one) - sideOf(other));
    if (first) return first.url;
  }
  return icons[0]?.url ?? FAVICON;
}
