-- Reviews that visitors write. One waits until somebody of the shop has read it, where the owner wants that; only what
-- is published is shown and counted.
ALTER TABLE review
  ADD COLUMN state text NOT NULL DEFAULT 'published' CHECK (state IN ('waiting', 'published', 'rejected')),
  -- Made by the writer's browser: sent again, it is the same review. Imported ones have none.
  ADD COLUMN written_id uuid UNIQUE,
  -- For how long they had the thing, and how well they ride, as they say it themselves.
  ADD COLUMN used text CHECK (used IN ('day', 'few_days', 'week', 'longer')),
  ADD COLUMN level text CHECK (level IN ('beginner', 'intermediate', 'expert')),
  -- In which language it is written, where that is known.
  ADD COLUMN language text CHECK (language IN ('cs', 'en', 'de', 'it')),
  ADD COLUMN written_at timestamptz;

-- Two visitors of the same name may write under the same title on one day; an import knows its own by these.
ALTER TABLE review DROP CONSTRAINT review_product_id_nickname_created_at_title_key;
CREATE UNIQUE INDEX review_imported ON review (product_id, nickname, created_at, title) WHERE written_id IS NULL;
DROP INDEX review_newest;
CREATE INDEX review_newest ON review (product_id, created_at DESC, id DESC) WHERE state = 'published';
CREATE INDEX review_to_read ON review (state, id) WHERE state <> 'published';

-- Who of the shop published or rejected it, and what they said to it.
CREATE TABLE review_act (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  review_id int NOT NULL REFERENCES review ON DELETE CASCADE,
  act text NOT NULL CHECK (act IN ('publish', 'reject')),
  by_whom text NOT NULL,
  note text,
  at timestamptz NOT NULL
);
CREATE INDEX review_act_review ON review_act (review_id, id);
