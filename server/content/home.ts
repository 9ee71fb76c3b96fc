import { z } from "zod";
import type { Day } from "@/lib/contract";
import { isOwnLink } from "@/lib/domain/content";
import { type HomeSection, type PlannedBanner, sectionsToday } from "@/lib/domain/home";
import { setText } from "@/lib/domain/typography";
import { catalogueStoreCode, languageOf, type StoreView } from "@/lib/store-views";
import { otherLanguage } from "./answers";
import type { ContentClient } from "./client";
import { homepageDocument } from "./home-document";
import { listOf, readEach, textsOf } from "./readable";

/** What stands on the home page of a store view today, and in which language it is said. */
export interface HomeContent {
  sections: HomeSection[];
  otherLanguage?: string | undefined;
}

const drawing = z.string().regex(/^[a-z0-9-]+$/u);
const bannerSchema = (set: SetText) =>
  z.object({
    title: z.string().transform(set),
    text: z.string().transform(set).nullable(),
    action: z.string().transform(set).nullable(),
    link: z.string().refine(isOwnLink),
    illustration: drawing.nullable(),
    icon: z
      .string()
      .regex(/^(?:\/(?:illustrations|look)\/[\w-]+\.svg|https:\/\/\S+)$/u)
      .nullish()
      .transform((icon) => icon ?? null),
    storeViews: textsOf,
    shownFrom: z.iso.date().nullable(),
    shownUntil: z.iso.date().nullable(),
  });
type SetText = (text: string) => string;

const partsOf = <T>(schema: z.ZodType<T>) =>
  listOf(schema)
    .nullable()
    .transform((list) => list ?? []);

function sectionSchema(set: SetText) {
  const title = z.string().transform(set).nullable();
  const titled = <K extends string>(name: string, kind: K) =>
    z.object({ __typename: z.literal(`ComponentHome${name}`), title }).transform((row) => ({ kind, title: row.title }));
  const banners = partsOf(bannerSchema(set));
  return z.union([
    z
      .object({
        __typename: z.literal("ComponentHomeSearchBar"),
        headline: title,
        text: title,
        picture: drawing.nullable(),
      })
      .transform(({ headline, text, picture }) => ({ kind: "search" as const, headline, text, picture })),
    titled("CategoryRow", "categories" as const),
    titled("Promises", "promises" as const),
    titled("People", "people" as const),
    titled("Viewed", "viewed" as const),
    z
      .object({ __typename: z.literal("ComponentHomeProductRow"), title, urlPath: z.string() })
      .transform((row) => ({ kind: "products" as const, title: row.title, urlPath: row.urlPath })),
    z
      .object({
        __typename: z.literal("ComponentHomeBannerRow"),
        title,
        size: z.enum(["main", "small", "product"]),
        banners,
      })
      .transform((row) => ({ kind: "banners" as const, title: row.title, size: row.size, banners: row.banners })),
    z
      .object({ __typename: z.literal("ComponentHomeSlider"), title, banners })
      .transform((row) => ({ kind: "slider" as const, title: row.title, banners: row.banners })),
    z
      .object({
        __typename: z.literal("ComponentHomeTileRow"),
        title,
        tiles: partsOf(z.object({ label: z.string().transform(set), link: z.string().refine(isOwnLink) })),
      })
      .transform((row) => ({ kind: "tiles" as const, title: row.title, tiles: row.tiles })),
  ]);
}

const homeSchema = z
  .object({ locale: z.string().nullable(), sections: z.array(z.looseObject({ __typename: z.string() })).nullable() })
  .nullable();
/** A component that a newer backend has is none that could be shown here. */
const KNOWN = /^ComponentHome(?:SearchBar|CategoryRow|ProductRow|BannerRow|Slider|Promises|People|Viewed|TileRow)$/u;
const answerSchema = z.object({ own: homeSchema, english: homeSchema, czech: homeSchema });

/** What the owner arranged; null where nobody did, or while nobody can say. */
export async function loadHomeContent(
  client: ContentClient,
  storeView: StoreView,
  today: Day,
): Promise<HomeContent | null> {
  const language = languageOf(storeView);
  const answer = await client.ask(homepageDocument, { locale: language }, (raw) => {
    const { own, english, czech } = answerSchema.parse(raw);
    const found = [own, english, czech].find((each) => each !== null && (each.sections ?? []).length > 0);
    if (!found) return null;
    const locale = found.locale ?? language;
    const section = sectionSchema((text) => setText(text, locale));
    const known = (found.sections ?? []).filter(({ __typename }) => KNOWN.test(__typename));
    const sections: HomeSection<PlannedBanner>[] = readEach(section, known);
    return { sections, otherLanguage: otherLanguage(found.locale, language) };
  });
  if (!answer?.value) return null;
  const { sections, ...spoken } = answer.value;
  return { ...spoken, sections: sectionsToday(sections, [storeView.storeCode, catalogueStoreCode(storeView)], today) };
}
