-- A text that German or Italian lacks is shown in English, which its readers know sooner than Czech.
-- Czech always stands, so its own readers never come as far as English.
CREATE OR REPLACE FUNCTION in_language(texts jsonb, language text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(texts ->> language, texts ->> 'en', texts ->> 'cs', '');
