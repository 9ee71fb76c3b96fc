-- Through which partner's shop an order came, as that shop calls itself; null of orders of the shop's own pages.
ALTER TABLE rental_order ADD COLUMN partner_code text CHECK (partner_code ~ '^[A-Za-z0-9_.-]{1,64}$');
