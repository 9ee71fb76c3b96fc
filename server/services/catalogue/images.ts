import type { Image } from "@/lib/contract";
import type { Language } from "@/lib/store-views";
import type { ImageRow } from "@/server/repositories/products";
import { inLanguage } from "@/server/repositories/sql";

export const toImage = (row: ImageRow, language: Language): Image => ({
  image: row.image,
  width: row.width,
  height: row.height,
  placeholder: row.placeholder,
  ...(row.label ? { label: inLanguage(row.label, language) } : {}),
});
