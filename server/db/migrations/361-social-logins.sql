-- Whoever came by another service has a password once they set one.
ALTER TABLE customer ALTER COLUMN password_hash DROP NOT NULL;

-- Who somebody is at a service that logs them in (OpenID Connect).
CREATE TABLE social_login (
  issuer text NOT NULL,
  subject text NOT NULL,
  customer_id int NOT NULL REFERENCES customer ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (issuer, subject)
);
CREATE INDEX social_login_customer ON social_login (customer_id);

-- A browser on its way to a service and back, for some minutes and once.
CREATE TABLE social_attempt (
  state_hash bytea PRIMARY KEY,
  browser_hash bytea NOT NULL,
  provider text NOT NULL,
  store_code text NOT NULL,
  -- Where the login is to end.
  next text,
  expires_at timestamptz NOT NULL
);
CREATE INDEX social_attempt_expiry ON social_attempt (expires_at);

-- What a service has said of the one at a browser whose e-mail has an account with a password: it waits for that.
CREATE TABLE social_proof (
  browser_hash bytea PRIMARY KEY,
  issuer text NOT NULL,
  subject text NOT NULL,
  email text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX social_proof_expiry ON social_proof (expires_at);
