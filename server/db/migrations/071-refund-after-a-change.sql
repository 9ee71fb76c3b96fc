-- A change may have made an order cheaper than what was paid for it: all of that can go back.
ALTER TABLE rental_order
  DROP CONSTRAINT rental_order_check1,
  ADD CONSTRAINT refund_is_no_debt CHECK (refund >= 0);
