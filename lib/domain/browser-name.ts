/* Each but the last of these names says the ones after it too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//u, "Edge"],
  [/\bOPR\/|\bOpera\b/u, "Opera"],
  [/\bSamsungBrowser\//u, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//u, "Firefox"],
  [/\b(?:Chrome|CriOS)\//u, "Chrome"],
  [/\bSafari\//u, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/u, "Android"],
  [/\b(?:iPhone|iPad|iPod)\b/u, "iOS"],
  [/\bWindows\b/u, "Windows"],
  [/\bCrOS\b/u, "ChromeOS"],
  [/\bMac(?:intosh| OS X)\b/u, "macOS"],
  [/\b(?:Linux|X11)\b/u, "Linux"],
];

/**
 * A browser as its owner would name it: "Firefox, Windows"; empty where neither is known. Never what it calls itself:
 * that is anybody's text, and would stand in a mail of the shop. So there are only some dozens, and one that was
 * updated is no other one.
 */
export const browserName = (agent: string): string =>
  [BROWSERS, SYSTEMS].flatMap((known) => known.find(([sign]) => sign.test(agent))?.[1] ?? []).join(", ");
