import { ProductList } from "../../product-list";

export const revalidate = 300;

/** The list whose links are fetched by the tap itself. */
export default function Page() {
  return <ProductList prefetch={false} />;
}
