-- What a word that nothing is called could mean: parts of words by their threes of letters, slips among the words of a
-- language that are about as long.
ALTER TABLE search_word
  ADD COLUMN language text NOT NULL GENERATED ALWAYS AS (split_part(lexeme, ':', 1)) STORED,
  ADD COLUMN word text NOT NULL GENERATED ALWAYS AS (split_part(lexeme, ':', 2)) STORED;
CREATE INDEX search_word_length ON search_word (language, length(word)) INCLUDE (word, lexeme, products);
CREATE INDEX search_word_part ON search_word USING gin (word gin_trgm_ops) WITH (fastupdate = off);
