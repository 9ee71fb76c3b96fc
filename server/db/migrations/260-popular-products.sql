-- What a word finds, the most popular first: suggestions choose among so many, however many are called so.
CREATE INDEX product_popular ON product (popularity DESC, id DESC) WHERE is_listed;
