/*
 * npm run seed -- FOLDER [--webhook https://shop.example/api/content/webhook --secret SECRET] [--editor]: brings a
 * folder of content into an empty Strapi, and prints the token by which the shop reads it; --editor prints one that
 * writes, too.
 */
const { existsSync } = require("node:fs");
const path = require("node:path");
const { parseArgs } = require("node:util");
const { createStrapi } = require("@strapi/strapi");
const { readDocuments } = require("./content-folder");

const LANGUAGES = { cs: "Czech (cs)", en: "English (en)", de: "German (de)", it: "Italian (it)" };
/** Everything by which what visitors read changes. */
const EVENTS = ["entry.publish", "entry.unpublish", "entry.delete", "media.update", "media.delete"];

async function makeLanguages(strapi) {
  const locales = strapi.plugin("i18n").service("locales");
  const known = new Set((await locales.find()).map(({ code }) => code));
  for (const [code, name] of Object.entries(LANGUAGES)) if (!known.has(code)) await locales.create({ code, name });
  await locales.setDefaultLocale({ code: "cs" });
}

const relationsOf = ({ attributes }) =>
  Object.entries(attributes).filter(([, { type, mappedBy }]) => type === "relation" && !mappedBy);

/** Documents by "type id", each with the id that Strapi gave it; nothing points anywhere yet. */
async function makeDocuments(strapi, folder) {
  const made = new Map();
  for (const [uid, contentType] of Object.entries(strapi.contentTypes)) {
    const files = path.join(folder, contentType.info.pluralName ?? "");
    if (!uid.startsWith("api::") || !existsSync(files)) continue;
    const relations = relationsOf(contentType).map(([name]) => name);
    for (const { id, versions } of readDocuments(files, contentType)) {
      const document = { uid, contentType, versions, documentId: undefined };
      for (const { locale, data } of versions) {
        const own = Object.fromEntries(Object.entries(data).filter(([name]) => !relations.includes(name)));
        const { documentId } = document.documentId
          ? await strapi.documents(uid).update({ documentId: document.documentId, locale, data: own })
          : await strapi.documents(uid).create({ locale, data: own });
        document.documentId = documentId;
      }
      made.set(`${uid} ${id}`, document);
    }
  }
  return made;
}

/** What is pointed to is published before what points to it. */
async function publish(strapi, made, document) {
  if (document.isDone) return;
  document.isDone = true;
  const { uid, contentType, documentId, versions } = document;
  for (const { locale, data, isDraft } of versions) {
    const links = {};
    for (const [name, { target }] of relationsOf(contentType)) {
      const other = data[name] && made.get(`${target} ${data[name]}`);
      if (data[name] && !other) throw new Error(`${uid}: there is no ${target} ${data[name]}`);
      if (!other) continue;
      await publish(strapi, made, other);
      // A language that it does not speak has nothing to point to.
      if (other.versions.some((version) => version.locale === locale))
        links[name] = { documentId: other.documentId, locale };
    }
    if (Object.keys(links).length > 0) await strapi.documents(uid).update({ documentId, locale, data: links });
    if (!isDraft) await strapi.documents(uid).publish({ documentId, locale });
  }
}

const makeToken = (strapi, name, type) =>
  strapi.service("admin::api-token").create({ name, type, lifespan: null, description: "" });

async function seed(strapi, folder, { webhook, secret, editor }) {
  if ((await strapi.documents("api::static-page.static-page").count({})) > 0)
    throw new Error("This Strapi holds content already; nothing was brought in.");
  await makeLanguages(strapi);
  const made = await makeDocuments(strapi, folder);
  for (const document of made.values()) await publish(strapi, made, document);
  if (webhook)
    await strapi.get("webhookStore").createWebhook({
      name: "Shop",
      url: webhook,
      headers: { Authorization: `Bearer ${secret ?? ""}` },
      events: EVENTS,
      isEnabled: true,
    });
  process.stdout.write(`${made.size} documents\n`);
  process.stdout.write(`CONTENT_API_TOKEN=${(await makeToken(strapi, "Shop", "read-only")).accessKey}\n`);
  if (editor) process.stdout.write(`EDITOR_TOKEN=${(await makeToken(strapi, "Editor", "full-access")).accessKey}\n`);
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { webhook: { type: "string" }, secret: { type: "string" }, editor: { type: "boolean" } },
  });
  const [folder] = positionals;
  if (!folder || !existsSync(folder)) throw new Error("Say which folder of content to bring in.");
  const appDir = path.resolve(__dirname, "..");
  const strapi = await createStrapi({ appDir, distDir: appDir }).load();
  try {
    await seed(strapi, path.resolve(folder), values);
  } finally {
    await strapi.destroy();
  }
}

main().then(
  // Strapi leaves timers behind.
  () => process.exit(0),
  (error) => {
    process.stderr.write(`${error.stack}\n`);
    for (const { path: at, message } of error.details?.errors ?? [])
      process.stderr.write(`  ${at.join(".")}: ${message}\n`);
    process.exit(1);
  },
);
