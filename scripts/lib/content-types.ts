import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { generate } from "@graphql-codegen/cli";
import { printSchema } from "graphql";
import { contentGraph } from "../../server/content/embedded/graph/schema";
import { contentModel } from "../../server/content/model";

const TARGET = "server/content/generated/operations.ts";

/** Types alone: what runs needs none of it, so that a build doesn't either. A query that the schema refuses ends it. */
export async function writeContentTypes(root: string): Promise<void> {
  const [made] = (await generate(
    {
      schema: printSchema(contentGraph(contentModel)),
      documents: [path.join(root, "server/content/*.ts")],
      generates: {
        [TARGET]: {
          plugins: ["typescript", "typescript-operations"],
          config: {
            onlyOperationTypes: true,
            skipTypename: true,
            useTypeImports: true,
            enumsAsTypes: true,
            scalars: { DateTime: "string", Date: "string", I18NLocaleCode: "string", JSON: "unknown", ID: "string" },
          },
        },
      },
      silent: true,
    },
    false,
  )) as { content: string }[];
  if (!made) throw new Error("no types were made");
  const file = path.join(root, TARGET);
  mkdirSync(path.dirname(file), { recursive: true });
  const text = `/* Made by npm run types:content. */\n${made.content}`;
  // An unchanged file keeps its time, and what watches it its peace.
  if (readOr(file) !== text) writeFileSync(file, text);
}

function readOr(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
