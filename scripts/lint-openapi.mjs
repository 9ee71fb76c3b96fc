/* Judges the OpenAPI document on its standard input by a linter's recommended rules, and prints what it finds. */
import { text } from "node:stream/consumers";
import { createConfig, lintFromString } from "@redocly/openapi-core";

const problems = await lintFromString({
  source: await text(process.stdin),
  absoluteRef: "openapi.json",
  config: await createConfig({ extends: ["recommended"] }),
});
const found = problems.map(({ ruleId, message, location }) => ({ ruleId, message, at: location[0]?.pointer }));
process.stdout.write(JSON.stringify(found));
