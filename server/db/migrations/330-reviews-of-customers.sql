-- Who wrote it, where they were logged in; a review stays when its writer's account goes.
ALTER TABLE review ADD COLUMN customer_id int REFERENCES customer ON DELETE SET NULL;
CREATE INDEX review_customer ON review (customer_id, id DESC) WHERE customer_id IS NOT NULL;
