-- Which products each word of the index finds, and how well it calls them: a search orders thousands of things by a few
-- of these rows. They are written with the index, which a new version of its rules makes anew. Where few things
-- are looked at, their own words in search_document cost less.
CREATE TABLE search_posting (
  lexeme text COLLATE "C" NOT NULL,
  rank real NOT NULL,
  product_ids int[] NOT NULL,
  PRIMARY KEY (lexeme, rank)
);
