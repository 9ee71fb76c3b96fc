import { illustrationPath } from "@/lib/routes";

interface Props {
  kind: string;
  /** Whether it stands on the first screen: it is not to wait for the layout then. */
  isFirst?: boolean;
}

/** Drawings of the theme, one for each kind that a category may name (`public/illustrations`). */
export function CategoryIllustration({ kind, isFirst = false }: Props) {
  // Decoration beside the category's name; a plain file, kept by the browser for all pages.
  const loading = isFirst ? "eager" : "lazy";
  return <img src={illustrationPath(kind)} alt="" width={240} height={160} loading={loading} decoding="async" />;
}
