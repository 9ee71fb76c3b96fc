-- A service that an account is linked with is named by its id where it is taken away.
ALTER TABLE social_login ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid();
CREATE UNIQUE INDEX social_login_id ON social_login (id);

-- Which service a mail to a customer tells of.
ALTER TABLE mail ADD COLUMN service text;
