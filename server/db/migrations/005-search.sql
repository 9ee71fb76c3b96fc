-- Czech writes one sound as i and as y, and shoppers mix them up: searches compare without the difference.
CREATE OR REPLACE FUNCTION fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN translate(lower(unaccent('unaccent'::regdictionary, value)), 'y', 'i');

UPDATE product SET search_text = translate(search_text, 'y', 'i') WHERE search_text LIKE '%y%';

CREATE TEMPORARY TABLE folded_synonym ON COMMIT DROP AS
  SELECT DISTINCT ARRAY(SELECT DISTINCT translate(word, 'y', 'i') FROM unnest(words) AS word ORDER BY 1) AS words FROM synonym;
DELETE FROM synonym;
INSERT INTO synonym SELECT words FROM folded_synonym;

-- Whether a text holds one of the words with a typo. Judged against whole words, and long words more strictly:
-- a part of one long word is soon like a part of another.
CREATE OR REPLACE FUNCTION found_in(searched text, words text[]) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN EXISTS (SELECT 1 FROM unnest(words) AS word WHERE strict_word_similarity(word, searched) >= CASE WHEN length(word) > 6 THEN 0.55 ELSE 0.45 END);
