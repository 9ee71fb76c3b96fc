-- People with an account; it counts in all shop fronts of this installation.
CREATE TABLE customer (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL UNIQUE CONSTRAINT customer_email_is_folded CHECK (email = lower(email)),
  firstname text NOT NULL,
  lastname text NOT NULL,
  password_hash text NOT NULL CONSTRAINT customer_password_is_hashed CHECK (password_hash LIKE '$argon2id$%'),
  -- Where the account was opened, whose language its mails speak.
  store_code text NOT NULL,
  created_at timestamptz NOT NULL
);

-- A device that somebody is logged in on: a family of refresh tokens, each the successor of the one before.
CREATE TABLE customer_device (
  id uuid PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customer ON DELETE CASCADE,
  -- Makes a token's successor out of it, so that the same token renewed twice at once has one successor.
  seed bytea NOT NULL,
  -- What its browser calls itself.
  agent text NOT NULL,
  created_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL
);
CREATE INDEX customer_device_customer ON customer_device (customer_id);

-- Tokens are kept as SHA-256: who reads these tables can log in as nobody.
CREATE TABLE refresh_token (
  hash bytea PRIMARY KEY,
  device_id uuid NOT NULL REFERENCES customer_device ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  replaced_at timestamptz
);
CREATE UNIQUE INDEX refresh_token_newest ON refresh_token (device_id) WHERE replaced_at IS NULL;
CREATE INDEX refresh_token_device ON refresh_token (device_id);
CREATE INDEX refresh_token_expiry ON refresh_token (expires_at);

CREATE TABLE access_token (
  hash bytea PRIMARY KEY,
  device_id uuid NOT NULL REFERENCES customer_device ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX access_token_device ON access_token (device_id);
CREATE INDEX access_token_expiry ON access_token (expires_at);

-- Links of mails that let a new password be set, once.
CREATE TABLE password_reset (
  hash bytea PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customer ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX password_reset_customer ON password_reset (customer_id);

-- Browsers that an account was used with, as a hash without versions; a new one is told to its owner.
CREATE TABLE known_browser (
  customer_id int NOT NULL REFERENCES customer ON DELETE CASCADE,
  agent_hash bytea NOT NULL,
  PRIMARY KEY (customer_id, agent_hash)
);

-- How often something was tried with an e-mail, whether it has an account or not; kept as a hash, and not for long.
CREATE TABLE account_attempt (
  who bytea PRIMARY KEY,
  count int NOT NULL,
  until timestamptz NOT NULL
);

-- Mails to a customer tell of no order.
ALTER TABLE mail
  ADD COLUMN customer_id int REFERENCES customer ON DELETE CASCADE,
  DROP CONSTRAINT mail_is_of_an_order_or_a_message,
  ADD CONSTRAINT mail_is_of_one_thing CHECK (num_nonnulls(order_id, message, customer_id) = 1);
CREATE INDEX mail_customer ON mail (customer_id) WHERE customer_id IS NOT NULL;
