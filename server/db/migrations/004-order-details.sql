-- The way back's part of `shipping`, so that the two carriages can be shown apart.
ALTER TABLE rental_order ADD COLUMN return_amount int NOT NULL DEFAULT 0 CHECK (return_amount BETWEEN 0 AND shipping);

-- Who in the group a line is for; goes on the label.
ALTER TABLE order_line ADD COLUMN person text;
