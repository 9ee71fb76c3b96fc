-- What an ordered thing is where it is not rented: a lesson has its days and nothing comes back, a voucher or a guide
-- has no days at all. Orders of before are told by what the catalogue says of it now.
ALTER TABLE order_line ADD COLUMN kind text CHECK (kind IN ('lesson', 'piece', 'download'));
UPDATE order_line SET kind = known.kind FROM (
  SELECT v.sku, CASE
      WHEN p.type_id = 'downloadable' THEN 'download'
      WHEN p.charged_by = 'piece' THEN 'piece'
      ELSE 'lesson'
    END AS kind
  FROM variant v JOIN product p ON p.id = v.product_id WHERE p.type_id IN ('virtual', 'downloadable')) AS known
WHERE order_line.sku = known.sku;
