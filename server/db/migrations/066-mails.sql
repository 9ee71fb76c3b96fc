-- What renters and the shop are written. A row is made with the step it tells of, in one transaction; a job sends it.
CREATE TABLE mail (
  -- Also the mail's Message-ID, so that a mail sent again is known to be the same.
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL,
  -- What it tells of: a step of an order's log, a day, or a message from the site. Nobody is told of one thing twice.
  occasion text NOT NULL,
  order_id uuid REFERENCES rental_order,
  event_id bigint REFERENCES order_event,
  -- Of a message from the site: who writes what.
  message jsonb,
  status text NOT NULL DEFAULT 'queued'
    -- `kept`: no mail server is configured, and it can be read here; `dropped`: it would not be true any more;
    -- `refused`: the mail server will never take it.
    CHECK (status IN ('queued', 'sent', 'kept', 'dropped', 'refused')),
  created_at timestamptz NOT NULL,
  settled_at timestamptz,
  -- Why it was refused.
  reason text,
  -- The whole letter, of a kept one.
  letter jsonb,
  UNIQUE (kind, occasion),
  CONSTRAINT mail_is_of_an_order_or_a_message CHECK (num_nonnulls(order_id, message) = 1),
  CONSTRAINT kept_mail_has_its_letter CHECK ((status = 'kept') = (letter IS NOT NULL)),
  CONSTRAINT settled_mail_says_when CHECK ((status = 'queued') = (settled_at IS NULL))
);
CREATE INDEX mail_created ON mail (created_at);
CREATE INDEX mail_order ON mail (order_id) WHERE order_id IS NOT NULL;
-- Whose things go out, or come back, tomorrow.
CREATE INDEX order_line_from ON order_line (period_from);
CREATE INDEX order_line_to ON order_line (period_to);
