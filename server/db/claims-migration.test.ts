import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { migrate, migrationsFolder } from "@/server/db/migrate";
import { createEmptyDatabase, type TestDatabase } from "@/test/database";

/* A shop that was running when holds and reservations became claims. */

let database: TestDatabase;
let before: string;
beforeAll(async () => {
  database = await createEmptyDatabase();
  before = mkdtempSync(path.join(tmpdir(), "sezona-migrations-"));
  for (const name of readdirSync(migrationsFolder()).filter((file) => file < "010"))
    cpSync(path.join(migrationsFolder(), name), path.join(before, name));
});
afterAll(async () => {
  await database.drop();
  rmSync(before, { recursive: true });
});

const CART = "11111111-0000-4000-8000-000000000000";
const ITEM = "22222222-0000-4000-8000-000000000000";
const ORDER = "33333333-0000-4000-8000-000000000000";
const UNPAID = "44444444-0000-4000-8000-000000000000";

const fill = `
  INSERT INTO source (id, name, street, city, postcode, phone, email, pickup_info, dropoff_info, opening_hours,
  closed_days, store_codes)
    VALUES ('praha', 'Praha', '', '', '', '', '', '{}', '{}', '[]', '{}', '{main}');
  INSERT INTO product (sku, type_id, name, slug, short_description, description, status, visibility, store_codes,
  price_list, price,
      rent_totals, deposit, tax_class_id, turnaround_days, attributes, tagline, facets, images, bundle_options,
      priced_by_parts, services, popularity, search_text, record_hash, created_at, updated_at)
    VALUES ('HELMET', 'simple', '{}', 'h', '{}', '{}', 1, 4, '{main}', '[]', 0, '{}', 0, 2, 1, '{}', '{}', '{}', '[]',
    '[]', false, '{}',
      0, '', '', '2026-01-01', now());
  INSERT INTO variant (sku, product_id, options, facets, status, price_list, price, deposit, position, source_ids)
    SELECT 'HELMET', id, '{}', '{}', 1, '[]', 0, 0, 0, '{praha}' FROM product;
  INSERT INTO stock SELECT id, 'praha', 5 FROM variant;
  INSERT INTO cart VALUES ('${CART}', '\\x00', 'main', now(), now());
  INSERT INTO cart_item SELECT '${ITEM}', '${CART}', 'key', id, 'praha', '2027-02-08', '2027-02-10', 1, '{}', now()
  FROM variant;
  INSERT INTO hold (cart_item_id, variant_id, source_id, period_from, blocked_to, units, expires_at)
    SELECT '${ITEM}', id, 'praha', '2027-02-08', '2027-02-11', 1, '2027-02-01T10:30:00Z' FROM variant;
  INSERT INTO rental_order (id, body_hash, increment_id, status, store_code, source_id, email, firstname, addresses,
  shipping_code,
      shipping_title, return_code, return_title, payment_code, payment_title, user_note, subtotal, shipping, payment,
      tax, grand_total, deposit, created_at)
    SELECT id::uuid, '', id, status, 'main', 'praha', '', '', '{}', '', '', '', '', '', '', '', 0, 0, 0, 0, 0, 0, now()
    FROM (VALUES ('${ORDER}', 'confirmed'), ('${UNPAID}', 'pending_payment')) AS o(id, status);
  INSERT INTO order_line (order_id, position, sku, parent_sku, name, options, source_id, period_from, period_to, qty,
  price_incl_tax, deposit)
    VALUES ('${ORDER}', 1, 'HELMET', 'HELMET', '', '[]', 'praha', '2027-02-09', '2027-02-09', 2, 0, 0);
  INSERT INTO reservation (order_id, order_line, variant_id, source_id, period_from, period_to, blocked_to, units)
    SELECT '${ORDER}', 1, id, 'praha', '2027-02-09', '2027-02-09', '2027-02-10', 2 FROM variant;
  INSERT INTO reservation (reference, variant_id, source_id, period_from, period_to, blocked_to, units)
    SELECT 'phone-1', id, 'praha', '2027-02-10', '2027-02-12', '2027-02-13', 1 FROM variant;
  INSERT INTO stock_day (variant_id, source_id, day, product_id, units, booked)
    SELECT v.id, 'praha', day::date, v.product_id, 5, booked
    FROM variant v CROSS JOIN (VALUES ('2027-02-08', 1), ('2027-02-09', 3), ('2027-02-10', 4), ('2027-02-11', 2),
      ('2027-02-12', 1), ('2027-02-13', 1)) AS d(day, booked);`;

const counters = async () => (await database.pool.query("SELECT day, units, booked FROM stock_day ORDER BY day")).rows;

test("every hold, reservation and booking becomes one claim, and the counters agree with them as before", async () => {
  await migrate(database.url, before);
  await database.pool.query(fill);
  const counted = await counters();
  expect(await migrate(database.url)).toContain("010-claims.sql");

  const { rows } = await database.pool.query(
    `SELECT cart_item_id, order_id, order_line, reference, period_from, period_to, blocked_to, units, ends_at
     FROM claim ORDER BY period_from`,
  );
  const nobody = { cart_item_id: null, order_id: null, order_line: null, reference: null, ends_at: null };
  expect(rows).toEqual([
    {
      ...nobody,
      cart_item_id: ITEM,
      period_from: "2027-02-08",
      period_to: "2027-02-10",
      blocked_to: "2027-02-11",
      units: 1,
      ends_at: new Date("2027-02-01T10:30:00Z"),
    },
    {
      ...nobody,
      order_id: ORDER,
      order_line: 1,
      period_from: "2027-02-09",
      period_to: "2027-02-09",
      blocked_to: "2027-02-10",
      units: 2,
    },
    {
      ...nobody,
      reference: "phone-1",
      period_from: "2027-02-10",
      period_to: "2027-02-12",
      blocked_to: "2027-02-13",
      units: 1,
    },
  ]);
  expect(await counters()).toEqual(counted);
  const { rows: sums } = await database.pool.query(
    `SELECT d::date AS day, 5 AS units, sum(units)::int AS booked
     FROM claim CROSS JOIN LATERAL generate_series(period_from, blocked_to, interval '1 day') AS d GROUP BY d
       ORDER BY d`,
  );
  expect(sums).toEqual(counted);
});

test("orders keep their status, begin their log with it, and none waits for its money without an end", async () => {
  const { rows } = await database.pool.query(
    `SELECT o.status, o.payment_status, o.pay_until IS NOT NULL AS ends, e.event, e.to_status
     FROM rental_order o JOIN order_event e ON e.order_id = o.id ORDER BY o.id`,
  );
  const known = { payment_status: "open", event: "migrate" };
  expect(rows).toEqual([
    { ...known, status: "confirmed", to_status: "confirmed", ends: false },
    { ...known, status: "pending_payment", to_status: "pending_payment", ends: true },
  ]);
});

test("a claim has exactly one owner, and a cart's claim ends", async () => {
  const claim = (owner: string, endsAt: string) =>
    database.pool.query(
      `INSERT INTO claim (${owner === "none" ? "" : "reference, "}variant_id, source_id, period_from, period_to,
        blocked_to, units${owner === "both" ? ", cart_item_id" : ""}, ends_at)
       SELECT ${owner === "none" ? "" : "'x', "}id, 'praha', '2027-03-01', '2027-03-01', '2027-03-01', 1${
         owner === "both" ? `, '${ITEM}'` : ""
       }, ${endsAt} FROM variant`,
    );
  await expect(claim("none", "NULL")).rejects.toMatchObject({ constraint: "claim_has_one_owner" });
  await expect(claim("both", "now()")).rejects.toMatchObject({ constraint: "claim_has_one_owner" });
  await expect(
    database.pool.query("UPDATE claim SET ends_at = NULL WHERE cart_item_id IS NOT NULL"),
  ).rejects.toMatchObject({ constraint: "claim_of_cart_ends" });
});
