-- Companies as a public register has them, for shops that ask none over the network.
CREATE TABLE company (
  country text NOT NULL,
  company_id text NOT NULL,
  vat_id text NOT NULL DEFAULT '',
  name text NOT NULL,
  street text NOT NULL,
  city text NOT NULL,
  postcode text NOT NULL,
  PRIMARY KEY (country, company_id)
);
