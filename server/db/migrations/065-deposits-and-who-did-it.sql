-- Where an order's deposit is: asked for, with the shop, given back, or kept in part or whole.
ALTER TABLE rental_order
  ADD COLUMN deposit_status text NOT NULL DEFAULT 'none'
    CHECK (deposit_status IN ('none', 'open', 'held', 'released', 'partly_kept', 'kept')),
  -- What the shop kept of it, e.g. for a thing that came back broken.
  ADD COLUMN deposit_kept int NOT NULL DEFAULT 0;
UPDATE rental_order SET deposit_status = CASE
    WHEN status IN ('handed_over', 'returned') THEN 'held'
    WHEN status = 'closed' THEN 'released'
    ELSE 'open' END
  WHERE deposit > 0;
ALTER TABLE rental_order ALTER COLUMN deposit_status DROP DEFAULT;
ALTER TABLE rental_order ADD CONSTRAINT deposit_kept_is_part_of_it CHECK (
  deposit_kept BETWEEN 0 AND deposit
  AND (deposit_kept > 0) = (deposit_status IN ('partly_kept', 'kept'))
  AND (deposit_status = 'none') = (deposit = 0));

ALTER TABLE order_event
  -- Who of the shop made the step; null where nobody of the shop did.
  ADD COLUMN by_whom text,
  -- What they said to it, e.g. why a deposit was kept.
  ADD COLUMN note text,
  -- Money that the step moved.
  ADD COLUMN amount int CHECK (amount >= 0),
  DROP CONSTRAINT order_event_subject_check,
  ADD CONSTRAINT order_event_subject_check CHECK (subject IN ('order', 'payment', 'deposit'));
