import { illustrationPath } from "@/lib/routes";

/** Drawings of the theme, one for each kind that a category may name (`public/illustrations`). */
export function CategoryIllustration({ kind }: { kind: string }) {
  // Decoration beside the category's name; a plain file, kept by the browser for all pages.
  return <img src={illustrationPath(kind)} alt="" width={240} height={160} loading="lazy" decoding="async" />;
}
