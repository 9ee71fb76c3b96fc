-- What the home page of a shop front says of itself, by the code of its store view.
CREATE TABLE store_front (
  store_code text PRIMARY KEY,
  headline jsonb NOT NULL,
  text jsonb NOT NULL,
  picture text,
  people jsonb NOT NULL CHECK (jsonb_typeof(people) = 'array')
);
