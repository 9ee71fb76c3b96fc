-- Words are folded, cut to their stems and weighed by the shop's own rules (lib/domain/search-words.ts), in one place
-- for what is sought and what is found. The index is filled by the importer, and anew when those rules change.
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

ALTER TABLE product ADD COLUMN search tsvector NOT NULL DEFAULT '';
CREATE INDEX product_search_words ON product USING gin (search);

-- Every word of the index with the number of products that it finds, and of those that are called so (by their name or
-- kind): what a word with a typo could mean, and whether the shop's synonyms are needed.
CREATE TABLE search_word (
  lexeme text PRIMARY KEY,
  products int NOT NULL,
  named int NOT NULL
);
CREATE INDEX search_word_beginning ON search_word (lexeme text_pattern_ops);

-- Which version of the rules the index was made by.
CREATE TABLE search_index (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  version int NOT NULL DEFAULT 0
);
INSERT INTO search_index DEFAULT VALUES;

DROP INDEX product_search;
ALTER TABLE product DROP COLUMN search_text;
DROP FUNCTION found_in(text, text[]);
DROP FUNCTION fold(text);
