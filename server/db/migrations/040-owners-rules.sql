-- What an owner asks of orders and rents: how long before closing a branch takes them, and for kinds of things how long
-- a rent is and on which days it begins (rules as the import has them, see docs/import.md).
ALTER TABLE source
  ADD COLUMN lead_minutes int CHECK (lead_minutes >= 0),
  ADD COLUMN order_until text CHECK (order_until ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  ADD COLUMN closed_on_holidays boolean NOT NULL DEFAULT false;

ALTER TABLE category ADD COLUMN rent_rules jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(rent_rules) = 'array');
