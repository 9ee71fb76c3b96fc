import type { Queryable } from "@/server/db/client";
import { readCompany } from "@/server/repositories/companies";
import type { CompanyRegister } from "./port";

/** The companies that the shop's owner has imported (`companies`): needs no network and nobody's permission. */
export const importedRegister = (db: Queryable): CompanyRegister => ({ find: (company) => readCompany(db, company) });
