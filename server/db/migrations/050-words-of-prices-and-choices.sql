-- What asks for a choice of an attribute, in each language; null where its name has to do.
ALTER TABLE attribute ADD COLUMN prompt jsonb;

-- Whether some sizes cost more: only then does a listing say "from".
ALTER TABLE product ADD COLUMN price_varies boolean NOT NULL DEFAULT false;
UPDATE product p SET price_varies = true
WHERE 1 < (SELECT count(DISTINCT (v.price_list, v.special_price, v.final_price)) FROM variant v
  WHERE v.product_id = p.id AND v.status < 2);
