-- Where carriers keep parcels and take them back. `words` are its name and address as a search has them: folded.
CREATE TABLE pickup_point (
  carrier text NOT NULL,
  id text NOT NULL,
  name text NOT NULL,
  street text NOT NULL,
  city text NOT NULL,
  postcode text NOT NULL,
  latitude double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  opening_hours jsonb NOT NULL CHECK (jsonb_typeof(opening_hours) = 'array'),
  closed_days date[] NOT NULL DEFAULT '{}',
  is_active boolean NOT NULL DEFAULT true,
  words text NOT NULL,
  PRIMARY KEY (carrier, id)
);
