-- Names an account to authenticators, and says nothing of whose it is.
ALTER TABLE customer ADD COLUMN passkey_handle uuid NOT NULL DEFAULT gen_random_uuid();

-- Keys that open an account beside its password. Only the public half is here: who reads it can log in as nobody.
CREATE TABLE passkey (
  id uuid PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customer ON DELETE CASCADE,
  credential_id bytea NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  -- The host that it is good for: browsers show it to no other.
  rp_id text NOT NULL,
  -- How often it has signed, where it counts; one that counts back was copied.
  counter bigint NOT NULL CONSTRAINT passkey_counter_is_none_or_more CHECK (counter >= 0),
  -- How a browser reaches it: "internal", "usb".
  transports text[] NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX passkey_customer ON passkey (customer_id);

-- What a browser was given to sign, for a few minutes and once: to log in, by the token of that browser's cookie; to
-- add a passkey, by the login that it was asked for in. Kept as SHA-256.
CREATE TABLE passkey_challenge (
  hash bytea PRIMARY KEY,
  browser_hash bytea,
  device_id uuid REFERENCES customer_device ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  CONSTRAINT passkey_challenge_is_of_one CHECK (num_nonnulls(browser_hash, device_id) = 1)
);
CREATE INDEX passkey_challenge_device ON passkey_challenge (device_id) WHERE device_id IS NOT NULL;
CREATE INDEX passkey_challenge_expiry ON passkey_challenge (expires_at);
