CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Letters as they are compared in a search: without case and diacritics.
-- The dictionary is named, because unaccent(text) alone depends on the search path and can't be indexed.
CREATE FUNCTION fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(unaccent('unaccent'::regdictionary, value));

-- Texts are jsonb by language, {"cs": …, "en": …}; Czech always stands.
CREATE FUNCTION in_language(texts jsonb, language text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(texts ->> language, texts ->> 'cs', '');

-- Grows with every change of the catalogue, so that caches know.
CREATE TABLE catalogue_version (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  version bigint NOT NULL DEFAULT 1,
  changed_at timestamptz NOT NULL DEFAULT now()
);
INSERT INTO catalogue_version DEFAULT VALUES;

CREATE TABLE tax_rule (
  id int PRIMARY KEY,
  product_tax_class_ids int[] NOT NULL,
  customer_tax_class_ids int[] NOT NULL,
  rates jsonb NOT NULL
);

CREATE TABLE partner (
  id int PRIMARY KEY,
  name text NOT NULL,
  description jsonb NOT NULL,
  theme text NOT NULL
);

CREATE TABLE source (
  id text PRIMARY KEY,
  name text NOT NULL,
  partner_id int REFERENCES partner,
  street text NOT NULL,
  city text NOT NULL,
  postcode text NOT NULL,
  phone text NOT NULL,
  email text NOT NULL,
  pickup_info jsonb NOT NULL,
  dropoff_info jsonb NOT NULL,
  opening_hours jsonb NOT NULL,
  closed_days date[] NOT NULL,
  store_codes text[] NOT NULL,
  position int NOT NULL DEFAULT 0
);

CREATE TABLE attribute (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  label jsonb NOT NULL,
  is_variant boolean NOT NULL,
  is_filterable boolean NOT NULL,
  is_comparable boolean NOT NULL,
  is_visible boolean NOT NULL,
  in_tagline boolean NOT NULL,
  position int NOT NULL
);

-- Its id is what products and variants carry in `facets`.
CREATE TABLE attribute_option (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  attribute_id int NOT NULL REFERENCES attribute ON DELETE CASCADE,
  value text NOT NULL,
  label jsonb NOT NULL,
  position int NOT NULL,
  UNIQUE (attribute_id, value)
);

CREATE TABLE category (
  id int PRIMARY KEY,
  parent_id int REFERENCES category DEFERRABLE INITIALLY DEFERRED,
  name jsonb NOT NULL,
  slug text NOT NULL UNIQUE,
  url_path text NOT NULL UNIQUE,
  path text NOT NULL,
  level int NOT NULL,
  position int NOT NULL,
  is_active boolean NOT NULL,
  description jsonb NOT NULL,
  trail_color text NOT NULL,
  illustration text
);

CREATE TABLE service (
  code text PRIMARY KEY,
  name jsonb NOT NULL,
  description jsonb,
  price int NOT NULL CHECK (price >= 0)
);

-- Master pictures; `image` is the content hash with the master's ending.
CREATE TABLE media (
  image text PRIMARY KEY,
  width int NOT NULL CHECK (width > 0),
  height int NOT NULL CHECK (height > 0),
  placeholder text NOT NULL
);

CREATE TABLE product (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sku text NOT NULL UNIQUE,
  type_id text NOT NULL CHECK (type_id IN ('simple', 'configurable', 'bundle', 'grouped', 'downloadable', 'virtual')),
  name jsonb NOT NULL,
  slug text NOT NULL,
  url_path text UNIQUE,
  short_description jsonb NOT NULL,
  -- Sanitised HTML by language.
  description jsonb NOT NULL,
  status int NOT NULL,
  visibility int NOT NULL,
  store_codes text[] NOT NULL,
  -- [{days_from, days_to, price_per_day}], haléře including tax. What listings show: the cheapest child's.
  price_list jsonb NOT NULL,
  price int NOT NULL CHECK (price >= 0),
  -- rent_totals[n] is the rent of n days, so that listings sort by what they show.
  rent_totals int[] NOT NULL,
  deposit int NOT NULL CHECK (deposit >= 0),
  tax_class_id int NOT NULL,
  turnaround_days int NOT NULL CHECK (turnaround_days BETWEEN 0 AND 30),
  partner text,
  -- Attribute code → option values.
  attributes jsonb NOT NULL,
  -- Shown after the name in listings, by language.
  tagline jsonb NOT NULL,
  -- Options of the product itself (its children carry their own); ids of attribute_option.
  facets int[] NOT NULL,
  images jsonb NOT NULL,
  bundle_options jsonb NOT NULL,
  -- A set without a price of its own costs what its parts cost.
  priced_by_parts boolean NOT NULL,
  services text[] NOT NULL,
  popularity int NOT NULL,
  search_text text NOT NULL,
  review_count int NOT NULL DEFAULT 0,
  review_average numeric(2,1),
  -- Hash of the imported record: an import of the same changes nothing.
  record_hash text NOT NULL,
  created_at date NOT NULL,
  updated_at timestamptz NOT NULL,
  is_listed boolean NOT NULL GENERATED ALWAYS AS (status < 2 AND visibility BETWEEN 2 AND 4) STORED
);
CREATE INDEX product_search ON product USING gin (search_text gin_trgm_ops);

-- Every category that shows the product: those named and all above them.
CREATE TABLE product_category (
  category_id int NOT NULL REFERENCES category,
  product_id int NOT NULL REFERENCES product ON DELETE CASCADE,
  is_direct boolean NOT NULL,
  position int NOT NULL,
  PRIMARY KEY (category_id, product_id)
);
CREATE INDEX product_category_product ON product_category (product_id);

-- What is handed over: a child, or the product itself where it has none.
CREATE TABLE variant (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sku text NOT NULL UNIQUE,
  product_id int NOT NULL REFERENCES product ON DELETE CASCADE,
  -- Attribute code → option value; empty where the product has no children.
  options jsonb NOT NULL,
  facets int[] NOT NULL,
  status int NOT NULL,
  price_list jsonb NOT NULL,
  price int NOT NULL CHECK (price >= 0),
  deposit int NOT NULL CHECK (deposit >= 0),
  position int NOT NULL,
  -- Sources that stock it (for a set: all its parts).
  source_ids text[] NOT NULL
);
CREATE INDEX variant_product ON variant (product_id);

-- What a bundle (by default) or a grouped product is made of.
CREATE TABLE variant_part (
  variant_id int NOT NULL REFERENCES variant ON DELETE CASCADE,
  part_id int NOT NULL REFERENCES variant,
  units int NOT NULL CHECK (units > 0),
  PRIMARY KEY (variant_id, part_id)
);
CREATE INDEX variant_part_part ON variant_part (part_id);

CREATE TABLE product_link (
  product_id int NOT NULL REFERENCES product ON DELETE CASCADE,
  link_type text NOT NULL CHECK (link_type IN ('associated', 'related')),
  linked_sku text NOT NULL,
  units int NOT NULL,
  position int NOT NULL,
  PRIMARY KEY (product_id, link_type, linked_sku)
);

CREATE TABLE review (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id int NOT NULL REFERENCES product ON DELETE CASCADE,
  nickname text NOT NULL,
  title text NOT NULL,
  detail text NOT NULL,
  rating int NOT NULL CHECK (rating BETWEEN 1 AND 5),
  created_at date NOT NULL,
  UNIQUE (product_id, nickname, created_at, title)
);
CREATE INDEX review_newest ON review (product_id, created_at DESC, id DESC);

-- Folded words that stand for the same thing.
CREATE TABLE synonym (
  words text[] PRIMARY KEY
);

CREATE TABLE cms_page (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  identifier text NOT NULL UNIQUE,
  title jsonb NOT NULL,
  -- Sanitised HTML by language.
  content jsonb NOT NULL,
  meta_description jsonb NOT NULL
);

-- Whether a text holds one of the words, whole, as a beginning, or with a typo (0.5: "lyzemi" finds "lyze").
CREATE FUNCTION found_in(searched text, words text[]) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN EXISTS (SELECT 1 FROM unnest(words) AS word WHERE strpos(searched, word) > 0 OR word_similarity(word, searched) >= 0.5);
