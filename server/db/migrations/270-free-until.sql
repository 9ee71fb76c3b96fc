-- The last moment in which an order is called off for free, as its renter was told: other opening hours later change
-- nothing of it. Null of orders of before, whose days alone say it, and where nothing is rented.
ALTER TABLE rental_order ADD COLUMN free_until timestamptz;
