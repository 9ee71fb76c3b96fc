-- Addresses that things had before: a url_path, or "c/{slug}" of a category. Each leads to the thing itself, wherever
-- it stands now, so that there are no chains and no circles; what stands at an address today comes before what stood
-- there once. Whoever changes an address leaves its former one here without knowing of it.
CREATE TABLE former_address (
  path text PRIMARY KEY,
  product_id int REFERENCES product ON DELETE CASCADE,
  category_id int REFERENCES category ON DELETE CASCADE,
  left_at timestamptz NOT NULL DEFAULT now(),
  CHECK (num_nonnulls(product_id, category_id) = 1)
);
CREATE INDEX former_address_product ON former_address (product_id);
CREATE INDEX former_address_category ON former_address (category_id);

CREATE FUNCTION keep_former_address(former text, product int, category int) RETURNS void
  LANGUAGE sql
  BEGIN ATOMIC
    INSERT INTO former_address (path, product_id, category_id) VALUES (former, product, category)
    ON CONFLICT (path) DO UPDATE
      SET product_id = excluded.product_id, category_id = excluded.category_id, left_at = excluded.left_at;
  END;

CREATE FUNCTION product_left_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_former_address(OLD.url_path, OLD.id, NULL);
  RETURN NULL;
END $$;
CREATE TRIGGER product_left_address AFTER UPDATE OF url_path ON product FOR EACH ROW
  WHEN (OLD.url_path IS NOT NULL AND OLD.url_path IS DISTINCT FROM NEW.url_path)
  EXECUTE FUNCTION product_left_address();

CREATE FUNCTION category_left_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.url_path <> NEW.url_path THEN PERFORM keep_former_address(OLD.url_path, NULL, OLD.id); END IF;
  IF OLD.slug <> NEW.slug THEN PERFORM keep_former_address('c/' || OLD.slug, NULL, OLD.id); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER category_left_address AFTER UPDATE OF url_path, slug ON category FOR EACH ROW
  WHEN (OLD.url_path <> NEW.url_path OR OLD.slug <> NEW.slug)
  EXECUTE FUNCTION category_left_address();
