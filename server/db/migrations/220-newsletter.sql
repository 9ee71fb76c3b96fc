-- Who gets the newsletter, or was asked whether they want it: unconfirmed ones are deleted after a while.
CREATE TABLE newsletter_subscriber (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL UNIQUE CONSTRAINT newsletter_email_is_folded CHECK (email = lower(email)),
  -- Where it was asked for, whose language its letters speak.
  store_code text NOT NULL,
  asked_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  -- The account that asked last, and the one that may see and end it: an account's own e-mail is typed, not proven.
  asked_by int REFERENCES customer ON DELETE SET NULL,
  customer_id int REFERENCES customer ON DELETE SET NULL
);
CREATE INDEX newsletter_unconfirmed ON newsletter_subscriber (asked_at) WHERE confirmed_at IS NULL;

-- Links of letters, as SHA-256: whoever has one reads that e-mail.
CREATE TABLE newsletter_link (
  hash bytea PRIMARY KEY,
  subscriber_id int NOT NULL REFERENCES newsletter_subscriber ON DELETE CASCADE
);
CREATE INDEX newsletter_link_subscriber ON newsletter_link (subscriber_id);

-- E-mails that had their welcome coupon, as SHA-256: who leaves and comes back gets no second one.
CREATE TABLE newsletter_welcome (email_hash bytea PRIMARY KEY);

ALTER TABLE mail
  ADD COLUMN subscriber_id int REFERENCES newsletter_subscriber ON DELETE CASCADE,
  DROP CONSTRAINT mail_is_of_one_thing,
  ADD CONSTRAINT mail_is_of_one_thing CHECK (num_nonnulls(order_id, message, customer_id, subscriber_id) = 1);
CREATE INDEX mail_subscriber ON mail (subscriber_id) WHERE subscriber_id IS NOT NULL;
