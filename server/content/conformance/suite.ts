/* How a Strapi 5 answers, sentence by sentence, over what folder.ts holds. */

/* eslint-disable @typescript-eslint/no-explicit-any, @typescript-eslint/no-unsafe-member-access --
   an answer holds whatever the query names */
export type Answered = Record<string, any>;
export interface Asked {
  data: Answered | null;
  errors: readonly { message: string }[];
}
export interface TriedBackend {
  ask(query: string): Promise<Asked>;
  close(): Promise<void>;
}

const OURS = 'slug: { startsWith: "conf-" }';
type Case = [title: string, query: string, data: Answered];

const slugs = (...names: string[]) => names.map((slug) => ({ slug }));
const listed = (title: string, args: string, ...found: string[]): Case => [
  title,
  `{ blogArticles(${args}) { slug } }`,
  { blogArticles: slugs(...found) },
];

const cases: Case[] = [
  listed("published ones, in the default language", `filters: { ${OURS} }, sort: "slug"`, "conf-a", "conf-b", "conf-c"),
  listed("of a language alone", `filters: { ${OURS} }, locale: "en"`, "conf-a"),
  listed("of a language that nobody wrote in", `filters: { ${OURS} }, locale: "it"`),
  listed("equal", 'filters: { slug: { eq: "conf-b" } }', "conf-b"),
  listed("one of", 'filters: { slug: { in: ["conf-c", "conf-a"] } }, sort: "slug"', "conf-a", "conf-c"),
  listed("not one of", `filters: { ${OURS}, and: [{ slug: { notIn: ["conf-c", "conf-a"] } }] }`, "conf-b"),
  listed("other than", `filters: { and: [{ ${OURS} }, { slug: { ne: "conf-a" } }] }, sort: "slug"`, "conf-b", "conf-c"),
  listed(
    "with a word in it, as written",
    `filters: { ${OURS}, title: { contains: "lyže" } }, sort: "slug"`,
    ..."ab".split("").map((one) => `conf-${one}`),
  ),
  listed(
    "with a word in it, large or small",
    `filters: { ${OURS}, title: { containsi: "LYŽE" } }, sort: "slug"`,
    "conf-a",
    "conf-b",
  ),
  listed("without a word", `filters: { ${OURS}, title: { notContains: "lyže" } }`, "conf-c"),
  listed("that end so", `filters: { ${OURS}, title: { endsWith: "bota" } }`, "conf-c"),
  listed("later than a day", `filters: { ${OURS}, writtenOn: { gt: "2026-02-01" } }`, "conf-b"),
  listed("from a day on", `filters: { ${OURS}, writtenOn: { gte: "2026-02-01" } }, sort: "slug"`, "conf-b", "conf-c"),
  listed(
    "between two days",
    `filters: { ${OURS}, writtenOn: { between: ["2026-01-01", "2026-02-15"] } }, sort: "slug"`,
    "conf-a",
    "conf-c",
  ),
  listed(
    "this or that",
    'filters: { or: [{ slug: { eq: "conf-a" } }, { title: { eq: "Bílá lyže" } }] }, sort: "slug"',
    "conf-a",
    "conf-b",
  ),
  listed("not this", `filters: { ${OURS}, not: { title: { contains: "lyže" } } }`, "conf-c"),
  listed(
    "by what they point to",
    'filters: { category: { slug: { eq: "conf" } } }, sort: "slug"',
    "conf-a",
    "conf-b",
    "conf-c",
  ),
  listed("nowhere", 'filters: { slug: { eq: "nikde" } }'),
  listed(
    "sorted by day, the newest first",
    `filters: { ${OURS} }, sort: "writtenOn:desc"`,
    "conf-b",
    "conf-c",
    "conf-a",
  ),
  listed(
    "sorted by two fields",
    `filters: { ${OURS} }, sort: ["author:asc", "slug:desc"]`,
    "conf-c",
    "conf-b",
    "conf-a",
  ),
  listed("a part", `filters: { ${OURS} }, sort: "slug", pagination: { start: 1, limit: 1 }`, "conf-b"),
  listed("a page", `filters: { ${OURS} }, sort: "slug", pagination: { page: 2, pageSize: 2 }`, "conf-c"),
  listed("beyond the end", `filters: { ${OURS} }, pagination: { start: 50, limit: 10 }`),
  [
    "a connection counts",
    `{ blogArticles_connection(filters: { ${OURS} }, sort: "slug", pagination: { page: 1, pageSize: 2 }) {
      nodes { slug } pageInfo { total page pageSize pageCount }
    } }`,
    {
      blogArticles_connection: {
        nodes: slugs("conf-a", "conf-b"),
        pageInfo: { total: 3, page: 1, pageSize: 2, pageCount: 2 },
      },
    },
  ],
  [
    "fields of every kind",
    `{ blogArticles(filters: { slug: { eq: "conf-a" } }) {
      __typename locale title writtenOn gear sources category { name } body illustration
    } }`,
    {
      blogArticles: [
        {
          __typename: "BlogArticle",
          locale: "cs",
          title: "Žlutá lyže",
          writtenOn: "2026-01-05",
          gear: ["lyze", "boty"],
          sources: ["Kniha"],
          category: { name: "Zkouška" },
          body: "Text článku",
          illustration: "tent",
        },
      ],
    },
  ],
  [
    "what is left out is nothing, or as the type says",
    `{ blogArticles(filters: { slug: { eq: "conf-a" } }, locale: "en") { sources category { name } }
       staticPages(filters: { slug: { eq: "conf-top" } }) { showMap position parent { slug } } }`,
    {
      blogArticles: [{ sources: null, category: { name: "Trial" } }],
      staticPages: [{ showMap: false, position: 0, parent: null }],
    },
  ],
  [
    "pages below pages, in the language that was asked for",
    `{ cs: staticPages(filters: { slug: { eq: "conf-top" } }) { children(sort: "position") { slug } }
       en: staticPages(filters: { slug: { eq: "conf-top" } }, locale: "en") { children(sort: "position") { title } }
       first: staticPages(filters: { slug: { eq: "conf-first" } }, locale: "en") { parent { title } } }`,
    {
      cs: [{ children: slugs("conf-first", "conf-below") }],
      en: [{ children: [{ title: "The first below" }] }],
      first: [{ parent: { title: "On top" } }],
    },
  ],
  [
    "who wrote it, where that is said in the article's language, and what of theirs there is",
    `{ cs: blogArticles(filters: { slug: { eq: "conf-a" } }) { writer { name portrait text } }
       en: blogArticles(filters: { slug: { eq: "conf-a" } }, locale: "en") { author writer { name } }
       authors(filters: { slug: { eq: "conf" } }) { articles(sort: "slug") { slug } } }`,
    {
      cs: [{ writer: { name: "Eva Malá", portrait: "person-13", text: "Píše na zkoušku" } }],
      en: [{ author: "Eva", writer: null }],
      authors: [{ articles: slugs("conf-a", "conf-b", "conf-c") }],
    },
  ],
  [
    "what is said in several places",
    `{ blocks(filters: { slug: { eq: "conf" } }) { title body } }`,
    { blocks: [{ title: "Zkouška", body: "Jen **na zkoušku**" }] },
  ],
  [
    "the other languages of a document",
    `{ staticPages(filters: { slug: { eq: "conf-top" } }) { localizations { locale title } } }`,
    { staticPages: [{ localizations: [{ locale: "en", title: "On top" }] }] },
  ],
  [
    "a zone by the kinds of its parts",
    `{ homepage(locale: "cs") { locale sections { __typename ... on ComponentHomeBannerRow { size } } } }`,
    {
      homepage: {
        locale: "cs",
        sections: expect.arrayContaining([
          { __typename: "ComponentHomeBannerRow", size: expect.any(String) as string },
        ]) as unknown,
      },
    },
  ],
  [
    "types without languages",
    `{ socialLinks(sort: "name", pagination: { limit: 1 }) { __typename name url } }`,
    { socialLinks: expect.any(Array) as unknown },
  ],
];

const refused: [string, string][] = [
  ["a field that is none", "{ blogArticles { nothing } }"],
  ["a filter that is none", '{ blogArticles(filters: { nothing: { eq: "x" } }) { slug } }'],
  ["a language that is none", '{ blogArticles(locale: "xx") { slug } }'],
  ["a language, of what has none", '{ socialLinks(locale: "cs") { name } }'],
  ["half a query", "{ blogArticles { slug"],
];

export function contentConformance(title: string, open: () => Promise<TriedBackend>): void {
  describe(`${title} answers as a Strapi 5`, () => {
    let backend: TriedBackend;
    beforeAll(async () => {
      backend = await open();
    });
    afterAll(() => backend.close());

    test.each(cases)("%s", async (_title, query, data) => {
      expect(await backend.ask(query)).toEqual({ data, errors: [] });
    });

    test.each(refused)("%s is refused", async (_title, query) => {
      const { errors } = await backend.ask(query);
      expect(errors.length).toBeGreaterThan(0);
    });

    test("one document by the id that a list gave it, in each language", async () => {
      const { data } = await backend.ask('{ staticPages(filters: { slug: { eq: "conf-top" } }) { documentId } }');
      const id = data?.staticPages[0].documentId as string;
      const { data: found } = await backend.ask(
        `{ cs: staticPage(documentId: "${id}") { title } en: staticPage(documentId: "${id}", locale: "en") { title }
           none: staticPage(documentId: "nikde") { title } }`,
      );
      expect(found).toEqual({ cs: { title: "Nahoře" }, en: { title: "On top" }, none: null });
    });

    test("a list is never longer than a hundred, and ten where nobody says", async () => {
      const sizes = `{ all: blogArticles_connection(pagination: { pageSize: 1000 }) { pageInfo { pageSize } }
        usual: blogArticles_connection { nodes { slug } pageInfo { pageSize } } }`;
      const { data } = await backend.ask(sizes);
      expect([data?.all.pageInfo.pageSize, data?.usual.pageInfo.pageSize]).toEqual([100, 10]);
      expect(data?.usual.nodes).toHaveLength(10);
    });

    test("times are instants", async () => {
      const { data } = await backend.ask(
        "{ staticPages(pagination: { limit: 1 }) { createdAt updatedAt publishedAt } }",
      );
      for (const time of Object.values(data?.staticPages[0] as object))
        expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u);
    });
  });
}
