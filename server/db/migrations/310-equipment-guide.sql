-- What the equipment guide asks and packs, sport by sport, by the code of the owner's file.
CREATE TABLE guide_sport (
  code text PRIMARY KEY,
  -- Store views that stand on their own; those that extend them show the same in their language.
  store_codes text[] NOT NULL,
  position int NOT NULL,
  is_active boolean NOT NULL,
  -- Names, questions, answers and things as the file has them, texts by language.
  content jsonb NOT NULL
);
