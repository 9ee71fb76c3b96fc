-- What of an order's money goes back once it was called off, by the terms of that moment; null where none was paid.
ALTER TABLE rental_order
  ADD COLUMN refund int CHECK (refund BETWEEN 0 AND grand_total),
  ADD CONSTRAINT only_what_was_called_off_is_refunded CHECK (refund IS NULL OR status = 'cancelled');
UPDATE rental_order SET refund = grand_total
  WHERE status = 'cancelled' AND payment_status IN ('paid', 'partly_refunded', 'refunded');

ALTER TABLE payment
  -- How much of it goes, or went, back.
  ADD COLUMN refund int CHECK (refund BETWEEN 1 AND amount),
  -- When the gateway was last asked to give a part back: it may have done so and its answer been lost.
  ADD COLUMN refund_asked_at timestamptz;
UPDATE payment SET refund = amount WHERE status IN ('returning', 'returned');
ALTER TABLE payment ADD CONSTRAINT payment_that_goes_back_says_how_much
  CHECK ((refund IS NOT NULL) = (status IN ('returning', 'returned')));

ALTER TABLE sandbox_payment
  ADD COLUMN refunded int NOT NULL DEFAULT 0 CHECK (refunded BETWEEN 0 AND amount);
UPDATE sandbox_payment SET refunded = amount WHERE state = 'refunded';
