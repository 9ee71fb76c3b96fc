import type { Company } from "@/lib/contract";
import type { Queryable } from "@/server/db/client";
import { selectOne } from "./sql";

export const readCompany = (
  db: Queryable,
  { country_id, company_id }: Pick<Company, "country_id" | "company_id">,
): Promise<Company | null> =>
  selectOne(
    db,
    `SELECT country AS country_id, company_id, vat_id, name, street, city, postcode FROM company
     WHERE country = $1 AND company_id = $2`,
    [country_id, company_id],
  );
