import { createPool, databaseUrl, type Queryable } from "@/server/db/client";
import { select } from "@/server/repositories/sql";

interface OfDemo {
  categories: readonly { id: number | string; slug: string }[];
  sources: readonly { id: string; street: string }[];
}

/**
 * Categories and branches of the owner's that the demo's would take the place of: by their number, or by their address.
 * @returns what is said of them, in both languages; null where there are none
 */
export async function ownInTheWay(db: Queryable, { categories, sources }: OfDemo): Promise<string | null> {
  const rows = await select<{ name: string }>(
    db,
    // The root has no page, and each shop may call it as it likes.
    `SELECT coalesce(c.name->>'cs', c.slug) AS name
     FROM category c JOIN jsonb_to_recordset($1::jsonb) AS d(id int, slug text)
       ON (d.id = c.id) <> (d.slug = c.slug)
     WHERE c.id <> d.id OR c.parent_id IS NOT NULL
     UNION
     SELECT s.name FROM source s JOIN jsonb_to_recordset($2::jsonb) AS d(id text, street text)
       ON d.id = s.id AND d.street <> s.street
     ORDER BY name`,
    [
      JSON.stringify(categories.map(({ id, slug }) => ({ id, slug }))),
      JSON.stringify(sources.map(({ id, street }) => ({ id, street }))),
    ],
  );
  const names = rows.map(({ name }) => name).join(", ");
  if (names === "") return null;
  const beside = "DATABASE_URL= SEZONA_DATA_DIR=.sezona-demo PORT=3001 npm start";
  return (
    `ukázkový obchod by přepsal, co máte vlastní: ${names}; otevřete si ho vedle: ${beside} / ` +
    `the demo would take the place of what is your own: ${names}; open it beside: ${beside}`
  );
}

/** Says what is in the way of the demo, where something is. @returns whether nothing is */
export async function hasRoomForDemo(records: OfDemo): Promise<boolean> {
  const pool = createPool(databaseUrl(process.env), { max: 1, patience: "tool" });
  const inTheWay = await ownInTheWay(pool, records).finally(() => pool.end());
  if (inTheWay !== null) process.stderr.write(`${inTheWay}\n`);
  return inTheWay === null;
}
