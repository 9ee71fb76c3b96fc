-- Where a branch is: as words in a sentence ("v Praze"), and on the map, to tell which one is nearest.
ALTER TABLE source
  ADD COLUMN locative jsonb,
  ADD COLUMN latitude double precision CHECK (latitude BETWEEN -90 AND 90),
  ADD COLUMN longitude double precision CHECK (longitude BETWEEN -180 AND 180),
  ADD CONSTRAINT source_has_whole_position CHECK (num_nulls(latitude, longitude) IN (0, 2));

-- Where postcodes are, by their first digits: the longest that fits says it best.
CREATE TABLE postcode_area (
  prefix text PRIMARY KEY CHECK (prefix ~ '^[0-9]{1,10}$'),
  name text NOT NULL,
  latitude double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180)
);
