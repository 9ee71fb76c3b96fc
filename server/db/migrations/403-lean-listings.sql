-- What a listing without days or filters needs of a product's sizes, so that it need not read them one by one: every
-- value of a facet that the product or one of its enabled variants has, and the branches at which all of these are
-- kept. The importer brings them up to date.
ALTER TABLE product ADD COLUMN all_facets int[] NOT NULL DEFAULT '{}';
ALTER TABLE product ADD COLUMN everywhere_ids text[] NOT NULL DEFAULT '{}';

UPDATE product p SET all_facets = fresh.all_facets, everywhere_ids = fresh.everywhere_ids FROM (
  SELECT p.id,
    ARRAY(SELECT unnest(p.facets) AS id
      UNION SELECT unnest(v.facets) FROM variant v WHERE v.product_id = p.id AND v.status < 2 ORDER BY id) AS all_facets,
    ARRAY(SELECT place.id FROM variant v CROSS JOIN LATERAL unnest(v.source_ids) AS place(id)
      WHERE v.product_id = p.id AND v.status < 2 GROUP BY place.id
      HAVING count(*) = (SELECT count(*) FROM variant v WHERE v.product_id = p.id AND v.status < 2)
      ORDER BY place.id) AS everywhere_ids
  FROM product p) fresh
WHERE fresh.id = p.id;

-- The words of a product once more, where they are judged: beside the product they lie packed, and unpacking two
-- thousand of them takes longer than all else that a search does.
CREATE TABLE search_document (
  product_id int PRIMARY KEY REFERENCES product ON DELETE CASCADE,
  words tsvector NOT NULL
) WITH (toast_tuple_target = 8160);
ALTER TABLE search_document ALTER COLUMN words SET STORAGE EXTERNAL;

-- Whoever writes the words, an older version of the shop too, writes them here as well.
CREATE FUNCTION keep_search_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Put together anew, words are no longer packed.
  INSERT INTO search_document (product_id, words) VALUES (NEW.id, NEW.search || ''::tsvector)
    ON CONFLICT (product_id) DO UPDATE SET words = excluded.words;
  RETURN NULL;
END $$;
CREATE TRIGGER product_search_document AFTER INSERT OR UPDATE OF search ON product
  FOR EACH ROW EXECUTE FUNCTION keep_search_document();
INSERT INTO search_document (product_id, words) SELECT id, search || ''::tsvector FROM product;
