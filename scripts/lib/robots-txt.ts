export interface RobotsRules {
  /** Whether any crawler may ask for a path with its query. */
  allows: (path: string) => boolean;
  sitemaps: string[];
}

const patternOf = (rule: string): RegExp => {
  const escaped = rule.replace(/[.+?^${}()|[\]\\]/gu, "\\$&").replaceAll("*", ".*");
  return new RegExp(`^${escaped.replace(/\\\$$/u, "$")}`, "u");
};

/** The rules for everybody: the longest that fits decides, and allowing wins over as long a refusal (RFC 9309). */
export function readRobots(text: string): RobotsRules {
  const lines = text.split(/\r?\n/u).map((line) => /^([\w-]+):\s*(\S.*?)\s*$/u.exec(line));
  const valuesOf = (field: string): string[] =>
    lines.flatMap((line) => (line?.[1]?.toLowerCase() === field && line[2] ? [line[2]] : []));
  const longest = (field: string, path: string): number =>
    Math.max(
      -1,
      ...valuesOf(field)
        .filter((rule) => patternOf(rule).test(path))
        .map(({ length }) => length),
    );
  return {
    allows: (path) => longest("allow", path) >= longest("disallow", path),
    sitemaps: valuesOf("sitemap"),
  };
}
