-- What an account's owner fills in once, so that checkouts need not ask again; empty: not told.
ALTER TABLE customer
  ADD COLUMN telephone text NOT NULL DEFAULT '',
  ADD COLUMN company text NOT NULL DEFAULT '',
  ADD COLUMN company_id text NOT NULL DEFAULT '',
  ADD COLUMN vat_id text NOT NULL DEFAULT '',
  -- Street and number, and what stands below it.
  ADD COLUMN street text[] NOT NULL DEFAULT '{}',
  ADD COLUMN city text NOT NULL DEFAULT '',
  ADD COLUMN postcode text NOT NULL DEFAULT '',
  ADD COLUMN country_id text NOT NULL DEFAULT '';
