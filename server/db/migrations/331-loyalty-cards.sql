-- Number of a loyalty card: given by the shop, or typed by the customer; empty: none.
ALTER TABLE customer
  ADD COLUMN loyalty_card text NOT NULL DEFAULT '',
  ADD COLUMN loyalty_card_by_shop boolean NOT NULL DEFAULT false;
