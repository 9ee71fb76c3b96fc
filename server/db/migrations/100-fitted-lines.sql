-- What of an ordered thing is set to whoever rents it (`bindings`, `saddle`): where nothing was said of it with the
-- order, its page and the counter's sheet say that it is still to be said. Orders of before don't know it.
ALTER TABLE order_line ADD COLUMN fittings text[] NOT NULL DEFAULT '{}';
