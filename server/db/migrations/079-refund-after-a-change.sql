-- A change may have made an order cheaper than what was paid for it: all of that can go back.
ALTER TABLE rental_order
  DROP CONSTRAINT rental_order_check1,
  ADD CONSTRAINT refund_is_part_of_what_was_paid CHECK (refund BETWEEN 0 AND grand_total - due);
