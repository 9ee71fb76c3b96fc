-- Where a product can be had at all, as its variants have it: what a branch has is found without reading every variant.
ALTER TABLE product ADD COLUMN source_ids text[] NOT NULL DEFAULT '{}';
UPDATE product p SET source_ids = fresh.ids FROM (
  SELECT v.product_id, array_agg(DISTINCT place.id ORDER BY place.id) AS ids
  FROM variant v CROSS JOIN LATERAL unnest(v.source_ids) AS place(id) GROUP BY v.product_id) fresh
WHERE fresh.product_id = p.id;
CREATE INDEX product_sources ON product USING gin (source_ids) WITH (fastupdate = off);
-- What is kept nowhere and never runs out (`isEndless` of the domain).
CREATE INDEX product_endless ON product (id) WHERE type_id IN ('virtual', 'downloadable') AND charged_by <> 'time';
