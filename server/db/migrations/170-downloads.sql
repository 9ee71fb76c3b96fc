-- The files that a guide is: each by its key in the shop's storage, and the name under which it is saved.
ALTER TABLE product ADD COLUMN downloads jsonb NOT NULL DEFAULT '[]';
