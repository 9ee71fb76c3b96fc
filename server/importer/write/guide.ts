import type { Queryable } from "@/server/db/client";
import type { ImportSet } from "../take-record";
import { type Counts, upsert } from "./upsert";

export const writeGuide = (db: Queryable, guides: ImportSet["equipment-guide"]): Promise<Counts> =>
  upsert(
    db,
    {
      table: "guide_sport",
      key: ["code"],
      columns: { code: "text", store_codes: "text[]", position: "int", is_active: "boolean", content: "jsonb" },
    },
    guides.map(({ record: { code, store_codes, position, is_active, ...content } }) => ({
      ...{ code, store_codes, position, is_active, content },
    })),
  );
