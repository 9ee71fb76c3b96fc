/* Who may import whom, folder by folder. */

const TESTS = "\\.test\\.tsx?$|(^|/)(test|testing|conformance)/";
const OURS = "^(app|bench|components|demo|e2e|lib|scripts|server|stores|test|middleware\\.ts|shop\\.config\\.ts)(/|$)";

/** Paths of our own are allowed only as listed; packages are not looked at. */
function only(from, allowed, comment, extra = {}) {
  return {
    name: `${from
      .replace(/[^a-z-]+/gi, " ")
      .trim()
      .replace(/ /g, "-")}-only`,
    comment,
    severity: "error",
    from: { path: from, pathNot: TESTS },
    to: { path: OURS, pathNot: [from, ...allowed], ...extra },
  };
}

const contract = "^lib/contract/";
const domain = "^lib/domain/";
const api = "^lib/api/";
const offline = "^lib/offline/";
const queries = "^lib/queries/";
const i18n = "^lib/i18n/";
const seo = "^lib/seo/";
const analytics = "^lib/analytics/";
/** Plain data that an owner decides: whoever needs a value reads it there. */
const decided = "^shop\\.config\\.ts$";
const configuration = [
  "^lib/(store-views/|config/(choices|schema|look/tokens)\\.ts)",
  "^lib/(routes|routes-account|routes-after-order|image-path|env|limits|page-tags)\\.ts",
  decided,
].join("|");
const dispatch = "^lib/dispatch/";
const fonts = "^lib/fonts/";

/** Inside the server the arrows point one way: http → commerce, content → services → repositories → db. */
const forServer = [contract, domain, configuration, i18n, "^server/call\\.ts$", "^server/report/index\\.ts$"];

/** Services stand on each other one way: the later in this list may ask the earlier. */
const services = ["catalogue", "stock", "quote", "cart", "order", "payment"];
const servicesOneWay = services.slice(0, -1).map((service, index) => ({
  name: `${service}-below-${services[index + 1]}`,
  comment: `What is free, what it costs, what is kept and what is ordered build on each other: ${services.join(", ")}.`,
  severity: "error",
  from: { path: `^server/services/${service}/`, pathNot: TESTS },
  to: { path: `^server/services/(${services.slice(index + 1).join("|")})/` },
}));
const outside = ["^server/(payments|register|jobs|images)/"];

module.exports = {
  forbidden: [
    only(contract, [], "The contract stands on zod alone: both sides of the wire are derived from it."),
    {
      name: "contract-packages",
      comment: "The contract stands on zod alone.",
      severity: "error",
      from: { path: contract, pathNot: TESTS },
      to: { dependencyTypes: ["npm"], pathNot: "node_modules/zod/" },
    },
    only(domain, [contract, decided], "Rules are pure: no I/O, no clock, nothing of the browser or the server."),
    {
      name: "domain-pure",
      comment: "Rules do no input or output.",
      severity: "error",
      from: { path: domain, pathNot: TESTS },
      to: { dependencyTypes: ["core"] },
    },
    only(
      "^lib/(store-views/|(routes|routes-account|routes-after-order|image-path)\\.ts|env\\.ts)",
      [contract, domain, configuration],
      "Store views, routes and environment are read by everybody, so they read little.",
    ),
    only(
      decided,
      ["^lib/config/schema\\.ts$"],
      "The owner's page is plain data; it takes its types from the schema and nothing else.",
    ),
    only(
      "^lib/config/",
      [decided, "^lib/domain/(iban|url|sizing/kinds)\\.ts$", "^lib/contract/(email|storable)\\.ts$"],
      "What may stand on the owner's page.",
    ),
    {
      name: "config-schema-on-the-server",
      comment: "The schema brings zod along: values come from shop.config.ts, choices from lib/config/choices.ts.",
      severity: "error",
      from: {
        path: "^(components|stores|lib|app|middleware\\.ts)(/|$)|^shop\\.config\\.ts$",
        pathNot: `^lib/config/|${TESTS}`,
      },
      to: { path: "^lib/config/(schema|check|environment)\\.ts$", dependencyTypesNot: ["type-only"] },
    },
    only(
      "^lib/((limits|page-tags|security-headers)\\.ts$|fonts/)",
      [],
      "Numbers, names and headers that everybody may read stand on nothing.",
    ),
    only(
      i18n,
      ["^messages/", "^lib/(store-views/|config/choices\\.ts)", decided],
      "Words are looked up by language and nothing else.",
    ),
    only(
      seo,
      [contract, domain, configuration, i18n],
      "What crawlers are told is drawn from what a page shows, purely.",
    ),
    only(analytics, [], "What is told to a tag manager knows nothing of the shop."),
    only(api, [contract], "The client of the API knows the contract and nothing else."),
    only(queries, [api, contract, domain], "Queries ask the API; what a screen does with the answer is the screen's."),
    only(offline, [api, contract, domain, decided], "The outbox sends tasks; it knows no store and no screen."),
    only(
      "^stores/",
      [offline, api, domain, contract, configuration, i18n, analytics],
      "A store keeps state; what it shows is a component's.",
    ),
    only(
      "^components/",
      ["^stores/", queries, domain, contract, configuration, i18n, seo, analytics, fonts],
      "A component draws what stores, queries and rules give it.",
    ),
    only("^server/db/", ["^lib/(limits|env)\\.ts$"], "The database knows no shop."),
    only(
      "^server/repositories/",
      ["^server/db/", contract, domain, configuration],
      "SQL is in repositories, and they know only what is stored.",
    ),
    only(
      "^server/services/",
      ["^server/repositories/", "^server/db/", ...outside, ...forServer],
      "A service works through repositories and never answers a request itself.",
    ),
    {
      name: "order-states-one-writer",
      comment: "An order's states are moved by the transition tables' one door, which writes each step down.",
      severity: "error",
      from: { path: "^(app|server)/", pathNot: "^server/services/order/transition\\.ts$" },
      to: { path: "^server/repositories/order-states\\.ts$", dependencyTypesNot: ["type-only"] },
    },
    only(
      "^server/(call|closing|redis)\\.ts$",
      ["^lib/domain/days\\.ts$", contract, configuration],
      "What every part of the server may lean on leans on none of them.",
    ),
    // The pool is handed down from here: this is where the embedded shop is put together.
    only(
      "^server/port/",
      [api, ...forServer],
      "Endpoints as functions: checked by the contract, answered here or by another shop's API.",
    ),
    only(
      "^server/commerce/",
      ["^server/(services|port|register)/", "^server/db/client\\.ts$", ...forServer],
      "The commerce port is answered by services here or by the API elsewhere.",
    ),
    only(
      "^server/content/",
      [
        "^server/(services|port|repositories)/",
        "^server/(db/client|page-cache/changes)\\.ts$",
        "^strapi/",
        ...forServer,
      ],
      "What an owner writes is asked by GraphQL, of documents kept here or of a backend elsewhere.",
    ),
    only(
      "^server/http/",
      [
        "^server/(commerce|content|services|payments|jobs|images|mails)/",
        "^server/(page-cache/changes|redis)\\.ts$",
        dispatch,
        ...forServer,
      ],
      "The door of the API: it parses, asks the port, wraps the answer.",
    ),
    only(
      "^server/page-cache/",
      [
        "^server/(closing|redis)\\.ts$",
        "^server/repositories/page-changes\\.ts$",
        "^lib/domain/shop-midnight\\.ts$",
        configuration,
      ],
      "Kept pages are known by their address and the day alone.",
    ),
    only(
      "^server/front/",
      [
        "^server/closing\\.ts$",
        "^server/page-cache/changes\\.ts$",
        "^server/db/(client|stock-news)\\.ts$",
        "^server/metrics/index\\.ts$",
        "^server/report/(index|scrub)\\.ts$",
        "^lib/security-headers\\.ts$",
        "^lib/domain/(url|shop-midnight)\\.ts$",
        "^messages/",
        dispatch,
        configuration,
      ],
      "The first to meet a request knows the framework and the shop's fronts, nothing of what is rented.",
    ),
    only(
      "^server/metrics/",
      ["^server/repositories/job-queue\\.ts$", "^lib/domain/url\\.ts$", contract],
      "Figures are counted and read; nothing of the shop hears of them.",
    ),
    only("^server/report/", ["^lib/env\\.ts$"], "What broke is told without a word of whom it broke for."),
    only(
      "^server/jobs/",
      ["^server/(services|repositories|db|images|mails|payments)/", "^server/closing\\.ts$", ...forServer],
      "A job is a service's work that nobody waits for.",
    ),
    only(
      "^server/payments/",
      ["^server/(repositories|db)/", contract, domain, i18n, configuration],
      "Who takes the money is asked through one port; what an order becomes by it is a service's.",
    ),
    only(
      "^server/register/",
      ["^server/(repositories|db)/", contract],
      "Who knows companies is asked through one port; what is done with the answer is a service's.",
    ),
    only(
      "^server/mails/",
      [
        "^server/(services|repositories|db)/",
        "^server/images/payment-code\\.ts$",
        "^lib/(routes|routes-account|routes-after-order|image-path)\\.ts$",
        ...forServer,
      ],
      "A mail tells of what services know; no service waits for one, they only have it queued.",
    ),
    only(
      "^server/images/",
      [contract, domain, configuration, "^lib/(routes|routes-account|routes-after-order|image-path)\\.ts$"],
      "Pictures are resized and kept; whose they are is not known here.",
    ),
    only(
      "^server/importer/",
      [
        "^server/(repositories|services|db|images|jobs)/",
        "^server/content/(model/|page-tags\\.ts)",
        "^lib/config/choices\\.ts$",
        ...forServer,
      ],
      "The importer writes what a shop owner hands over, by the tables' own rules.",
    ),
    only(
      "^server/backup/",
      ["^server/(db|images)/", "^server/repositories/job-queue\\.ts$"],
      "A back-up takes tables and files as they lie; what they mean is not known here.",
    ),
    only(
      "^server/cli/",
      ["^server/(importer|services|db|images|backup)/", "^server/repositories/job-queue\\.ts$", "^test/", ...forServer],
      "A tool reads its arguments; the work is the importer's or a service's.",
    ),
    only(
      "^scripts/",
      [
        "^server/(backup|content|db|importer)/",
        "^server/repositories/job-queue\\.ts$",
        "^lib/(config/|(env|limits)\\.ts)",
        // Which type a build leaves out.
        "^lib/store-views/look\\.ts$",
        "^bench/",
      ],
      "The launcher opens a database and a process of the shop; it knows neither rules nor pages.",
    ),
    only(
      "^bench/",
      ["^(server|stores|lib|demo|scripts|test|e2e)/", decided],
      "A benchmark may look at everything but screens.",
    ),
    only("^e2e/", ["^(lib|scripts|server|demo)/", decided, "^test/"], "A shopper's test looks at the screen."),
    {
      name: "server-without-screens",
      comment: "What runs on the server alone needs nothing of the browser's.",
      severity: "error",
      from: { path: "^server/", pathNot: TESTS },
      to: { path: "^(app|components|stores)/|^lib/(offline|queries)/" },
    },
    {
      name: "browser-without-server",
      comment: "What a browser may load must not reach the server's code.",
      severity: "error",
      from: { path: "^(components|stores|lib)/", pathNot: TESTS },
      to: { path: "^(server|app)/" },
    },
    {
      name: "formatter-on-need",
      comment:
        "What a page reaches on the server must not import next-intl itself: its client provider, and with it the " +
        "formatter of messages (12 KB), would be loaded by every page. Words: lib/i18n/server, or use-intl/core.",
      severity: "error",
      from: { path: "^(app|lib|server)/", pathNot: `^lib/i18n/lazy-messages\\.tsx$|${TESTS}` },
      to: {
        path: "node_modules/next-intl/dist/.*/index\\.(react-(client|server)\\.)?(d\\.ts|js)$",
        dependencyTypesNot: ["type-only"],
      },
    },
    only(
      "^app/",
      [
        "^components/",
        "^server/(commerce|content|http|images|services)/",
        "^server/call\\.ts$",
        "^lib/config/choices\\.ts$",
        contract,
        domain,
        configuration,
        i18n,
        seo,
        fonts,
      ],
      "A route fetches by ports, arranges components, and has no stores, outbox or queries of its own.",
    ),
    {
      name: "app-above-services",
      comment: "Pages and doors ask ports and services; SQL is none of theirs.",
      severity: "error",
      from: { path: "^app/", pathNot: TESTS },
      to: { path: "^server/(repositories|db)/" },
    },
    only(
      "^middleware\\.ts$",
      [dispatch, configuration, "^lib/security-headers\\.ts"],
      "The dispatcher runs before every page, on the edge: it stays lean and never touches the database.",
    ),
    only(
      "^instrumentation\\.ts$",
      ["^server/(jobs|page-cache|report)/", "^lib/(env|config/check)\\.ts$"],
      "A process checks its configuration and begins its background work.",
    ),
    only(
      dispatch,
      ["^lib/domain/(url|filters)[^/]*(\\.ts|/)", configuration, contract],
      "The dispatcher's rules are pure, and as lean as the dispatcher.",
    ),
    only(
      "^demo/",
      [
        "^server/importer/(format|run-import|run-take-out|demo-in-the-way|content/run)\\.ts$",
        "^server/images/",
        "^lib/config/choices\\.ts$",
        // What the owner's configuration has a place for.
        "^lib/store-views/index\\.ts$",
        decided,
        contract,
        domain,
      ],
      "The demo shop comes in by the importer that any shop uses, never by a back door.",
    ),
    {
      name: "no-circles",
      comment: "Two files that need each other are one file, or hide a third.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    ...servicesOneWay,
    {
      name: "resolvable",
      comment: "An import of nothing.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: "no-development-packages",
      comment: "Shipped code cannot use what is installed for development only.",
      severity: "error",
      from: { path: "^(app|components|lib|server|stores|middleware\\.ts)", pathNot: TESTS },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "nobody-imports-tests",
      comment: "Shipped code does not lean on tests.",
      severity: "error",
      from: { path: "^(app|components|demo|lib|server|stores|middleware\\.ts)", pathNot: TESTS },
      to: { path: `^(test|e2e)/|\\.test\\.tsx?$` },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.css$" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      mainFields: ["module", "main", "types"],
    },
  },
};
