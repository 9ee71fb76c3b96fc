/* Reads a folder of content as the shop's own importer does (docs/content.md): one record for each language. */
const { readdirSync, readFileSync } = require("node:fs");
const path = require("node:path");
const { parse } = require("yaml");

const FILE_NAME = /^([a-z0-9][a-z0-9-]*)(?:\.([a-z]{2}))?\.(md|yaml|json)$/;
const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/;

function readFile(file, textField) {
  const text = readFileSync(file, "utf8").replace(/^\uFEFF/, "");
  if (!file.endsWith(".md")) return parse(text);
  const [, front = "", body = text] = FRONT_MATTER.exec(text) ?? [];
  return { ...parse(front), [textField]: body.trim() };
}

/** @returns {{ id: string, isDraft: boolean, versions: { locale?: string, data: object }[] }[]} */
function readDocuments(folder, contentType) {
  const textField = Object.entries(contentType.attributes).find(([, { type }]) => type === "richtext")?.[0];
  const shared = new Map();
  const spoken = new Map();
  for (const name of readdirSync(folder).sort()) {
    const [, id, locale] = FILE_NAME.exec(name) ?? [];
    if (!id) continue;
    const values = readFile(path.join(folder, name), textField);
    if (locale) spoken.set(id, [...(spoken.get(id) ?? []), { locale, values }]);
    else shared.set(id, { ...shared.get(id), ...values });
  }
  return [...new Set([...shared.keys(), ...spoken.keys()])].map((id) => {
    const { status, ...common } = shared.get(id) ?? {};
    const versions = (spoken.get(id) ?? [{ values: {} }]).map(({ locale, values: { status: own, ...values } }) => ({
      ...(locale && { locale }),
      isDraft: (own ?? status) === "draft",
      data: { ...common, ...values },
    }));
    return { id, versions };
  });
}

module.exports = { readDocuments };
