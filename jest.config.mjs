/** Three projects: pure rules (node), stores and components (jsdom), and the server against a real PostgreSQL. */
const transform = ({ lazy }) => ({
  "^.+\\.(t|[cm]?j)sx?$": [
    "@swc/jest",
    {
      jsc: {
        target: "es2022",
        parser: { syntax: "typescript", tsx: true },
        transform: { react: { runtime: "automatic" } },
      },
      module: { type: "commonjs", lazy },
    },
  ],
});
// A module is loaded when it is first used: a file of tests needs a part of what its imports lead to, and each file
// loads it anew. Not for components: what their testing libraries do after a test they register while they are loaded.
const onNeed = transform({ lazy: true });
/** Packages that are written as modules alone. */
const MODULES = [
  ...["next-intl", "use-intl", "intl-messageformat", "@formatjs", "dexie", "@react-email", "qr"],
  ...["openid-client", "oauth4webapi", "jose"],
];
const common = {
  transformIgnorePatterns: [`/node_modules/(?!(${MODULES.join("|")})/)`],
  moduleNameMapper: {
    "^@/(.*)$": "<rootDir>/$1",
    "^server-only$": "<rootDir>/test/empty-module.ts",
    "\\.css$": "<rootDir>/test/empty-module.ts",
  },
  modulePathIgnorePatterns: ["<rootDir>/.next", "<rootDir>/.builds", "<rootDir>/.sezona", "<rootDir>/bench/floor"],
};
export default {
  // The one limit of a test's time, there for what hangs: who is slow on a slow or busy machine has done nothing wrong.
  // Longer ones are given by the proofs that last for hours.
  testTimeout: 300_000,
  projects: [
    {
      ...common,
      displayName: "unit",
      transform: onNeed,
      testEnvironment: "node",
      testMatch: [
        "<rootDir>/{bench,lib,middleware,demo,scripts}/**/*.test.ts",
        "<rootDir>/server/**/*.unit.test.{ts,tsx}",
      ],
      testPathIgnorePatterns: ["lib/offline"],
    },
    {
      ...common,
      displayName: "dom",
      transform: transform({ lazy: false }),
      testEnvironment: "<rootDir>/test/jsdom-environment.ts",
      setupFilesAfterEnv: ["<rootDir>/test/setup-dom.ts"],
      testMatch: ["<rootDir>/{components,stores,app,lib/offline}/**/*.test.{ts,tsx}"],
    },
    {
      ...common,
      displayName: "server",
      transform: onNeed,
      testEnvironment: "node",
      testMatch: ["<rootDir>/server/**/*.test.ts"],
      testPathIgnorePatterns: ["\\.unit\\.test\\.ts$"],
      globalSetup: "<rootDir>/test/server-global-setup.ts",
      globalTeardown: "<rootDir>/test/server-global-teardown.ts",
    },
  ],
};
