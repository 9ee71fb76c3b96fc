-- Whether a text holds one of the words with a typo. A long word may also be the beginning of an inflected one
-- ("snowbord" finds "snowboardy"); most of its letters have to be there, or any part of a compound would do.
CREATE OR REPLACE FUNCTION found_in(searched text, words text[]) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN EXISTS (
    SELECT 1 FROM unnest(words) AS word
    WHERE CASE WHEN length(word) > 6 THEN word_similarity(word, searched) >= 0.6 ELSE strict_word_similarity(word, searched) >= 0.45 END);
