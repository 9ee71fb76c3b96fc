-- What a shopper writes or chooses with a thing (a name, a wrapping), with what it costs.
ALTER TABLE product ADD COLUMN custom_options jsonb NOT NULL DEFAULT '[]';
