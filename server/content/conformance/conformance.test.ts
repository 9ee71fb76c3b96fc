import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { GraphQLSchema } from "graphql";
import { buildClientSchema, findBreakingChanges, getIntrospectionQuery, type IntrospectionQuery } from "graphql";
import type { Language } from "@/lib/store-views";
import { serverEnv } from "@/lib/env";
import { CONTENT } from "@/lib/page-tags";
import { getStoreView, languageOf, storeViews } from "@/lib/store-views";
import { importContent } from "@/server/importer/content/import-content";
import type { ContentChange } from "@/server/http/content-webhook";
import { listen, testApi } from "@/server/testing/api";
import { createTestDatabase } from "@/test/database";
import { listBlocks } from "../blocks";
import { loadBlog, loadBlogArticle } from "../blog";
import { type ContentClient, contentClient } from "../client";
import { tagsOfChange } from "../changed";
import { contentGraph } from "../embedded/graph/schema";
import { type ContentHandler, embeddedContentHandler } from "../embedded/handler";
import { loadFooter } from "../footer";
import { loadHomeContent } from "../home";
import { contentModel } from "../model";
import { listStaticPages, loadStaticPage } from "../pages";
import { writeConformanceFolder } from "./folder";
import type { StrapiUnderTest } from "./strapi";
import { type Asked, contentConformance, type TriedBackend } from "./suite";

/** A Strapi that holds the same folder; `npm run test:strapi` starts it. */
const strapi = process.env.STRAPI_UNDER_TEST
  ? (JSON.parse(process.env.STRAPI_UNDER_TEST) as StrapiUnderTest)
  : undefined;

const post = (query: string): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", authorization: `Bearer ${strapi?.token ?? ""}` },
  body: JSON.stringify({ query }),
});

async function read(response: Response): Promise<Asked> {
  const { data = null, errors = [] } = (await response.json()) as Partial<Asked>;
  return { data, errors };
}

async function openEmbedded(): Promise<TriedBackend & { handler: ContentHandler }> {
  const database = await createTestDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), "sezona-conformance-"));
  await writeConformanceFolder(folder);
  await importContent(database.pool, folder);
  await rm(folder, { recursive: true });
  const handler = embeddedContentHandler(database.pool);
  return {
    handler,
    ask: async (query) => read(await handler(new Request("http://shop.test/graphql", post(query)))),
    close: () => database.drop(),
  };
}

contentConformance("the embedded backend", openEmbedded);

if (strapi) {
  const url = `${strapi.origin}/graphql`;
  const ask = async (query: string): Promise<Asked> => read(await fetch(url, post(query)));
  contentConformance("a real Strapi", async () => ({ ask, close: async () => undefined }));

  describe("a real Strapi and the embedded backend", () => {
    let embedded: Awaited<ReturnType<typeof openEmbedded>>;
    let clients: [ContentClient, ContentClient];
    const lines: string[] = [];

    beforeAll(async () => {
      embedded = await openEmbedded();
      const log = (line: string) => lines.push(line);
      const patience = { log, timeoutMs: 10_000 };
      clients = [
        contentClient({ backend: embedded.handler, ...patience }),
        contentClient({ backend: { url, token: strapi.token }, ...patience }),
      ];
    });
    afterAll(() => embedded.close());

    test("have one schema: whatever the one may be asked, the other may be asked, too", async () => {
      const { data } = await ask(getIntrospectionQuery());
      const theirs = buildClientSchema(data as unknown as IntrospectionQuery);
      expect(differences(contentGraph(contentModel), theirs)).toEqual([]);
    });

    test.each<Language>(["cs", "en", "de", "it"])("show the same in %s", async (language) => {
      const storeView = storeViews.find((view) => languageOf(view) === language) ?? getStoreView("main");
      const [ours, theirs] = await Promise.all(
        clients.map(async (client) => {
          const blog = await loadBlog(client, language);
          const articles = [];
          for (const { slug } of blog?.articles ?? []) articles.push(await loadBlogArticle(client, slug, language));
          return {
            footer: await loadFooter(client, language),
            home: await loadHomeContent(client, storeView, "2026-12-01"),
            blocks: slugsForIds((await listBlocks(client, language))?.value ?? []),
            pages: slugsForIds((await listStaticPages(client, language))?.value ?? []),
            blog,
            articles,
          };
        }),
      );
      expect(ours?.articles.length).toBeGreaterThan(10);
      expect(theirs).toEqual(ours);
      expect(lines).toEqual([]);
    });

    test("what is published there, its webhook tells the shop, and the pages that show it are made anew", async () => {
      let hear: (change: ContentChange) => void = () => undefined;
      const heard = new Promise<ContentChange>((resolve) => (hear = resolve));
      const api = testApi({ port: {}, content: {} } as never, {
        env: () => serverEnv({ CONTENT_WEBHOOK_SECRET: strapi.webhookSecret }),
        contentChanged: async (change) => hear(change),
      });
      const shop = await listen(api, strapi.webhookPort);
      try {
        const title = async () => (await loadStaticPage(clients[1], "conf-top", "cs"))?.value?.title;
        expect(await title()).toBe("Nahoře");
        const { data } = await ask('{ staticPages(filters: { slug: { eq: "conf-top" } }) { documentId } }');
        const id = data?.staticPages[0].documentId as string;
        const edited = await fetch(`${strapi.origin}/api/static-pages/${id}?locale=cs&status=published`, {
          method: "PUT",
          headers: { "content-type": "application/json", authorization: `Bearer ${strapi.editorToken}` },
          body: JSON.stringify({ data: { title: "Úplně nahoře" } }),
        });
        expect(edited.status).toBe(200);
        const change = await heard;
        expect([change, tagsOfChange(change)]).toEqual([{ event: "entry.publish", model: "static-page" }, [CONTENT]]);
        expect(await title()).toBe("Úplně nahoře");
      } finally {
        await shop.close();
      }
    });
  });
}

/** Each backend gives documents ids of its own. */
function slugsForIds<T extends { id: string; slug: string; parentId?: string | null }>(pages: readonly T[]) {
  const slugs = new Map(pages.map(({ id, slug }) => [id, slug]));
  return pages.map(({ id: _id, parentId, ...page }) => ({ ...page, parent: parentId && slugs.get(parentId) }));
}

const differences = (ours: GraphQLSchema, theirs: GraphQLSchema): string[] =>
  findBreakingChanges(ours, theirs).map(({ description }) => description);
