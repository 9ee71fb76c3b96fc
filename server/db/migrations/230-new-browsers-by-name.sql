-- Browsers are known by their names, of which there are some dozens, and not by what they call themselves. Those that
-- were kept by that would count as others: each account begins anew.
DELETE FROM known_browser;
-- The mail that tells of one says it without its login, which may have ended by then.
ALTER TABLE mail ADD COLUMN browser text;
