-- Whose login used the token last, for a device that is ended to lose the cart too. A login that has run out leaves the
-- id behind, and tokens of before name none: neither is of a device that somebody is logged in on.
ALTER TABLE cart_token ADD COLUMN device_id uuid;
