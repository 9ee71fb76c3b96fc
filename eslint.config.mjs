import next from "@next/eslint-plugin-next";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** A ban names what to use instead. */
const noPresentTime = [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: "A rule must not ask the clock: take `now` as an argument.",
  },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: "A rule must not ask the clock: take `now` as an argument.",
  },
];
const noPlainFetch = [
  {
    selector: "CallExpression[callee.name='fetch']",
    message: "Talk to the shop through the typed client of lib/api (queries in lib/queries).",
  },
  {
    selector: "CallExpression[callee.property.name='fetch'][callee.object.name=/^(window|globalThis|self)$/]",
    message: "Talk to the shop through the typed client of lib/api (queries in lib/queries).",
  },
];
const noRawHtml = [
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: "Text of an owner is sanitised on the server and shown by components/content/rich-text.",
  },
];
/** Such a limit proves nothing, and a slow machine oversteps it. */
const noTestTimeouts = [
  {
    selector:
      "Program > ExpressionStatement > CallExpression[callee.object.name='jest'][callee.property.name='setTimeout']",
    message: "A test has the one limit of jest.config.mjs; only a proof of hours has its own, where it is asked for.",
  },
  {
    selector: "CallExpression[callee.name=/^(test|it|(before|after)(All|Each))$/] > Literal.arguments[raw=/^\\d/]",
    message: "A test has the one limit of jest.config.mjs.",
  },
];
/** The two files that may write HTML as it is; and tests. */
const RAW_HTML = ["components/content/{json-ld,rich-text}.tsx", "**/*.test.{ts,tsx}"];
const nodeGlobals = Object.fromEntries(
  [
    "Buffer",
    "URL",
    "URLSearchParams",
    "console",
    "fetch",
    "performance",
    "process",
    "setTimeout",
    "clearTimeout",
    "setInterval",
    "clearInterval",
    "structuredClone",
    "AbortController",
    "AbortSignal",
    "Response",
    "Request",
  ].map((name) => [name, "readonly"]),
);

/** Counted in characters; an address can't be broken. Prettier wraps code, not texts and comments. */
const width = { code: 120, ignoreUrls: true };

export default tseslint.config(
  {
    ignores: [
      ".next/",
      ".builds/",
      ".sezona/",
      "node_modules/",
      "coverage/",
      "test-results/",
      "playwright-report/",
      "next-env.d.ts",
      "public/",
      "bench/floor/",
      "server/content/generated/",
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  { rules: { "max-len": ["error", width] } },
  {
    // The demo shop's prose and drawings are content.
    files: ["demo/**"],
    rules: {
      "max-len": ["error", { ...width, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true }],
    },
  },
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      // React takes async handlers, and a number or a Day in a template reads as it should.
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
      "@typescript-eslint/restrict-template-expressions": [
        "error",
        { allowNumber: true, allowBoolean: true, allowNullish: true },
      ],
      // An adapter may keep a port's promise without waiting for anything itself.
      "@typescript-eslint/require-await": "off",
      // Ports and stores are plain objects of functions here; taking them apart is the habit of the house.
      "@typescript-eslint/unbound-method": "off",
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": "error",
    },
  },
  {
    // Where components and hooks are: these rules compile each file they read, and rules of the domain hold neither.
    files: ["{app,components,stores,lib/i18n}/**/*.{ts,tsx}", "lib/**/*.tsx"],
    plugins: { "react-hooks": reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // Cached pages know no visitor: what is kept in the browser can only fill in after the first paint.
      "react-hooks/set-state-in-effect": "off",
    },
  },
  {
    files: ["{app,components,stores,lib}/**/*.{ts,tsx}"],
    plugins: { "@next/next": next },
    rules: {
      ...next.configs.recommended.rules,
      ...next.configs["core-web-vitals"].rules,
      // Its advice is next/image, which is banned below.
      "@next/next/no-img-element": "off",
      "@next/next/no-html-link-for-pages": "off",
      "no-restricted-imports": [
        "error",
        {
          paths: [
            { name: "next/image", message: "Use components/ui/picture: it knows our sizes and formats." },
            {
              name: "next/link",
              message: "Write a plain <a>: components/shell/soft-links takes it over (docs/decisions/010).",
            },
          ],
        },
      ],
    },
  },
  {
    files: ["{app,components,lib}/**/*.tsx"],
    ignores: RAW_HTML,
    rules: { "no-restricted-syntax": ["error", ...noRawHtml] },
  },
  {
    files: ["lib/domain/**/*.ts"],
    ignores: ["**/*.test.ts"],
    rules: { "no-restricted-syntax": ["error", ...noPresentTime] },
  },
  {
    files: ["{components,stores}/**/*.{ts,tsx}"],
    ignores: RAW_HTML,
    rules: { "no-restricted-syntax": ["error", ...noPlainFetch, ...noRawHtml] },
  },
  {
    // Answers from a wire or a database have no types in a test, and what a test leaves out it may assert to be there.
    files: ["**/*.test.{ts,tsx}", "**/testing/**/*.{ts,tsx}", "test/**/*.ts", "e2e/**/*.ts"],
    rules: {
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/no-base-to-string": "off",
    },
  },
  {
    files: ["{server,lib,bench,scripts,middleware}/**/*.test.{ts,tsx}"],
    rules: { "no-restricted-syntax": ["error", ...noTestTimeouts] },
  },
  { files: ["scripts/**", "server/cli/**", "bench/**", "demo/**/*.mjs"], rules: { "no-console": "off" } },
  {
    files: ["**/*.{mjs,cjs,js}"],
    languageOptions: { ecmaVersion: 2024, globals: { ...nodeGlobals, module: "writable" } },
    rules: {
      "no-undef": "error",
      "no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      eqeqeq: ["error", "always", { null: "ignore" }],
      "prefer-const": "error",
    },
  },
  {
    // As Strapi loads them.
    files: ["strapi/**/*.js"],
    languageOptions: { sourceType: "commonjs", globals: { require: "readonly", __dirname: "readonly" } },
  },
);
