-- A letter's link confirms for the account that had that letter sent: another one may have asked since, and pressing an
-- older link is no yes to it. Links of before tell nobody's.
ALTER TABLE newsletter_link ADD COLUMN asked_by int REFERENCES customer ON DELETE SET NULL;
ALTER TABLE mail ADD COLUMN asked_by int REFERENCES customer ON DELETE SET NULL;
ALTER TABLE newsletter_subscriber DROP COLUMN asked_by;
