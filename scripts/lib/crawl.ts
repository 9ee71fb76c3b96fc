import { markupFaults } from "./markup";
import { type PageFacts, readPage } from "./page-facts";
import { type CrawlKnown, faultsBesideOthers, faultsOfPage } from "./page-faults";
import { readRobots } from "./robots-txt";
import { readSitemaps } from "./sitemaps";
import { structuredLinks } from "./structured-data";

interface CrawlOptions {
  origin: string;
  /** Where to begin, besides the addresses of the sitemap. */
  from: readonly string[];
  /** So many pages at most. */
  limit: number;
  /** So many narrowed listings at most: their number has no end. */
  narrowed: number;
  /** Of so many pages the markup of one is validated. */
  validatedOf: number;
  /** So many pictures of link previews at most: each may have to be drawn for it. */
  pictures: number;
  /** Asked for at once. */
  lanes: number;
  /** Told of each problem when it is found: a long walk may be broken off. */
  onProblem?: (problem: string) => void;
}

interface CrawlReport {
  pages: number;
  links: number;
  pictures: number;
  validated: number;
  /** Address and what is wrong with it. */
  problems: string[];
}

const TIMEOUT_MS = 30_000;

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

/** More steps than that are a circle. */
const MOST_LED = 4;

const isLedOn = ({ status }: Visit): boolean => status >= 300 && status < 400;

/** As many as are wanted, from all over the list. */
const spread = (all: readonly string[], wanted: number): string[] => {
  const step = Math.max(Math.ceil(all.length / Math.max(wanted, 1)), 1);
  return all.filter((_, index) => index % step === 0);
};

/**
 * Walks through the shop as a crawler does, from its sitemap and along every link that it may follow, and looks at each
 * page by itself and beside the others: broken links, links that lead on, titles that are missing or twice there,
 * addresses that are not their own, languages that do not name each other, markup and structured data with faults.
 */
export class Crawl {
  private readonly problems: string[] = [];
  private readonly seen = new Map<string, string>();
  private readonly queue: string[] = [];
  private readonly facts = new Map<string, PageFacts>();
  private readonly pictures = new Set<string>();
  private publicOrigin: string | null = null;
  private links = 0;
  private narrowed = 0;
  private validated = 0;

  constructor(private readonly options: CrawlOptions) {}

  async run(): Promise<CrawlReport> {
    const { from, lanes, limit, origin } = this.options;
    const robots = readRobots((await this.ask("/robots.txt")).text);
    if (robots.sitemaps.length === 0) this.add("/robots.txt: names no sitemap");
    const { addresses, problems } = await readSitemaps(robots.sitemaps[0] ?? "/sitemap.xml", this.ask);
    for (const problem of problems) this.add(problem);
    this.publicOrigin = addresses[0] ? new URL(addresses[0]).origin : null;
    const listed = new Set(addresses.map((address) => this.pathOf(address, "/") ?? address));
    const known: CrawlKnown = { facts: this.facts, seen: this.seen, listed, robots, pathOf: this.pathOf };
    // Half of a short walk is left for what the pages lead to.
    const start = listed.size > limit ? spread([...listed], limit / 2) : listed;
    for (const address of [...from, ...start]) this.note(address, "sitemap");
    await Promise.all(Array.from({ length: lanes }, () => this.work(known)));
    for (const [path, fault] of faultsBesideOthers(known)) this.report(path, fault);
    const pictures = spread([...this.pictures], this.options.pictures);
    for (const picture of pictures) {
      const { status, type } = await visit(`${origin}${picture}`);
      if (status !== 200 || !type.startsWith("image/")) this.add(`${picture}: picture answers ${status} ${type}`);
    }
    const { facts, links, validated } = this;
    return { pages: facts.size, links, pictures: pictures.length, validated, problems: this.problems };
  }

  /** The shop calls itself by its public name, which need not be the one that it is asked by here. */
  private readonly ask = (address: string): Promise<Visit> => {
    const { pathname, search } = new URL(address, this.options.origin);
    return visit(`${this.options.origin}${pathname}${search}`);
  };

  private readonly pathOf = (link: string, base: string): string | null => {
    if (!URL.canParse(link, `${this.options.origin}${base}`)) return null;
    const url = new URL(link, `${this.options.origin}${base}`);
    return [this.options.origin, this.publicOrigin].includes(url.origin) ? url.pathname + url.search : null;
  };

  private note(path: string, by: string): void {
    if (this.seen.has(path) || this.seen.size >= this.options.limit) return;
    if (path.includes("?") && (this.narrowed += 1) > this.options.narrowed) return;
    this.seen.set(path, by);
    this.queue.push(path);
  }

  private async work(known: CrawlKnown): Promise<void> {
    for (let path = this.queue.shift(); path !== undefined; path = this.queue.shift()) {
      await this.look(path, known).catch((error: unknown) => this.report(path ?? "", String(error)));
    }
  }

  private report(path: string, problem: string): void {
    this.add(`${path} (from ${this.seen.get(path) ?? "nowhere"}): ${problem}`);
  }

  private add(problem: string): void {
    this.problems.push(problem);
    this.options.onProblem?.(problem);
  }

  private async look(path: string, known: CrawlKnown): Promise<void> {
    const answer = await this.answerOf(path, known.robots);
    if (isLedOn(answer)) return this.report(path, `leads on to ${answer.location ?? "?"}`);
    if (answer.status !== 200) return this.report(path, `answers ${answer.status}`);
    if (!answer.type.includes("text/html")) return;
    const page = readPage(answer.text);
    this.facts.set(path, page);
    for (const fault of [...page.faults, ...faultsOfPage(path, page, known)]) this.report(path, fault);
    if (this.facts.size % this.options.validatedOf === 0) await this.validate(path, answer.text);
    for (const picture of page.pictures) this.pictures.add(new URL(picture, this.options.origin).pathname);
    if (!path.includes("?")) this.follow(path, page);
  }

  /**
   * A shop too busy to look an address up in time leads on for this once; a crawler comes back. What crawlers are kept
   * off may lead visitors to where they belong, and has to end somewhere.
   */
  private async answerOf(path: string, { allows }: CrawlKnown["robots"]): Promise<Visit> {
    let answer = await this.ask(path);
    if (allows(path)) return answer.status === 307 ? this.ask(path) : answer;
    for (let led = 0; isLedOn(answer) && led < MOST_LED; led += 1) answer = await this.ask(answer.location ?? "/");
    return answer;
  }

  private async validate(path: string, html: string): Promise<void> {
    this.validated += 1;
    for (const fault of await markupFaults(html)) this.report(path, fault);
  }

  private follow(path: string, { alternates, links, structured, unfollowed }: PageFacts): void {
    // Where a link of a language leads depends on where it is pressed; robots.txt keeps crawlers off it.
    const pressed = [...links, ...unfollowed].filter((link) => !link.startsWith("/language/"));
    for (const link of [...pressed, ...alternates.values(), ...structuredLinks(structured)]) {
      const target = this.pathOf(link, path);
      if (target === null) continue;
      this.links += 1;
      this.note(target, path);
    }
  }
}
