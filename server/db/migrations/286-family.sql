-- People that an account's owner rents for, and what their things are set by. Nothing of it stands without the consent
-- that it hangs on: withdrawn, or with the account gone, all of it is.
CREATE TABLE family_consent (
  customer_id int PRIMARY KEY REFERENCES customer ON DELETE CASCADE,
  given_at timestamptz NOT NULL
);

CREATE TABLE family_person (
  id uuid PRIMARY KEY,
  customer_id int NOT NULL REFERENCES family_consent ON DELETE CASCADE,
  name text NOT NULL,
  height_cm smallint,
  weight_kg smallint,
  foot_mm smallint,
  level text CHECK (level IN ('cautious', 'moderate', 'fast')),
  -- When it was told last: children grow.
  told_at timestamptz NOT NULL
);
CREATE INDEX family_person_customer ON family_person (customer_id);
