import type { Day } from "@/lib/contract";
import type { ImportInput } from "@/server/importer/format";
import { addDays } from "@/lib/domain/days";
import type { Draft } from "./model";
import { chance, type Chance } from "./random";
import { type Guest, guests } from "./texts/guest-words";
import { endings, opinions, speakers, type Opinions } from "./texts/review-words";
import { setCzech } from "@/lib/domain/typography";

type Review = ImportInput<"reviews">;

/** Which vocabulary fits the families, by the letters that their SKUs begin with. */
const topics: Record<string, string> = {
  AM: "ski",
  CRV: "ski",
  RAC: "ski",
  FR: "ski",
  SB: "boots",
  TB: "boots",
  XB: "boots",
  SNT: "boots",
  SKT: "boots",
  TS: "touring",
  AVA: "touring",
  SNB: "snowboard",
  SPL: "snowboard",
  XC: "nordic",
  XS: "nordic",
  BC: "nordic",
  HT: "bike",
  FS: "bike",
  RD: "bike",
  GR: "bike",
  TR: "bike",
  EM: "ebike",
  ET: "ebike",
  KSK: "kids",
  SLG: "kids",
  KB: "kids",
  TRL: "kids",
  CC: "kids",
  CAR: "car",
  SUP: "water",
  BT: "water",
  TNT: "camp",
  TNF: "camp",
  SLP: "camp",
  FER: "mountain",
  PCK: "mountain",
  MTN: "mountain",
  POL: "small",
  HLM: "small",
  GOG: "small",
  XP: "small",
  HBK: "small",
  BG: "small",
  WET: "small",
  PAD: "small",
  MAT: "small",
  CMP: "small",
};
/** Openings that would be nonsense for some kinds of a family. */
const unfit: Record<string, RegExp> = {
  boots: /sedačce|lyž|Přezky/u,
  bike: /trail|Smrkem/u,
  touring: /Pásy|pásy|Sněžku|Dolů|vázání|hřeben|nového/u,
  nordic: /Boty|Děti/u,
  kids: /svahu|pásek|tříleťáka|zim|Syn v únoru/u,
  car: /lyží/u,
  water: /Pumpa|stojím|okénka|odvoz|Odvoz|Vesty|spacák/u,
  camp: /bouřku|Postavený|kolík|kroupy|zip|Zip|Kompletní|nuly/u,
  mountain: /ferrata|Sněžnice|zádech|Popruh|Pláštěnka|kontrol/u,
  small: /Sedí/u,
};
const fitting: Record<string, RegExp> = {
  "ski-boots": /./u,
  "touring-boots": /^(?!.*sedačce)/u,
  "bike-mountain": /./u,
  "ski-touring": /./u,
  "via-ferrata-set": /ferrata|kontrol|víkend/u,
  snowshoes: /Sněžnice|víkend|balík/u,
  backpack: /zádech|Popruh|Pláštěnka|víkend/u,
  tent: /^(?!.*tričku)/u,
  "tent-family": /^(?!.*tričku)/u,
  "sleeping-bag": /voň|nuly|zip|těžší|Těžší/iu,
  paddleboard: /stojím|Pumpa|větru/u,
  kayak: /Vltavě|neteče|okénka|větru|Odvoz/u,
  canoe: /Vltavě|neteče|okénka|Vesty|Odvoz/u,
  raft: /Vltavě|Pumpa|okénka|Vesty|Odvoz/u,
  "ski-alpine": /./u,
  "helmet-ski": /./u,
  "helmet-bike": /./u,
  "roof-box": /./u,
};

function suits(topic: string, kind: string, words: string): boolean {
  const wanted = fitting[kind];
  if (wanted) return wanted.test(words);
  const refused = unfit[topic];
  return !refused?.test(words);
}

const mood = (luck: Chance): readonly [keyof Opinions, number] => {
  const roll = luck.next();
  if (roll < 0.52) return ["praise", 5];
  if (roll < 0.74) return ["praise", 4];
  if (roll < 0.86) return ["mixed", 4];
  if (roll < 0.94) return ["mixed", 3];
  return ["poor", luck.happens(0.7) ? 2 : 1];
};

const count = (draft: Draft, luck: Chance): number =>
  Math.round((draft.popularity / 160) * (0.7 + luck.next() * 0.6)) + (luck.happens(0.35) ? 1 : 0);

/** What can't be said of the thing, however content one was, or beside the stars that were given. */
function unlikely(draft: Draft, text: string, rating: number): boolean {
  if (/pět hvězd/u.test(text)) return rating !== 5;
  if (/[Čč]tyři hvězdy/u.test(text)) return rating !== 4;
  if (/schránky/u.test(text))
    return !["ski", "snowboard", "boots", "small"].includes(topics[draft.sku.split("-")[0] ?? ""] ?? "");
  if (/velikost/u.test(text)) return draft.sizes === null;
  return /nuly|jinovatka/u.test(text) && Number(draft.attributes.comfort ?? 0) > 3;
}

const months = {
  winter: [11, 12, 1, 2, 3, 4],
  summer: [4, 5, 6, 7, 8, 9, 10],
  "all-year": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
};

/** A day after the thing was bought, in the season when people rent it if there was one, and each review its own. */
function writtenOn(draft: Draft, today: Day, luck: Chance, taken: ReadonlySet<Day>): Day {
  const oldest = Math.max(20, draft.addedAgo);
  const days = Array.from({ length: 14 }, () => addDays(today, -luck.between(2, oldest))).filter(
    (day) => !taken.has(day),
  );
  return days.find((day) => months[draft.season].includes(Number(day.slice(5, 7)))) ?? days[0] ?? today;
}

/** For how long they had it and how well they ride, where the words say it; otherwise as chance has it, or not said. */
function circumstances(text: string, luck: Chance): Pick<Review, "used" | "level"> {
  const saidUse = /týden|na šest dní/iu.test(text)
    ? "week"
    : /třetí den|tři dny|druhý den|víkend/iu.test(text)
      ? "few_days"
      : null;
  const saidLevel = /první|poprvé|naučila|nikdy předtím/iu.test(text)
    ? "beginner"
    : /každý týden|trailech/iu.test(text)
      ? "expert"
      : null;
  const used = saidUse ?? (luck.happens(0.6) ? luck.pick(["day", "few_days", "week", "longer"] as const) : null);
  const level =
    saidLevel ?? (luck.happens(0.6) ? luck.pick(["intermediate", "intermediate", "expert"] as const) : null);
  return { used, level };
}

/** Reviews of a product, none of which says what another one has said in the same words. */
function reviewsOf(draft: Draft, today: Day, said: Set<string>): Review[] {
  const topic = topics[draft.sku.split("-")[0] ?? ""];
  const vocabulary = topic ? opinions[topic] : undefined;
  if (!topic || !vocabulary) return [];
  const luck = chance(`reviews/${draft.sku}`);
  const reviews: Review[] = [];
  const openings = new Set<string>();
  const days = new Set<Day>();
  for (let left = count(draft, luck), tries = 0; left > 0 && tries < 40; tries += 1) {
    const [tone, rating] = mood(luck);
    // Where one alone has written, it would stand for the thing.
    if (tone === "poor" && reviews.length === 0) continue;
    const possible = vocabulary[tone].filter(
      ([title, text]) => suits(topic, draft.kind, `${title} ${text}`) && !openings.has(title),
    );
    if (possible.length === 0) continue;
    const [title, text] = luck.pick(possible);
    const detail = setCzech([text, luck.pick(endings[tone])].filter(Boolean).join(" "));
    const names = speakers(`${title} ${detail}`);
    if (said.has(detail) || !names || unlikely(draft, detail, rating)) continue;
    said.add(detail);
    openings.add(title);
    const day = writtenOn(draft, today, luck, days);
    days.add(day);
    reviews.push({
      sku: draft.sku,
      nickname: luck.pick(names),
      title: setCzech(title),
      detail,
      rating,
      ...circumstances(`${title} ${text}`, luck),
      language: "cs",
      created_at: day,
    });
    left -= 1;
  }
  return reviews;
}

/** Things that guests from elsewhere have written of: the most popular ones of their kind, one each. */
function guestReviews(drafts: readonly Draft[], today: Day): Review[] {
  const popular = [...drafts].sort((a, b) => b.popularity - a.popularity);
  return Object.entries(guests).flatMap(([topic, words]) => {
    const things = popular.filter(({ sku }) => topics[sku.split("-")[0] ?? ""] === topic);
    return words.flatMap((guest: Guest, index) => {
      const thing = things[index];
      if (!thing) return [];
      const luck = chance(`guests/${thing.sku}`);
      return [{ ...guest, sku: thing.sku, created_at: writtenOn(thing, today, luck, new Set()) }];
    });
  });
}

export function reviewRecords(drafts: readonly Draft[], today: Day): Review[] {
  const said = new Set<string>();
  return [...drafts.flatMap((draft) => reviewsOf(draft, today, said)), ...guestReviews(drafts, today)];
}
