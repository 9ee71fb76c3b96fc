import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { graphql, printSchema } from "graphql";
import { readModel } from "@/server/content/model";
import { componentSchemas, typeSchemas } from "@/server/content/model/schemas";
import type { Document } from "../documents";
import { contentGraph } from "./schema";
import { Work } from "./work";

const localised = { i18n: { localized: true } };
const type = (name: string, plural: string, attributes: object, more: object = {}) => ({
  kind: "collectionType",
  info: { singularName: name, pluralName: plural, displayName: name },
  options: { draftAndPublish: true },
  pluginOptions: { i18n: { localized: true } },
  attributes,
  ...more,
});
const model = readModel(
  [
    type("trip", "trips", {
      title: { type: "string", required: true, pluginOptions: localised },
      length: { type: "integer" },
      level: { type: "enumeration", enum: ["easy", "hard"] },
      cover: { type: "media", multiple: false },
      region: { type: "relation", relation: "manyToOne", target: "api::region.region", inversedBy: "trips" },
      parts: { type: "dynamiczone", components: ["trip.text", "trip.stops"] },
    }),
    type("region", "regions", {
      name: { type: "string" },
      trips: { type: "relation", relation: "oneToMany", target: "api::trip.trip", mappedBy: "region" },
    }),
    type(
      "front",
      "fronts",
      { headline: { type: "string" } },
      { kind: "singleType", pluginOptions: { i18n: { localized: false } } },
    ),
  ],
  {
    "trip.text": { info: { displayName: "Text" }, attributes: { words: { type: "text" } } },
    "trip.stops": {
      info: { displayName: "Stops" },
      attributes: { stops: { type: "component", component: "trip.text", repeatable: true } },
    },
  },
);
const schema = contentGraph(model);

const document = (documentId: string, data: object, more: Partial<Document> = {}): Document => ({
  documentId,
  locale: "cs",
  createdAt: "2027-01-01T00:00:00.000Z",
  updatedAt: "2027-01-02T00:00:00.000Z",
  data: data as Document["data"],
  ...more,
});
const parts = [
  { __component: "trip.text", words: "Nahoru" },
  { __component: "trip.stops", stops: [{ words: "Luční bouda" }] },
];
const documents = new Map([
  [
    "trip",
    [
      document("ridge", { title: "Hřebeny", length: 21, level: "hard", region: "krkonose", parts }),
      document("ridge", { title: "The ridge", length: 21 }, { locale: "en" }),
      document("meadow", { title: "Louka", length: 4, level: "easy", region: "krkonose" }),
      document("brook", { title: "Potok", length: null, region: "brdy" }),
    ],
  ],
  ["region", [document("krkonose", { name: "Krkonoše" }), document("brdy", { name: "Brdy" })]],
  ["front", [document("front", { headline: "Ahoj" }, { locale: null })]],
]);

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- whatever the query names
type Answer = Record<string, any>;

async function ask(source: string): Promise<Answer> {
  const { data, errors } = await graphql({ schema, source, contextValue: { model, documents, work: new Work(1_000) } });
  if (errors) throw new Error(errors.map(({ message }) => message).join("\n"));
  return JSON.parse(JSON.stringify(data)) as Answer;
}
const titles = async (args: string): Promise<string[]> =>
  (await ask(`{ trips${args} { title } }`)).trips.map(({ title }: { title: string }) => title);

test("every schema file of the repository makes a type of the graph", () => {
  const root = path.join(__dirname, "../../../../strapi/src");
  const types = readdirSync(path.join(root, "api"));
  expect(
    readModel(typeSchemas, componentSchemas)
      .types.map(({ name }) => name)
      .sort(),
  ).toEqual(types.sort());
  const folder = path.join(root, "components");
  // Git keeps no empty folders.
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const components = files
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${path.basename(parentPath)}.${name.replace(/\.json$/u, "")}`);
  expect(Object.keys(componentSchemas).sort()).toEqual(components.sort());
});

test("types and fields have Strapi's names", () => {
  const text = printSchema(schema);
  for (const line of [
    "trips(filters: TripFiltersInput, pagination: PaginationArg = {}, sort: [String] = [], " +
      "status: PublicationStatus = PUBLISHED, locale: I18NLocaleCode): [Trip]!",
    "trips_connection(",
    "trip(documentId: ID!, status: PublicationStatus = PUBLISHED, locale: I18NLocaleCode): Trip",
    "front(status: PublicationStatus = PUBLISHED): Front",
    "union TripPartsDynamicZone = ComponentTripText | ComponentTripStops | Error",
    "enum ENUM_TRIP_LEVEL {",
    "nodes: [Trip!]!",
    "cover: UploadFile",
    "title: String!",
  ])
    expect(text).toContain(line);
});

test.each([
  ["in the default language, published", "", ["Hřebeny", "Louka", "Potok"]],
  ["another language", '(locale: "en")', ["The ridge"]],
  ["equal", "(filters: { length: { eq: 4 } })", ["Louka"]],
  ["in a list", "(filters: { length: { in: [4, 21] } })", ["Hřebeny", "Louka"]],
  ["more than", "(filters: { length: { gt: 4 } })", ["Hřebeny"]],
  ["whatever the case", '(filters: { title: { containsi: "LOU" } })', ["Louka"]],
  ["missing", "(filters: { length: { null: true } })", ["Potok"]],
  ["one of two", '(filters: { or: [{ length: { eq: 4 } }, { title: { eq: "Potok" } }] })', ["Louka", "Potok"]],
  ["not", '(filters: { not: { level: { eq: "hard" } } })', ["Louka", "Potok"]],
  ["of what is related", '(filters: { region: { name: { eq: "Brdy" } } })', ["Potok"]],
  ["sorted, what is missing last", '(sort: "length:asc")', ["Louka", "Hřebeny", "Potok"]],
  ["sorted downwards", '(sort: ["level:desc", "title:asc"])', ["Potok", "Hřebeny", "Louka"]],
  ["a page", '(sort: "title", pagination: { page: 2, pageSize: 2 })', ["Potok"]],
  ["a part", '(sort: "title", pagination: { start: 1, limit: 1 })', ["Louka"]],
])("lists: %s", async (_title, args, expected) => {
  expect(await titles(args)).toEqual(expected);
});

test("a connection counts", async () => {
  const { trips_connection: found } = await ask(
    `{ trips_connection(pagination: { pageSize: 2 }) {
      nodes { documentId } pageInfo { total page pageSize pageCount }
    } }`,
  );
  expect(found.pageInfo).toEqual({ total: 3, page: 1, pageSize: 2, pageCount: 2 });
  expect(found.nodes).toHaveLength(2);
});

test("one document, with its zone, its relations and its other languages", async () => {
  const { trip } = await ask(`{ trip(documentId: "ridge") {
    documentId locale publishedAt region { name trips(sort: "title:desc") { title } }
    localizations { locale title }
    parts { __typename ... on ComponentTripText { words } ... on ComponentTripStops { stops { id words } } }
  } }`);
  expect(trip).toEqual({
    documentId: "ridge",
    locale: "cs",
    publishedAt: "2027-01-02T00:00:00.000Z",
    region: { name: "Krkonoše", trips: [{ title: "Louka" }, { title: "Hřebeny" }] },
    localizations: [{ locale: "en", title: "The ridge" }],
    parts: [
      { __typename: "ComponentTripText", words: "Nahoru" },
      { __typename: "ComponentTripStops", stops: [{ id: "1", words: "Luční bouda" }] },
    ],
  });
  expect((await ask('{ trip(documentId: "nowhere") { title } }')).trip).toBeNull();
  expect((await ask("{ front { headline } }")).front).toEqual({ headline: "Ahoj" });
});
