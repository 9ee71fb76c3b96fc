-- Whose an order is: of somebody who was logged in, or who took it into an account. It stays when the account goes.
ALTER TABLE rental_order ADD COLUMN customer_id int REFERENCES customer ON DELETE SET NULL;
CREATE INDEX rental_order_customer ON rental_order (customer_id, created_at DESC, id)
  WHERE customer_id IS NOT NULL;
