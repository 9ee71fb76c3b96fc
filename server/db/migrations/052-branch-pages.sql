-- What can be done at a branch, in the owner's words ([{"cs": …, "en": …}]), and pages that show where all branches are.
ALTER TABLE source ADD COLUMN facilities jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(facilities) = 'array');
ALTER TABLE cms_page ADD COLUMN map boolean NOT NULL DEFAULT false;
