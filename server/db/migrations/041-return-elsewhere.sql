-- Whether a branch takes back what others handed out, and for how much (haléře); null: as the configuration says.
ALTER TABLE source
  ADD COLUMN takes_back boolean NOT NULL DEFAULT true,
  ADD COLUMN return_fee int CHECK (return_fee >= 0);
