-- Services beside the things of a line, each charged for every unit.

-- Kinds of a service: [{code, name by language, price in haléře}]; with some, `price` is the cheapest one's.
ALTER TABLE service ADD COLUMN options jsonb NOT NULL DEFAULT '[]';

-- What was chosen: [{code, selected_option}]. The catalogue says what it costs.
ALTER TABLE cart_item ADD COLUMN services jsonb NOT NULL DEFAULT '[]';

-- A copy of what was agreed: [{code, name, selected_option, option, price of one unit in haléře}].
ALTER TABLE order_line ADD COLUMN services jsonb NOT NULL DEFAULT '[]';
-- What those of all lines come to; part of the grand total.
ALTER TABLE rental_order ADD COLUMN services int NOT NULL DEFAULT 0 CHECK (services >= 0);
