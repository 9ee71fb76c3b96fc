import { type PageFacts, readPage } from "./page-facts";

interface CrawlOptions {
  origin: string;
  /** Where to begin, besides the addresses of the sitemap. */
  from: readonly string[];
  /** So many pages at most. */
  limit: number;
  /** So many narrowed listings at most: their number has no end. */
  narrowed: number;
  /** Asked for at once. */
  lanes: number;
}

interface CrawlReport {
  pages: number;
  links: number;
  pictures: number;
  /** Address and what is wrong with it. */
  problems: string[];
}

const TIMEOUT_MS = 30_000;
/** Each may have to be drawn for it. */
const MAX_PICTURES = 100;

interface Visit {
  status: number;
  type: string;
  text: string;
  location: string | null;
}

async function visit(address: string): Promise<Visit> {
  const response = await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) });
  const { headers, status } = response;
  return {
    status,
    type: headers.get("content-type") ?? "",
    text: await response.text(),
    location: headers.get("location"),
  };
}

/** Addresses of a sitemap and of those that it lists. */
async function addressesOf(map: string, local: (address: string) => string, problems: string[]): Promise<string[]> {
  const { status, text } = await visit(local(map));
  if (status !== 200) problems.push(`${map}: ${status}`);
  const found = [...text.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, address = ""]) => address.replaceAll("&#38;", "&"));
  if (!text.includes("<sitemapindex")) return found;
  const parts = [];
  for (const part of found) parts.push(...(await addressesOf(part, local, problems)));
  return parts;
}

/**
 * Walks through the shop as a crawler does, from its sitemap and along every link that it may follow, and looks at each
 * page by itself and beside the others: broken links, links that lead on, titles that are missing or twice there,
 * addresses that are not their own, languages that do not name each other.
 */
export class Crawl {
  private readonly problems: string[] = [];
  private readonly seen = new Map<string, string>();
  private readonly queue: string[] = [];
  private readonly facts = new Map<string, PageFacts>();
  private readonly pictures = new Set<string>();
  private listed = new Set<string>();
  private publicOrigin: string | null = null;
  private links = 0;
  private narrowed = 0;

  constructor(private readonly options: CrawlOptions) {}

  async run(): Promise<CrawlReport> {
    const { from, lanes, origin } = this.options;
    const mapped = await addressesOf("/sitemap.xml", this.local, this.problems);
    this.publicOrigin = mapped[0] ? new URL(mapped[0]).origin : null;
    this.listed = new Set(mapped.map((address) => this.pathOf(address, "/") ?? address));
    for (const address of [...from, ...this.listed]) this.note(address, "sitemap");
    await Promise.all(Array.from({ length: lanes }, () => this.work()));
    this.compare();
    for (const picture of [...this.pictures].slice(0, MAX_PICTURES)) {
      const { status, type } = await visit(`${origin}${picture}`);
      if (status !== 200 || !type.startsWith("image/"))
        this.problems.push(`${picture}: picture answers ${status} ${type}`);
    }
    return {
      pages: this.facts.size,
      links: this.links,
      pictures: Math.min(this.pictures.size, MAX_PICTURES),
      problems: this.problems,
    };
  }

  /** The shop calls itself by its public name, which need not be the one that it is asked by here. */
  private readonly local = (address: string): string => {
    const { pathname, search } = new URL(address, this.options.origin);
    return `${this.options.origin}${pathname}${search}`;
  };

  /** Path and query of a link within the shop; null for all others. */
  private pathOf(link: string, base: string): string | null {
    if (!URL.canParse(link, `${this.options.origin}${base}`)) return null;
    const url = new URL(link, `${this.options.origin}${base}`);
    return [this.options.origin, this.publicOrigin].includes(url.origin) ? url.pathname + url.search : null;
  }

  private note(path: string, by: string): void {
    if (this.seen.has(path) || this.seen.size >= this.options.limit) return;
    if (path.includes("?") && (this.narrowed += 1) > this.options.narrowed) return;
    this.seen.set(path, by);
    this.queue.push(path);
  }

  private async work(): Promise<void> {
    for (let path = this.queue.shift(); path !== undefined; path = this.queue.shift()) {
      await this.look(path).catch((error: unknown) => this.report(path ?? "", String(error)));
    }
  }

  private report(path: string, problem: string): void {
    this.problems.push(`${path} (from ${this.seen.get(path) ?? "nowhere"}): ${problem}`);
  }

  private async look(path: string): Promise<void> {
    const answer = await visit(`${this.options.origin}${path}`);
    if (answer.status >= 300 && answer.status < 400) return this.report(path, `leads on to ${answer.location ?? "?"}`);
    if (answer.status !== 200) return this.report(path, `answers ${answer.status}`);
    if (!answer.type.includes("text/html")) return;
    const page = readPage(answer.text);
    this.facts.set(path, page);
    for (const fault of [...page.faults, ...this.faultsOf(path, page)]) this.report(path, fault);
    for (const picture of page.pictures) this.pictures.add(new URL(picture, this.options.origin).pathname);
    if (path.includes("?")) return;
    // Where a link of a language leads depends on where it is pressed; robots.txt keeps crawlers off it.
    const links = [...page.links, ...page.unfollowed].filter((link) => !link.startsWith("/language/"));
    for (const link of [...links, ...page.alternates.values()]) {
      const target = this.pathOf(link, path);
      if (target === null) continue;
      this.links += 1;
      this.note(target, path);
    }
  }

  private *faultsOf(path: string, page: PageFacts): Generator<string, void> {
    if (page.titles.length !== 1 || !page.titles[0]) yield `has ${page.titles.length} titles`;
    if (page.headings !== 1) yield `has ${page.headings} first headings`;
    if (!page.lang) yield "has no language";
    if (!page.isIndexable) {
      if (this.listed.has(path)) yield "is in the sitemap and asks not to be listed";
      return;
    }
    const canonical = page.canonical === null ? null : this.pathOf(page.canonical, path);
    if (canonical === null) {
      yield "names no address of its own";
      return;
    }
    if (this.listed.has(path) && canonical !== path) yield `is in the sitemap and calls itself ${canonical}`;
    // A further page of a whole listing is one.
    if (/\?(?!page=\d+$)/u.test(path) && canonical === path) yield "is narrowed and calls itself a page of its own";
    if (!page.description) yield "has no description";
  }

  /** What only shows beside other pages. */
  private compare(): void {
    const own = [...this.facts].filter(
      ([path, { canonical, isIndexable }]) =>
        isIndexable && canonical !== null && this.pathOf(canonical, path) === path,
    );
    const first = new Map<string, string>();
    for (const [
      path,
      {
        titles: [title = ""],
      },
    ] of own) {
      const other = first.get(title);
      if (other !== undefined) this.report(path, `has the title of ${other}: ${title}`);
      else first.set(title, path);
    }
    for (const [path, { alternates }] of own)
      for (const [language, address] of alternates) {
        const other = this.pathOf(address, path);
        // Beyond the limit nobody has looked.
        if (other !== null && !this.seen.has(other)) continue;
        const facts = other === null ? undefined : this.facts.get(other);
        if (!facts) this.report(path, `its ${language} is no page: ${address}`);
        else if (![...facts.alternates.values()].some((back) => this.pathOf(back, path) === path))
          this.report(path, `its ${language} does not name it back`);
      }
  }
}
